export const LITHUANIAN = `
kas ką kame kur kada kelinta kelintos valandą valandos valandų kodėl kaip kiek kuris kuri kurie
koks kokia kokie kokį kokių kokiame kelintas kelintą keli kelios kelis kelių ar argi gal galbūt
galiu gali galite galima galėtumėte galėtų galėtume galėti galėjo įmanoma įmanomas negaliu turiu
turi turime turite turėčiau turėtų turėjo neturiu reikia reikės reikėtų reikalinga reikalingas
reikalingi reikalauja privalau privalo norėčiau noriu nori norime norėtume norėti pageidauju
pageidauti ketinu planuoju planuojame galvoju manau ieškau ieškome ieškoti žinau žino žinote
žinoti sužinoti sakyti sakote pasakyti pasakykite pasakyk papasakokite papasakoti paaiškinkite
paaiškinti patarkite klausti paklausti klausimas klausimą klausimų atsakymas atsakyti atsakykite
domina įdomu domiuosi teirautis teiraujuosi yra buvau nebus gauti gaunu gaunate duodate duoti
siūlote siūlo siūloma teikiate teikia teikiama įvyksta nutinka atsitinka daryti darote daroma
padaryti vadinamas vadinama pavadinimas vardas reiškia rasti rasiu surasti randu pavyksta pavyktų
pavykti taikoma taikomas taikote rūšis rūšies rūšys tipas tipo būdas būdu būdai būdų galimybė
galimybės galimybę variantas atvejis atveju atvejais situacija priežastis pavyzdys pavyzdžiui
skaičius skaičių kiekis žmogus žmonės žmonių asmuo asmenys kažkas kažką kažkoks niekas nieko
dalykas dalykai dalykų vieta vietoje laikas laiku laiko kartas kartą kartų prašau prašom prašyčiau
ačiū dėkui dėkoju labas sveiki laba diena atsiprašau irgi tiesiog maždaug apytiksliai tiksliai
apskritai paprastai dažniausiai kartais visada niekada dabar šiandien daugiau mažiau daug mažai
viskas informacija informacijos info papildomai detaliau susijęs susiję priklauso
`
