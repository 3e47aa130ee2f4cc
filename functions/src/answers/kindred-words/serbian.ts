export const SERBIAN = `
otvoreno otvoriti otvara otvaranje radite
zatvoreno zatvoriti zatvara zatvaranje
praznik neradni
praznik: božić uskrs slava
vikend: subota nedelja
nonstop neprekidno danonoćno
prepodne jutro ujutru jutarnji
popodne poslepodne
uveče veče večernji
dolazak stići prijavljivanje checkin
odlazak otići napustiti checkout
kasniti kašnjenje zakasniti zakašnjenje
čekati čekanje sačekati pričekati
rezervacija rezervisati bukirati booking
otkazati otkazivanje storno stornirati poništiti
promena promeniti izmena izmeniti menjati
odložiti odlaganje pomeriti
popunjeno rasprodato zauzeto
slobodno raspoloživo dostupno
termin zakazati zakazivanje
smeštaj noćenje prenoćište prenoćiti boravak
smeštaj: hotel hostel apartman pansion kamp
soba: jednokrevetna dvokrevetna trokrevetna četvorokrevetna
recepcija recepcioner portir
ključ brava zaključati otključati
sef trezor
prtljag kofer
ormarić garderoba
svlačionica presvlačenje presvući
krevet ležaj
krevetac kolevka
posteljina: čaršav jastučnica navlaka
ćebe pokrivač jorgan
peškir ubrus
čišćenje čistiti očistiti spremanje pospremanje
čistačica spremačica sobarica
klima hlađenje klimatizacija klimatizovan rashladni
grejanje radijator grejati zagrejati
frižider hladnjak minibar
televizor televizija tv
internet wifi bežični vajfaj
stepenice stepenište
balkon terasa lođa
kuhinja kuvanje kuvati skuvati
kupatilo tuš tuširanje
wc toalet klozet
veš rublje perionica pranje oprati
pegla peglanje peglati
fen sušilo
sušilica sušenje sušiti osušiti
roštilj žar skara
buka galama bučno glasno
tišina mirno tiho
pušenje pušiti cigareta pušač nepušački
kampovanje kamp autokamp šator
kamper autodom karavan
bazen plivalište
plaža kupalište
kupanje kupati okupati
spa velnes wellness
velnes: sauna džakuzi masaža
pogled vidik panorama
gost posetilac turista
hrana jesti jelo klopa
obrok: doručak ručak večera užina
doručak doručkovati
ručak ručati
večera večerati
piće napitak piti popiti
piće: kafa čaj sok pivo vino
alkohol alkoholni žestina
alkohol: pivo vino rakija viski votka
kafa espreso kapućino
voda: mineralna gazirana negazirana izvorska
jelovnik meni
dezert poslastica kolač slatkiš
dezert: torta sladoled palačinka
restoran kafana ugostiteljski
restoran: picerija bistro
kafić kafeterija
konobar posluga usluživanje poslužiti
hleb pecivo pekara
meso: govedina svinjetina piletina jagnjetina teletina ćuretina
riba: losos pastrmka šaran tuna
povrće: krompir šargarepa paradajz krastavac
voće: jabuka banana pomorandža jagoda grožđe
orašasti: orah lešnik badem
mlečni: mleko jogurt puter pavlaka sir
supa čorba
testenina špagete makarone
ljuto začinjeno pikantno
vegetarijanski vegan vegetarijanac bezmesni posno
alergija alergičan preosetljivost netolerancija
alergen: gluten laktoza soja kikiriki celer
bezglutenski gluten celijakija
sastojak sastojci sastav
mršavljenje smršati dijeta
poneti takeaway
cena cenovnik koštati iznos tarifa
trošak rashod izdatak
jeftino povoljno jeftiniji
popust sniženje sniženo rabat
akcija promocija sniženje
besplatno gratis džabe badava
uključeno uračunato obuhvaćeno uključuje
doplata doplatiti nadoplata
vaučer bon kupon
platiti plaćanje uplata uplatiti isplatiti
plaćanje: gotovina kartica pouzeće uplatnica paypal
novac pare
gotovina keš novčanica
kartica: visa mastercard dina amex
rata otplata otplaćivati
kaucija depozit
avans akontacija kapara
račun faktura fakturisati
dugovanje dužan dugovati zaduženje
opomena opomenuti
naknada taksa provizija
članarina članstvo
povraćaj refundacija refundirati
vraćanje vratiti povraćaj
porez oporezivanje poreski
porez: pdv
valuta devize menjačnica
donacija donirati
bakšiš napojnica
dostava dostaviti isporuka isporučiti dostavljati
dostavljač kurir
poslati slanje šaljete otprema
poštarina dostava slanje
paket pošiljka
preuzeti preuzimanje pokupiti podići
zamena zameniti zamenjivati
odustati odustanak odustajanje
raskid raskinuti
oštećenje oštećen oštetiti šteta
pokvaren kvar neispravan pokvariti
garancija garantni jemstvo
popravka popraviti popravljati opravka
servis servisiranje održavanje
serviser majstor tehničar monter
montaža montirati ugradnja ugraditi
uputstvo priručnik
praćenje pratiti tracking
zaliha lager magacin
prodavnica radnja dućan butik
radnja: supermarket samoposluga market
prodaja prodati prodavati
kupiti kupovina kupovati nabaviti nabavka
porudžbina poručiti naručiti narudžbina naručivanje
webshop eprodavnica
proizvod artikal roba
kupac mušterija potrošač klijent
kasa blagajna
lekar doktor doktorka lekarka
lekar: kardiolog dermatolog ginekolog pedijatar okulista
ordinacija ambulanta poliklinika
bolnica klinika
zubar stomatolog zubarka
aparatić ortodont
okulista oftalmolog očni
apoteka apotekar
lek medikament tableta pilula kapsula
recept propisati prepisati
bol boleti boli bolno
bolest bolestan oboljenje razboleti
bolest: grip prehlada angina dijabetes
zaraza infekcija zarazno
vakcina vakcinacija vakcinisati
trudnoća trudna trudnica
porođaj poroditi porodilište
babica akušerka
pregled pregledati kontrola
laboratorija krv
operacija operisati zahvat hirurški
lečenje lečiti izlečiti terapija
fizioterapija fizikalna rehabilitacija
psiholog psihijatar psihoterapeut
hitno urgentno
naočare dioptrija optičar
povreda povrediti ozleda
osiguranje osigurati polisa osiguranik
nega negovatelj negovateljica
frizer šišanje ošišati šišati
frizura kosa
farbanje ofarbati farbati bojenje
brada brijanje berber
nokti manikir manikirka
depilacija voskiranje
masaža maser masirati
šminka šminkanje šminkerka
sport rekreacija
sport: fudbal košarka rukomet odbojka tenis
teretana fitnes
trening vežbanje vežbati trenirati
trener instruktor
plivanje plivati
skijanje skijati skijalište
žičara gondola
bicikl bajs biciklistički
brod čamac barka plovilo
jedrenje jedriti jedrilica
luka pristanište
ronjenje roniti ronilac
pecanje ribolov pecati
pešačenje planinarenje
šetnja šetati prošetati šetalište
jahanje jahati konjički
takmičenje turnir prvenstvo takmičiti
sala hala dvorana
nastava predavanje
kurs tečaj obuka
ispit polaganje polagati test
sertifikat diploma uverenje svedočanstvo
učitelj nastavnik profesor predavač
učenik đak školarac
studije studirati studiranje
fakultet univerzitet faks
upis upisati upisivati
registracija registrovati prijava prijaviti
vrtić jaslice predškolski
dete klinac mališan
beba novorođenče odojče
dadilja bebisiterka
roditelj: majka otac mama tata
raspust ferije
knjiga udžbenik
jezik: engleski nemački italijanski francuski španski
prevod prevodilac tumač prevođenje
praksa pripravnik stažiranje
posao zaposlenje zaposliti zapošljavanje
radnik zaposleni osoblje
plata zarada primanja
biografija cv
ugovor sporazum
bolovanje doznaka
porodiljsko porodiljski
penzija penzionisanje penzijski
šef rukovodilac nadređeni
direktor upravnik menadžer
vlasnik gazda vlasništvo
firma preduzeće kompanija
volonter volontiranje dobrovoljac
udruženje klub
član učlaniti učlanjenje
auto automobil vozilo
vozilo: auto kombi kamion motocikl autobus
motocikl skuter moped
autoškola vozački
parking parkirati parkiralište garaža
gorivo: benzin dizel nafta
pumpa benzinska
punjač punjenje puniti napuniti
guma pneumatik vulkanizer
automehaničar mehaničar autoservis
kazna kazniti kažnjavati globa
prevoz prevoziti transport transfer
prevoz: autobus voz tramvaj taksi trajekt
autobus bus
voz železnica
stanica stajalište
taksi taxi taksista
karta ulaznica
ulaznica ulaz
polazak polaziti krenuti
raspored satnica
avion letovi
aerodrom letovi
putovanje putovati otputovati
izlet ekskurzija tura
razgledanje obilazak tura
znamenitost atrakcija
pasoš putna
dozvola odobrenje licenca
dozvoljeno dopušteno
zabranjeno zabrana zabraniti
obavezno obaveza dužnost
pravilo pravilnik propis
uslov preduslov kriterijum
stan stambeni
stan: garsonjera jednosoban dvosoban trosoban
nekretnina: stan kuća zemljište
najam iznajmiti iznajmljivanje zakup rentiranje
kirija stanarina zakupnina
stanodavac zakupodavac gazda
podstanar zakupac
struja električna
utičnica šteker
brojilo očitavanje očitati
slavina česma
curenje curiti procuriti
kanalizacija odvod
selidba seliti preseliti preseljenje
useljenje useliti useljiv
skladištenje skladište magacin
otpad đubre smeće kanta
otpad: plastika papir staklo
reciklaža reciklirati razvrstavanje
kabasti krupni
nameštaj: ormar kauč stolica komoda
kauč sofa trosed
namešten opremljen
renoviranje adaptacija obnova
komunalije infostan
uređaj aparat
odeća garderoba
odeća: pantalone majica jakna haljina košulja
obuća: cipele patike čizme sandale
patike tenisice
veličina dimenzija
poklon pokloniti poklanjati
nakit: prsten ogrlica minđuše narukvica
krojač krojačica šivenje šiti
buket cveće cvećara cvet
telefon mobilni
nazvati pozvati poziv telefonirati
poruka sms
mejl email mail imejl
sajt website vebsajt
računar kompjuter pc
laptop notebook
aplikacija app softver
ažuriranje nadogradnja
lozinka šifra password
logovanje login ulogovati
profil nalog
izbrisati obrisati brisanje uklanjanje
privatnost gdpr
saglasnost pristanak
odštampati štampanje štampati
štampač printer
kopija kopirati fotokopija
pretplata pretplatnik pretplatiti
podrška helpdesk
ekran displej
baterija akumulator
fotografija slika foto slikati
snimak video snimati
kamera videonadzor
skinuti download
banka štedionica
kredit zajam pozajmica
transfer transakcija prenos
bankomat podizanje isplata
štednja štedeti uštedeti ušteda
obrazac formular
zahtev molba
podneti podnošenje predati predaja
rok ističe isteći istek
važiti važeći važenje
produžiti produženje produžetak
potpis potpisati
notar beležnik overa
dokument isprava dokumentacija
venčanje venčati brak svadba
razvod razvesti
prebivalište boravište
kancelarija biro
filijala poslovnica ekspozitura
odluka rešenje odlučiti
sud tužba parnica
advokat pravnik
žalba pritužba reklamacija žaliti
subvencija podsticaj
nasledstvo ostavština naslediti
testament zaveštanje
smrt umreti preminuti
sahrana pogreb
osnivanje osnovati osnovan osnivač
događaj manifestacija priredba
manifestacija: koncert festival sajam izložba
žurka proslava slavlje zabava
muzika svirka svirati
pozorište teatar predstava
bioskop projekcija film
muzej galerija
izložba postavka
biblioteka knjižnica
pozajmiti pozajmljivanje pozajmica
konferencija kongres simpozijum
pijaca tržnica
koncert nastup nastupati
ljubimac životinja
ljubimac: pas mačka hrčak papagaj zec
pas kuče štene kuca
mačka mačor maca mače
veterinar veterinarska
kiša padavine pljusak
sneg snežni
oluja nevreme grmljavina
hladno hladnoća zahlađenje
vrućina vruće toplo
bašta dvorište vrt
travnjak trava košenje
alat: čekić bušilica testera odvijač
porodica familija porodični
majka mama
otac tata ćale
ćerka kćerka kći
brat braća
muž suprug
supružnik partner
dečak dečko
devojčica curica
rodbina rođak
uzrast starost godište
penzioner senior
mladi omladina tinejdžer
odrasli punoletan
invaliditet invalid invalidski hendikep
pristupačnost prilagođeno
pratnja pratilac
krađa ukrasti ukraden lopov provala
izgubiti izgubljen gubitak
policija policajac
nesreća nezgoda sudar udes
požar vatra vatrogasci
pomoć pomoći pomagati asistencija
kontakt kontaktirati obratiti javiti
obaveštenje obavestiti saopštenje
savet savetovanje preporuka preporučiti
recenzija utisak
blizu blizina obližnji nedaleko
udaljen udaljenost daleko kilometar
lokacija adresa
sprat etaža
ulaz ulazak
izlaz izaći izlazak
centar središte
zgrada objekat
trajanje trajati potrajati
početak početi započeti počinje
završetak završiti završava kraj
učešće učestvovati učesnik polaznik
korišćenje upotreba koristiti
vesti novosti
ekološki organski
polovan korišćen
`
