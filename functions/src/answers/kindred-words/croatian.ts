export const CROATIAN = `
otvoreno otvoriti otvara otvaranje radno radite
zatvoreno zatvoriti zatvara zatvaranje
praznik blagdan neradni
blagdan: božić uskrs tijelovo silvestrovo badnjak
vikend: subota nedjelja
pauza stanka
cjelodnevno nonstop neprekidno danonoćno
prijepodne ujutro jutro jutarnji
poslijepodne popodne
dolazak dolaska checkin stići stiže stizati
odlazak odlaska checkout odjava napustiti otići
kasniti kašnjenje zakasniti zakašnjenje
čekati čekanje pričekati sačekati
rezervacija rezervirati bukirati booking
otkazati otkazivanje storno stornirati poništiti poništenje
promjena promijeniti mijenjati izmjena izmijeniti preinaka
odgoda odgoditi odgađati prolongirati
popunjeno rasprodano zauzeto
slobodno raspoloživo dostupno
termin naručiti naručivanje predbilježba
smještaj noćenje prenoćište prenoćiti boravak boravka
smještaj: hotel hostel apartman pansion kamp
soba: jednokrevetna dvokrevetna trokrevetna četverokrevetna
recepcija recepcioner porta portir
ključ brava zaključati otključati
sef trezor
prtljaga kofer kovčeg
ormarić pretinac garderoba
svlačionica presvlačenje presvući
krevet ležaj postelja
kolijevka kinderbet
posteljina: plahta jastučnica navlaka
pokrivač deka poplun
ručnik šugaman peškir
čišćenje čistiti očistiti pospremiti spremanje pospremanje
čistačica spremačica sobarica
klima hlađenje klimatizacija klimatiziran klimatizirano rashladni
grijanje radijator grijati zagrijati
hladnjak frižider minibar
televizor televizija telka tv
internet wifi bežični
lift dizalo
stepenice stube stubište
balkon terasa lođa
kuhinja kuhati kuhanje skuhati
kupaonica kupatilo tuš tuširanje
wc toalet zahod nužnik
rublje veš praonica perilica oprati pranje pere
glačanje glačalo pegla peglanje peglati
sušilo fen
sušilica sušenje sušiti osušiti
roštilj gradele roštiljanje žar
buka bučno galama glasno
tišina mirno tiho
pušenje pušiti cigareta nepušački pušač
kamp kampiranje autokamp šator
kamper karavan autodom
bazen plivalište
plaža kupalište
kupanje kupati okupati
wellness spa
wellness: sauna jacuzzi masaža
pogled vidik panorama
gost posjetitelj turist
hrana jesti jede pojesti klopa
obrok: doručak ručak večera užina
doručak doručka zajutrak doručkovati
ručak ručka ručati objed
gablec marenda ručak
večera večerati
piće napitak piti popiti cuga
piće: kava čaj sok pivo vino
alkohol alkoholni žestica
alkohol: pivo vino viski votka gin
kava espresso cappuccino kavica
voda: mineralna gazirana negazirana izvorska
jelovnik meni menu
desert slastica kolač
desert: torta sladoled palačinka
restoran gostionica ugostiteljski
restoran: konoba pizzeria bistro
kafić kavana caffe bar
konobar posluga posluživanje poslužiti
kruh pecivo žemlja pekara pekarnica
meso: govedina svinjetina piletina janjetina teletina puretina
riba: losos orada brancin tuna oslić srdela
povrće: krumpir mrkva rajčica krastavac blitva
rajčica paradajz pomidor
voće: jabuka banana naranča jagoda grožđe
orašasti: orah lješnjak badem
mliječni: mlijeko jogurt maslac vrhnje
juha supa
tjestenina špageti makaroni
ljuto pikantno začinjeno
vegetarijanski vegan vegetarijanac bezmesni biljni
alergija alergičan preosjetljivost intolerancija netolerancija
alergen: gluten laktoza soja kikiriki celer
bezglutenski gluten celijakija
bezlaktozni laktoza
sastojak sastojka sastojci sastav
mršavljenje smršaviti dijetalni
takeaway ponijeti
catering ketering
cijena cjenik koštati iznos tarifa naknada
trošak troška izdatak izdatka rashod
jeftino povoljno jeftiniji
popust sniženje sniženo rabat
akcija promocija sniženje
besplatno gratis džabe badava zabadava
uključeno uračunato obuhvaćeno uključuje obuhvaća
nadoplata doplata doplatiti nadoplatiti
vaučer voucher bon kupon
platiti plaćati plaćanje uplata uplatiti podmiriti
plaćanje: gotovina kartica virman pouzeće uplatnica paypal
novac novca pare
gotovina keš cash novčanica
kartica: visa mastercard diners amex
rata obročno otplata otplaćivati
polog depozit jamčevina kaucija
predujam akontacija avans kapara
račun faktura fakturirati
dug dugovanje dužan dugovati zaduženje
opomena opomenuti upozorenje
kamata kamatna kamatnjak
pristojba naknada
članarina članstvo
povrat vratiti vraćati vraćanje refundacija refundirati
porez oporezivanje porezni
porez: pdv prirez
valuta devize mjenjačnica
donacija donirati darovati doniranje
napojnica bakšiš tringelt
dostava dostaviti isporuka isporučiti isporučivati dostavljati
dostavljač kurir
poslati pošaljem slati šaljete slanje otprema
poštarina dostava slanje
paket pošiljka
preuzeti preuzmem preuzimanje pokupiti podignuti
zamjena zamijeniti zamjenjivati
odustati odustanak odustajanje raskid raskinuti
oštećenje oštećen oštetiti šteta
pokvaren kvar neispravan pokvariti
greška pogreška
jamstvo garancija
popravak popravka popraviti popravljati servis
servis servisiranje održavanje održavati
serviser majstor tehničar monter
montaža montirati ugradnja ugraditi
upute uputstvo priručnik naputak
praćenje pratiti tracking
zaliha lager skladište
dućan trgovina prodavaonica prodavnica butik
dućan: supermarket samoposluga market
prodaja prodati prodavati prodaje
kupiti kupnja kupovati kupujem kupovina nabaviti nabava
narudžba naručiti naručivati narudžbenica
webshop eshop webtrgovina
proizvod artikl roba
kupac kupca mušterija potrošač klijent
blagajna kasa
liječnik doktor doktorica liječnica
liječnik: kardiolog dermatolog ginekolog pedijatar okulist
ordinacija ambulanta poliklinika
bolnica klinika
zubar stomatolog zubarica dentalni
aparatić ortodont ortodoncija
okulist oftalmolog očni
ljekarna apoteka ljekarnik
lijek lijekovi medikament tableta pilula kapsula
recept propisivanje propisati
bol boljeti boli bolovi bolno
bolest bolestan oboljenje razboljeti
bolest: gripa prehlada angina dijabetes
zaraza infekcija zarazno
cijepljenje cijepiti cjepivo vakcina
trudnoća trudna trudnica
porod porođaj poroditi rodilište
primalja babica
pregled pretraga pregledati kontrola
laboratorij labos krv
rendgen rtg
operacija operirati zahvat kirurški
liječenje liječiti izliječiti terapija
fizioterapija fizikalna rehabilitacija
psiholog psihijatar psihoterapeut
hitno žurno urgentno
naočale dioptrija optičar
ozljeda povreda ozlijediti povrijediti
osiguranje osiguravatelj osigurati osiguranik polica
hzzo zdravstveno
njega skrb njegovatelj
frizer frizerka šišanje ošišati šišati
frizura kosa
bojanje farbanje obojiti farbati
brada brijanje brijač barber
nokti nokat manikura
depilacija voskanje
masaža maser masirati
šminka šminkanje makeup
sport rekreacija tjelovježba
sport: nogomet košarka rukomet odbojka tenis
teretana fitness fitnes gym
trening vježbanje vježbati trenirati
trener instruktor
plivanje plivati zaplivati
skijanje skijati skijalište
žičara gondola uspinjača
bicikl bajk biciklistički
brod čamac barka brodica plovilo
jedrenje jedriti jedrilica
marina privez lučica
luka pristanište
ronjenje roniti ronilac
ribolov pecanje ribičija pecati
pješačenje planinarenje treking
šetnja šetati šetnica prošetati
jahanje jahati konjički
natjecanje turnir prvenstvo natjecati
dvorana sala hala
nastava predavanje poduka
tečaj kurs edukacija osposobljavanje
ispit polaganje položiti polagati test
svjedodžba diploma uvjerenje certifikat
učitelj nastavnik profesor predavač
učenik učenici đak školarac
studij studirati studiranje
fakultet sveučilište univerzitet faks
upis upisati upisivati
prijava prijaviti registracija registrirati
vrtić jaslice predškolski
dijete djeca djetetu dječji klinci mališani
beba novorođenče dojenče bebica
dadilja babysitter čuvalica
roditelj: majka otac mama tata
ferije raspust praznici
knjiga knjizi udžbenik
jezik: engleski njemački talijanski francuski španjolski
prijevod prevoditelj tumač prevođenje
praksa pripravništvo stažiranje
posao posla zaposlenje zaposliti zapošljavanje
radnik zaposlenik djelatnik osoblje
plaća primanja zarada plata
životopis cv biografija
otkaz otpustiti otpuštanje
ugovor sporazum
bolovanje bolestan
rodiljni porodiljni
mirovina penzija umirovljenje
nezaposlen burza hzz
šef voditelj rukovoditelj nadređeni
direktor ravnatelj upravitelj menadžer
vlasnik vlasnici gazda vlasništvo
tvrtka poduzeće firma kompanija
volonter dobrovoljac volontiranje
udruga klub
član članovi učlaniti učlanjenje
auto automobil vozilo kola
vozilo: auto kombi kamion motocikl autobus
motocikl skuter moped
autoškola vozački
parking parkiralište parkirati garaža
gorivo: benzin dizel nafta
crpka pumpa benzinska
punionica punjenje puniti napuniti
guma pneumatik vulkanizer
automehaničar mehaničar autoservis
autocesta autoput
kazna globa kazniti kažnjavati
prijevoz prevoziti transport transfer
prijevoz: autobus vlak tramvaj taksi trajekt
autobus bus
vlak željeznica
kolodvor stanica
stajalište postaja stanica
taksi taxi uber
karta karata ulaznica
ulaznica ulaznina upad
raspored satnica
polazak polaska krenuti polaziti
trajekt brod
avion zrakoplov
let letjeti letovi
aerodrom zračna
putovanje putovati putuje otputovati
izlet ekskurzija tura
razgled obilazak obilaska razgledavanje tura
znamenitost atrakcija
putovnica pasoš
dozvola odobrenje licenca
dopušteno dozvoljeno
zabranjeno zabrana zabraniti nedopušteno
obvezno obavezno obveza obaveza dužnost
pravilo pravilnik propis odredba
uvjet preduvjet kriterij
stan stambeni stanovanje
stan: garsonijera jednosoban dvosoban trosoban
nekretnina: stan kuća zemljište
najam iznajmiti unajmiti iznajmljivanje zakup
najamnina stanarina zakupnina kirija
najmodavac stanodavac najmodavca
najmoprimac podstanar najmoprimca
struja električna elektrika
utičnica šteker
brojilo očitanje očitati
slavina pipa špina
curenje curiti propuštati procuriti
kanalizacija odvodnja odvod
selidba seliti preseliti preseljenje
useljenje useliti useljiv
skladištenje pohrana uskladištiti skladište
otpad smeće kanta
otpad: plastika papir staklo biootpad
recikliranje reciklaža razvrstavanje
glomazni krupni
namještaj: ormar kauč stolica komoda
kauč sofa trosjed
namješten opremljen
obnova renoviranje adaptacija preuređenje
režije komunalije
uređaj aparat naprava
odjeća odijevanje
odjeća: hlače majica jakna haljina košulja
obuća: cipele tenisice čizme sandale
tenisice patike
veličina dimenzija
poklon dar darivanje pokloniti
nakit: prsten ogrlica naušnice narukvica
krojač krojačica šivanje šivati
buket cvijeće cvjećarnica cvijet
telefon mobitel smartphone
nazvati zvati poziv telefonirati
poruka sms
mail email epošta
stranica website web portal
računalo kompjuter pc
laptop notebook
softver aplikacija app
ažuriranje nadogradnja update
lozinka zaporka šifra password
prijava login ulogirati logirati
profil account
izbrisati obrisati brisanje ukloniti uklanjanje
privatnost gdpr podaci podatak
pristanak pristanka privola suglasnost
isprintati printanje printati tiskati
pisač printer štampač
kopija kopirati preslika fotokopija
pretplata pretplatnik abonman
podrška support helpdesk
zaslon ekran
baterija akumulator
fotografija slika foto fotka slikati
snimka video snimanje snimati
videonadzor kamera
preuzeti download skinuti
banka štedionica
iban žiroračun
kredit zajam pozajmica
doznaka prijenos transakcija virman
bankomat podizanje isplata
štednja štedjeti uštedjeti ušteda
obrazac obrasca formular tiskanica
zahtjev molba zamolba zahtijevati
podnijeti podnošenje predati predaja podnositi
rok istek isteći istječe ističe
valjanost važeći važiti vrijediti valjan
produžiti produljiti produljenje produženje
potpis paraf signatura
bilježnik notar ovjera
dokument isprava dokumentacija
vjenčanje vjenčati brak svadba pir
razvod rastava razvesti
prebivalište boravište adresa
ured kancelarija
poslovnica podružnica filijala ispostava
odluka rješenje odlučiti
sud tužba parnica
odvjetnik advokat pravnik
prigovor žalba pritužba reklamacija žaliti
potpora subvencija poticaj
nasljedstvo ostavština naslijediti
oporuka testament
smrt umrijeti preminuti
pogreb sprovod ukop pokop sahrana
osnivanje osnovati utemeljiti osnovan
događanje događaj manifestacija priredba event
događanje: koncert festival sajam izložba
zabava proslava fešta tulum slavlje
glazba muzika svirati
kazalište teatar predstava
kino projekcija film
muzej galerija
izložba postav
knjižnica biblioteka
posudba posuditi posuđivati
konferencija kongres simpozij
tržnica pijaca
koncert nastup svirka nastupati
životinja ljubimac ljubimca
ljubimac: pas mačka hrčak papiga kunić
pas psa psi psima štene psić
mačka maca mačak
povodac povodca uzica
kiša oborine pljusak padaline
snijeg snježni
oluja nevrijeme grmljavina
vjetar: bura jugo
hladno hladnoća zahladnjenje
vrućina vruće toplo žega
vrt okućnica dvorište
travnjak trava košnja kositi
alat: čekić bušilica pila odvijač
obitelj familija
majka mama
otac oca ocem tata ćaća
kći kćer kćerka
brat braća
baka nona
djed dida nono
suprug muž
supružnik partner
dječak dečko dječaci
djevojčica curica
rodbina rođak srodnik
dob uzrast starost godište
stariji umirovljenik senior
mladi mladež omladina tinejdžer
odrasli punoljetan
invaliditet hendikep invalidski
pristupačnost prilagođeno
slijep slabovidan
pratnja pratitelj
grupa skupina
krađa ukrasti ukraden lopov provala
izgubiti izgubljen gubitak gubitka zagubiti
policija murja policajac
nesreća nezgoda sudar
požar vatra vatrogasci
pomoć pomoći pomagati asistencija
kontakt kontaktirati obratiti javiti
obavijest obavijestiti priopćenje
savjet savjetovanje preporuka preporučiti
recenzija dojam osvrt
blizu blizina obližnji nedaleko
udaljen udaljenost daleko kilometar
lokacija adresa položaj
kat etaža
ulaz ulazak
izlaz izaći izlazak
centar centra središte
zgrada objekt građevina
trajanje trajati potrajati
početak početka početi započeti počinje
završetak završetka završiti završava okončati
sudjelovanje sudjelovati sudjeluje sudionik polaznik
korištenje uporaba upotreba koristiti
vijesti novosti
ekološki eko organski
rabljen polovan
`
