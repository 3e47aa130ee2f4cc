export const SLOVENIAN = `
kaj kdo koga komu čigav kdaj kje kam kod odkod kako kak kakšen kakšna kakšno kakšne kakšni kateri
katera katero katere katerih katerem katerega zakaj čemu koliko kolikšen kolikšna kolikšno
kolikokrat lahko smem sme moram mora moramo morate morajo moral treba potrebno potrebujem potrebuje
potrebujemo potrebujete želim želi želimo želite želel želela hočem hoče hočemo hočete rad rada radi
rabim rabi rabimo rabite imam ima imamo imate imajo imeti imel imela imeli nimam nima nimate nimajo
sem je smo ste so biti bil bila bilo bili bom bo bomo boste bodo obstaja vem ve veste vedeti povem
poveste povejte povej povedati povedali pove pojasnite pojasniti razložite navedite vprašam vprašati
vprašanje vprašanja odgovor odgovorite zanima zanimalo izvedeti iščem išče iščemo iskati dobi dobiti
vzeti vzamem vzame daste dati dam ponujate nudite nudi najdem najdemo najti imenuje pomeni mislim
mislite nameravam zgodi naredim narediti gre grem gremo pride pridem vrsta vrste tip način načina
načine možnost možnosti možno mogoče moč razlog razloga primer primeru število številka oseba osebe
človek ljudi ljudje nekdo nekaj neki neka stvar stvari kraj čas trenutek trenutno krat enkrat ime
prosim hvala pozdravljeni živjo dober dan oprostite tudi še vedno že samo približno okoli okrog
točno natančno pravzaprav res sicer običajno ponavadi večinoma pogosto včasih kdajkoli morda zdaj
sedaj na splošno več manj veliko malo zelo informacija informacije info podrobnosti odvisno glede
tiče nanaša
`
