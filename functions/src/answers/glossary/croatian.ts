/** Words of Croatian by what they mean, as `glossary` joins them with those of other languages. */
export const CROATIAN = `
abroad: inozemstvo inozemni strani stranac međunarodni u_inozemstvu
accept: prihvaćati prihvatiti primati primiti
accessible: pristupačan pristupačno invalid kolica osobe_s_invaliditetom invalidska_kolica pristup_za_invalide
accident: nesreća nezgoda
activity: aktivnost djelatnost
adapter: adapter pretvarač
add: dodati dodatan dodatak dodatno
address: adresa
adult: odrastao odrasli odrasla
advance: unaprijed prethodno ranije
advice: savjet savjetovanje savjetovati konzultacije
afternoon: poslijepodne popodne popodnevni
age: dob godina starost uzrast koliko_godina dobna_granica od_koliko_godina
agree: suglasnost pristanak dogovor slagati suglasan
air_conditioning: klima klimatizacija klimatiziran klimatizirani klima_uređaj klimatizacijski_uređaj
airport: aerodrom zračna
alarm: alarm budilica
alcohol: alkohol alkoholan alkoholno
allergy: alergija alergičan alergen
allow: dopušten dozvoljen dozvoliti smije smjeti dopušteno je_dozvoljeno je_dopušteno smije_li
alone: sam samostalno pratnja
always: uvijek stalno
amount: iznos suma
anchor: sidro sidriti sidrište
animal: životinja ljubimac životinjski ljubimci
anniversary: obljetnica godišnjica
answer: odgovor odgovoriti
apartment: stan apartman stanovi
app: aplikacija aplikacije
application: prijava zamolba molba životopis zamolba_za_posao molba_za_posao motivacijsko_pismo
appointment: termin naručivanje naručiti dogovor
arrive: dolazak doći dolaziti stići stizati
ask: pitanje pitati upit
assemble: montaža montirati sastavljanje sastaviti
automatic: automatski automatik automatski_mjenjač
available: dostupan dostupnost raspoloživ raspolaganju na_raspolaganju
average: prosjek prosječan prosječno
award: nagrada priznanje nagrađen
baby: beba dojenče bebe
back_up: sigurnosna kopija backup sigurnosna_kopija sigurnosno_kopiranje
bacon: slanina panceta špek
bag: torba vreća vrećica ruksak
baggage: prtljaga kofer kovčeg
bake: peći pečen pekara pecivo pekar pečemo
balcony: balkon terasa lođa
ball: lopta
bank: banka
bank_account: račun iban bankovni_račun žiro_račun broj_računa tekući_račun
bank_transfer: bankovna_doznaka uplata_na_račun virman bankovni_prijenos
barbecue: roštilj grill gradele
basement: podrum
bath: kada kupka
bathrobe: ogrtač papuče kućni_ogrtač
bathroom: kupaonica
battery: baterija akumulator
beach: plaža
beard: brada
beautiful: lijep ljepota kozmetički lijepa
bed: krevet ležaj
bedroom: spavaća soba
beef: govedina goveđi junetina
beer: pivo
begin: početak početi počinje započeti
beginner: početnik početnici
bench: klupa
berth: vez privez
bicycle: bicikl biciklistički
big: velik veličina veći veličine
bill: račun faktura
bird: ptica
birth: porod rođenje porođaj
birthday: rođendan
bitter: gorak gorka
black: crn crna
blanket: deka pokrivač
blood: krv krvi krvni
blood_pressure: krvni_tlak krvnog_tlaka tlak
blood_test: krvna_slika vađenje_krvi pretraga_krvi krvne_pretrage
blow_dry: feniranje fen_frizura
blue: plav plava
boat: brod čamac brodica plovilo brodovi
boil: kuhati kuhan vreti kipjeti
book_reading: knjiga knjige
booking: rezervacija rezervirati
boot: čizma čizme
born: rođen roditi
bottle: boca boce bočica
bowl: zdjela zdjelica
box: kutija kutije sanduk
box_carton: kutija karton kutije
boy: dječak dječaci
braces: aparatić ortodoncija zubni_aparatić ortodont
brake: kočnica kočnice kočioni
branch: podružnica poslovnica
brand: marka brend proizvođač
bread: kruh
break_damage: oštećen oštećenje pokvaren šteta slomljen
break_pause: pauza stanka odmor
breakdown: kvar
breakfast: doručak
bride: vjenčanje mladenka svadba vjenčani
bridge: most
bring: donijeti ponijeti donesite
brother: brat sestra braća
budget: proračun budžet
buffet: bife švedski_stol samoposluživanje
build: gradnja graditi izgraditi izgrađen
building: zgrada kuća
bunk: kat
buoy: bova plutača bove
bus: autobus
bus_line: autobusna_linija autobusne_linije linija
bus_stop: stanica postaja stajalište autobusna_stanica autobusno_stajalište autobusne_stanice
business: tvrtka poduzeće firma
busy: gužva zauzet
button: gumb tipka prekidač
buy: kupiti kupnja kupovati kupovina
cabin: koliba kućica brvnara kabina
cake: torta kolač
calendar: kalendar
call: zvati nazvati telefon pozvati nazovite telefonski_broj broj_telefona
camera: kamera fotoaparat
campfire: vatra logorska ložište
camping: kamp kampiranje šator mjesto_za_šator auto_kamp
cancel: otkazati otkaz otkazivanje storno otkažete
candle: svijeća
canoe: kanu kanui
capacity: kapacitet nosivost obujam zapremnina
capital: prijestolnica glavni
car: auto automobil vozilo
car_rental: najam_automobila rentacar rent_a_car najam_vozila
caravan: kamper karavan kamp-kućica kamp_kućica kamp_prikolica
card: kartica
care: briga skrb njega brinuti
carpet: tepih sag
carry: nositi nosi
cash: gotovina
cash_machine: bankomat
cash_on_delivery: pouzeće pouzećem plaćanje_pouzećem
castle: dvorac
castrate: kastracija sterilizacija kastrirati
cat: mačka mačak
catalogue: katalog
catering: catering
ceiling: strop plafon
celebrate: slavlje proslava slaviti proslaviti zabava
celery: celer celera
cent: cent
centre: centar središte
century: stoljeće
ceramics: keramika keramički lončarstvo
certificate: potvrda certifikat uvjerenje
chain: lanac lanci
chair: stolac stolica
change: promjena promijeniti mijenjati izmjena
change_money: mjenjačnica zamjena sitniš zamjena_novca
changing_room: svlačionica garderoba kabina_za_presvlačenje
charge_battery: punjenje punjač puniti punionica punjenje_električnih_vozila
charging_station: punionica stanica_za_punjenje punjač
cheap: jeftin jeftiniji povoljan
cheapest: najjeftiniji najpovoljniji
check: pregled kontrola provjera pregledati provjeriti
check_in: prijava check-in check-inu dolazak prijava_gostiju vrijeme_dolaska prijava_u_hotel
check_out: odjava check-out odlazak odjava_gostiju vrijeme_odlaska odjava_iz_sobe
check_up: kontrolni_pregled pregled sistematski kontrola
cheese: sir sirevi
chemist: ljekarna apoteka
chicken: piletina pile perad kokoš
child: dijete djeca dječji djecu
children_menu: dječji dječje dječji_meni dječji_jelovnik dječja_porcija
chocolate: čokolada čokoladni
choose: izbor odabrati birati izabrati
christmas: božić božićni
church: crkva
cinema: kino film
city: grad grada gradski
class: razred učionica
clean: čišćenje čist čistiti očistiti pospremiti
climb: penjanje penjati penjački
clinic: ordinacija ambulanta klinika poliklinika
cloakroom: garderoba garderobi
close: zatvoreno zatvarati zatvoriti zatvoren
clothes: odjeća odjevni
clutch: spojka kvačilo
coach: trener trenerica treneri
coat: kaput jakna
cocktail: koktel kokteli
code: kod pin šifra
coffee: kava kavu kafić
cold: hladan hladno hladna
collect: preuzimanje preuzeti pokupiti podizanje
colour: boja bojanje bojati bojenje
combine: kombinirati kombinacija spojiti
come: doći dolaziti dođite
comfortable: udoban udobnost komforan
committee: odbor povjerenstvo
compare: usporediti usporedba
competition: natjecanje utrka
complain: reklamacija pritužba prigovor žalba
computer: računalo kompjuter laptop prijenosnik
concert: koncert glazba glazbeni
condition: uvjet uvjeti
conference: konferencija sastanak
confirm: potvrda potvrditi
consumption: potrošnja potrošnje
contact: kontakt kontaktirati
contain: uključen sadržavati uključeno sadrži uključuje
contract: ugovor
cook: kuhati kuhar kuhanje
cost: cijena koštati trošak naknada stoji
cot: krevetić dječji dječji_krevetić dječji_krevet krevetić_za_bebe
cotton: pamuk pamučni
country: država zemlja
course: tečaj sat lekcija
court: teren teniski_teren tereni
cover: pokrivati pokriveno pokriće
cow: krava krave govedo
cream: vrhnje šlag vrhnja
credit_card: kreditna kreditnom kreditna_kartica kreditnom_karticom kreditne_kartice
crown_tooth: krunica krunice
cup: šalica
cure: liječenje liječiti izliječiti
currency: valuta
current: struja struje
curtain: zavjesa zavjese
customer: kupac gost klijent kupci stranka
cut: šišanje šišati rezanje
dam: brana
dance: ples plesati plesni
danger: opasnost opasan
data: podaci podataka
date: datum
daughter: kći kćer
day: dan dana dnevno
dead: smrt umrijeti umro mrtav
deadline: rok najkasnije zadnji_rok krajnji_rok posljednji_rok
dear_expensive: skup skuplji
debt: dug dugovanje dugovi
deep: dubok dubina
degree: stupanj temperatura stupnjeva
delay: kašnjenje kasniti zakasniti
deliver: dostava dostaviti isporuka isporučiti rok_dostave rok_isporuke dostava_na_adresu
dentist: zubar stomatolog zubni dentalni stomatološka_ordinacija doktor_dentalne_medicine
depart: polazak odlazak otići polaziti
deposit: polog kaucija kapara predujam jamčevina
describe: opis opisati
design: dizajn dizajner dizajnirati
dessert: desert
detergent: deterdžent prašak prašak_za_rublje prašak_za_pranje
device: uređaj aparat
deworm: dehelmintizacija gliste čišćenje_od_glista nametnici
diabetes: dijabetes šećerna dijabetičar
diagnosis: dijagnoza dijagnostika
diesel: gorivo dizel benzin
diet: dijeta prehrana
difference: razlika različit drugačiji
difficult: težak teško zahtjevan
dinner: večera
direction: smjer put
dirty: prljav prljavština
disabled: invalid invaliditet invalidnost
disappear: nestati izgubljen nestao
disassemble: rastavljanje rastaviti demontaža demontirati
discount: popust sniženje snižen
discover: otkriti otkrivati otkriće
dish: jelo jela
dishwasher: perilica suđa perilica_posuđa perilicu_posuđa stroj_za_pranje_posuđa
display: zaslon ekran
dive: ronjenje roniti ronilac
doctor: liječnik doktor liječnica obiteljski_liječnik liječnik_opće_prakse
document: dokument isprava
dog: pas psi psa
donate: donacija donirati darovati
door: vrata
double_room: dvokrevetna dvokrevetna_soba
dough: tijesto tijesta
download: preuzeti preuzimanje
dozen: tucet
drain: odvod
dress: haljina
dress_code: odijevanje kodeks_odijevanja dress_code
drill: bušilica bušiti bušenje
drink: piće piti pića
drive: voziti vozač vožnja
driving_licence: vozačka vozačku vozačka_dozvola vozačke_dozvole vozačku_dozvolu vozački_ispit
dry: suh sušiti sušilica sušenje sušilica_rublja sušilicu_rublja
dry_cleaning: kemijska_čistionica kemijsko_čišćenje čistionica
duck: patka guska pačetina guščji
dumpling: knedle njoki okruglice štrukli
duration: trajati trajanje
during: tijekom
dust: prašina prašine
duvet: poplun posteljina pokrivač
early: rano ranije
easter: uskrs uskrsni
easy: lak lako jednostavan
eat: jesti hrana obrok jede jelo
egg: jaje jaja
electric: električni struja elektro
electricity: struja električni
elevator: dizalo lift
email: e-mail e-pošta mail email e-mail_adresa elektronička_pošta
emergency: hitno hitan hitna dežurni hitan_slučaj hitna_pomoć hitni_slučaj
employee: zaposlenik osoblje djelatnik radnik zaposleni
empty: prazan isprazniti
end: kraj završetak završiti završava
engine: motor
engineer: inženjer arhitekt
english: engleski
engraving: graviranje gravura gravirati
enter: ulaz ući ulazak ulaziti
entrance_fee: ulaznica ulaz cijena_ulaznice
envelope: omotnica kuverta
equipment: oprema
euro: euro eura eur
evening: večer večernji navečer
event: događaj događanje manifestacija
every: svaki svaka
exam: ispit test pregled
example: primjer
excursion: izlet tura obilazak
exercise: vježba vježbati vježbanje
exhaust: ispuh auspuh ispušni
exhibition: izložba
exit: izlaz
expire: isteći vrijediti valjanost istječe vrijedi
explain: objasniti objašnjenje
express: ekspres žurno ekspresni
extend: produžiti produljiti produljenje produženje dulje
eye: oko oči očni
eyebrow: obrva obrve trepavice
fabric: tkanina platno
facial: tretman_lica njega_lica lice čišćenje_lica
factory: tvornica
family: obitelj obiteljski
far: daleko udaljenost udaljen
fare: vozarina prijevoz karta
farm: farma farmer gospodarstvo poljoprivrednik seljak
fast: brz brzo brži
fat: mast masnoća mastan
father: otac majka roditelj oca mama
female: žena ženski dama
fence: ograda ograđen
ferry: trajekt
festival: festival
fever: groznica temperatura
few: malo nekoliko
fill: napuniti ispuniti plomba punjenje
filling_tooth: plomba ispun plombe
filter: filter filtar
find: naći pronaći pronađen nađen
fine: kazna globa
finger: prst
fire: požar vatra požarni vatrogasni
firewood: drva_za_ogrjev ogrjev ogrjevno_drvo drva
fireworks: vatromet pirotehnika vatrometi
first: prvi
first_aid: prva_pomoć prve_pomoći prvu_pomoć
fish: riba ribolov ribolovni
fit: pristajati odgovarati
fix: popravak popraviti popravljati servis
flat_tyre: guma probušena defekt probušena_guma pukla_guma prazna_guma
flea_tick: krpelj buha parazit
flight: let letjeti zrakoplov avion
flood: poplava poplavljen
floor: kat pod prizemlje
flour: brašno
flower: cvijet cvijeće buket
fog: magla magle
foot: stopalo noga
football: nogomet
forbidden: zabranjen zabrana
forest: šuma drvo
forget: zaboraviti zaboravljen
form: obrazac formular
found_start: osnovati osnovan utemeljen
founder: osnivač utemeljitelj osnovao
free: besplatan besplatno gratis
free_of_charge: besplatno besplatan bez_naknade gratis
free_vacant: slobodan slobodno slobodna_mjesta slobodne_sobe slobodni_termini
freeze: zamrznuti zamrzivač zamrznut smrznut
fresh: svjež
friday: petak petkom
fridge: hladnjak frižider
friend: prijatelj
fringe: šiške šiška
fruit: voće voćni
full: pun
full_board: puni_pansion punog_pansiona pun_pansion
furniture: namještaj
future: budućnost budući
game: igra igrati
garage: garaža
garden: vrt vrtni dvorište
garlic: češnjak češnjaka
gas: plin plinski
gate: kapija ulazna_vrata rampa dvorišna_vrata
gearbox: mjenjač brzina brzine
generator: generator agregat
gift: poklon dar
gift_card: poklon_kartica darovna_kartica poklon_karticu
gift_voucher: bon vaučer poklon poklon_bon poklon_bona darovni_bon poklon_bonovi
girl: djevojčica djevojka
give: dati davati
glacier: ledenjak glečer
glass: staklo čaša stakleni
glasses: naočale
glove: rukavica
gluten: gluten bezglutenski pšenica bez_glutena
go: ići odlaziti idem
goggles: naočale_za_plivanje skijaške_naočale naočale_za_skijanje
gram: gram kilogram kg dag dekagram
grass: trava travnjak
grease: mast mazivo podmazivanje
green: zelen
groom: šišanje_pasa salon_za_pse njega_pasa grooming
group: grupa skupina grupni
group_lesson: grupni_sat grupna_nastava grupni_tečaj
guarantee: jamstvo garancija jamčiti
guardian: skrbnik staratelj
guide: vodič vođen vodstvo vođeni_obilazak stručno_vodstvo vođena_tura
gym: teretana fitness
hair: kosa
hairdresser: frizer frizerski
hairdryer: sušilo_za_kosu fen
halal: halal košer
half: pola polovica polovina
half_board: polupansion polupansiona
hall: dvorana soba sala
ham: šunka pršut
handicraft: obrt rukotvorina zanat
handle: ručka kvaka drška
harbour: luka pristanište marina
harness: pojas penjački_pojas orma
harvest: berba žetva urod
hat: šešir kapa
head: voditelj šef direktor ravnatelj
headache: glavobolja migrena
headliner: glavni_izvođač zvijezda headliner
health: zdravlje zdrav zdravstveni
hear: čuti sluh
hearing: sluh sluha slušni gluhi
heat: grijanje grijan topao grijati zagrijavanje
heavy: težak težina
height: visina visok
helmet: kaciga
help: pomoć pomagati pomoći
herb: bilje biljka biljni
high_chair: hranilica dječja_stolica stolica_za_hranjenje visoka_stolica
high_season: visoka_sezona glavna_sezona visokoj_sezoni
highlights: pramenovi balayage prameni
hike: planinarenje pješačenje šetnja pješački
hill: brdo brežuljak
hire: najam iznajmiti iznajmljivanje unajmiti najmiti za_najam
history: povijest povijesni
hobby: hobi
holiday: odmor praznici godišnji
home: dom domaći
homework: domaća_zadaća zadaća domaći_rad
honey: med meda
horse: konj jahanje jahački
hose: crijevo cijev
hospital: bolnica
host: domaćin
hot: vruć topao
hot_tub: jacuzzi hidromasažna masažna_kada hidromasažna_kada
hotel: hotel
hour: sat sati
house: kuća
household: kućanstvo domaćinstvo
hungry: gladan glad
ice: led
ice_cream: sladoled kuglica_sladoleda
id_card: osobna putovnica iskaznica osobna_iskaznica osobne_iskaznice osobnu_iskaznicu
ill: bolest bolestan
immediately: odmah smjesta
implant: implantat implantati implantologija
important: važan važno
indoor: unutra unutarnji zatvoren u_zatvorenom
infection: infekcija zaraza
ingredient: sastojak sastojci sastav
injection: injekcija
injury: ozljeda ozlijeđen povreda
insect: kukac insekt komarac
install: instalacija ugradnja ugraditi postavljanje
instalment: rata rate obročno obrok
instructions: upute uputa priručnik upute_za_uporabu uputa_za_uporabu
instructor: instruktor učitelj nastavnik predavač
insurance: osiguranje osiguran
internet: internet wifi wi-fi bežični_internet pristup_internetu
interpreter: tumač prevoditelj prijevod
interview: razgovor intervju
invent: izumiti izum
inventor: izumitelj izum
invite: pozvati poziv pozivnica
iron: glačalo glačati pegla glačanje željezo
island: otok
jam: pekmez džem marmelada
jewellery: nakit zlatar
job: posao rad zaposlenje radno raditi radno_mjesto slobodna_radna_mjesta otvorena_radna_mjesta
juice: sok
jump: skok skakati skokovi
kayak: kajak kajaci
keep: zadržati čuvati
kennel: hotel_za_pse pansion_za_pse štenara
kettle: kuhalo čajnik
key: ključ
keyboard: tipkovnica
kidney: bubreg
kilometre: kilometar km
kindergarten: vrtić jaslice
kitchen: kuhinja
knife: nož
knit: plesti pletenje
laboratory: laboratorij
lactose: laktoza laktoze bez_laktoze mliječni
ladder: ljestve
lake: jezero
lamb: janjetina janje
lamp: lampa svjetlo rasvjeta
land: zemljište zemlja
lane: staza traka
language: jezik
last: zadnji posljednji
later: kasnije poslije
laundry: rublje praonica pranje
law: zakon pravo
lawyer: odvjetnik pravnik
lay: polagati položiti
leak: curenje curi propuštanje propušta
learn: učiti naučiti učenje
leather: koža kožni
left: lijevo lijevi
leg: noga
legal: pravni zakonski
lend: posuditi posudba zajam
length: duljina dužina dug dugačak
lesson: sat lekcija nastava
letter: pismo
level: razina stupanj nivo
library: knjižnica
licence: licenca dozvola
lid: poklopac
life_jacket: prsluk prsluk_za_spašavanje prsluci_za_spašavanje pojas_za_spašavanje
lifeguard: spasilac
light: svjetlo lagan
lighthouse: svjetionik
lightning: munja grom grmljavina oluja
like: sviđati voljeti
limescale: kamenac kamenca vapnenac
line: linija
listen: slušati
litre: litra litara
live: živjeti stanovati stanovnik
liver: jetra
local: lokalni domaći mjesni
lock: brava zaključati lokot
locked: zaključan
locker: ormarić ormarić_s_ključem garderobni_ormarić
login: prijava prijaviti korisnički_račun
lose: izgubiti izgubljen gubitak
lost_property: izgubljeno_nađeno izgubljeni_predmeti izgubljene_stvari
low: nizak niski
low_season: niska_sezona izvan_sezone predsezona posezona
lunch: ručak dnevni_meni meni_dana
machine: stroj aparat
magazine: časopis
main: glavni
main_course: glavno_jelo glavna_jela
maintenance: održavanje servis
make: proizvoditi proizvodnja izrada napraviti izrađen
male: muškarac muški
mandatory: obavezan obvezan potreban mora
manicure: manikura
map: karta zemljovid mapa
map_location: lokacija karta položaj gdje_se_nalazimo
market: tržnica trg sajam
marry: oženjen udana vjenčati brak
massage: masaža maser
mat: strunjača prostirka podloga
material: materijal
maximum: najviše maksimalno maksimum
measure: mjeriti mjerenje mjera izmjeriti
meat: meso mesni
medicine: lijek lijekovi medicina
meet: sastati susret sastanak okupljanje
member: član članstvo
menu: meni jelovnik
message: poruka poruke sms
meter: metar brojilo
method: metoda način
metre: metar metara metri
metro: metro podzemna_željeznica podzemna
microchip: čip mikročip čipiranje
microwave: mikrovalna mikrovalna_pećnica mikrovalnu_pećnicu
middle: sredina srednji
midnight: ponoć ponoći
mileage: kilometraža prijeđeni_kilometri
milk: mlijeko mliječni
million: milijun milijuna
mine: rudnik
minibar: minibar
minimum: najmanje minimalno minimum
minute: minuta
mirror: ogledalo zrcalo
miss: propustiti izostati
mistake: greška pogreška
mobile_phone: mobitel telefon mobilni mobilni_telefon mobilnog_telefona
model: model
monday: ponedjeljak ponedjeljkom
money: novac novca
month: mjesec mjesečno
morning: jutro ujutro prijepodne
motorcycle: motocikl motor
mountain: planina gora planinski
mouth: usta usne
move: selidba preseliti preseljenje
museum: muzej
mushroom: gljiva šampinjon
mustard: senf gorušica
nail: nokat nokti čavao manikura
name: ime naziv prezime zvati
nappy: pelena pelene
native_speaker: izvorni_govornik izvorni_govornici
nature: priroda prirodni prirodan
near: blizu blizina obližnji
need: trebati potreban potreba
needle: igla
neighbour: susjed
new: nov
news: novosti vijesti
newspaper: novine
next: sljedeći idući
night: noć noćenje noćni prenoćiti
noise_loud: buka glasan glasno bučan
non_swimmer: neplivač neplivači neplivače
noodles: rezanci nudle rezance
noon: podne podneva
north: sjever sjeverni
nose: nos nosa
notice: obavijest
notice_period: otkazni otkaz otkazni_rok otkaznog_roka
number: broj
nurse: sestra
nut: orah orašasti kikiriki
offer: ponuda nuditi ponuditi
office: ured kancelarija
official: službeni služben
oil: ulje
oil_change: zamjena_ulja izmjena_ulja promjena_ulja
old: star
onion: luk
online: online internetski
only: samo isključivo
open: otvoreno otvarati otvoren radno otvoriti radno_vrijeme radnog_vremena vrijeme_rada
operation: operacija zahvat operirati
orange: naranča narančast
order: narudžba naručiti naručivati
organic: ekološki organski bio
organise: organizirati organizacija
outdoor: vani vanjski otvorenom na_otvorenom na_svježem_zraku
oven: pećnica peć
owner: vlasnik vlasnica
pack: pakiranje ambalaža pakirati paket
paddle: veslo vesla veslati veslanje
paddleboard: sup daska_za_veslanje
page: stranica stranice
paint: boja bojati slikar slikati ličiti
pair: par
pan: tava tave
paper: papir papirnati
parade: parada povorka procesija
parcel: paket pošiljka
park: park
parking: parking parkiralište parkirati parkirno
parking_space: parkirno_mjesto parkirna_mjesta parkirnih_mjesta
partner: partner partnerica
pass: propusnica karta iskaznica
passenger: putnik putnici
password: lozinka
pasta: tjestenina
path: staza put
patient: pacijent pacijenti
pay: plaćanje platiti plaćati uplata
paypal: paypal
pedal: pedala
pedicure: pedikura
pen: kemijska olovka
pension: mirovina
people: osoba ljudi osobe broj_osoba koliko_osoba koliko_ljudi
pepper: papar paprika
percent: posto postotak
performance: predstava nastup
perfume: parfem
perm: trajna trajna_ondulacija minival
permit: dozvola dopuštenje
personalised: po_mjeri personaliziran po_narudžbi
photo: fotografija slika fotografirati
piano: klavir glasovir
picnic: piknik
piece: komad
pig: svinja svinjetina svinjski
pillow: jastuk
pitch: teren igralište parcela
pizza: pizza
plan: plan planirati
plant: biljka sadnica
plastic: plastika plastični
plate: tanjur tanjuri
platform: peron platforma
play: igrati igra
playground: igralište dječje_igralište
police: policija
pool: bazen
poor: siromašan slab
popular: popularan omiljen
population: stanovništvo stanovnik broj_stanovnika
portion: porcija porcije
possible: moguć mogućnost moguće
post: pošta poštanski
potato: krumpir pomfrit
pound: funta
power_performance: snaga snage
practical: praksa praktični
pregnant: trudna trudnica trudnoća
prepare: pripremiti priprema pripremati
prescription: recept
pressure: tlak pritisak
prevent: spriječiti prevencija
price_list: cjenik
print: tisak ispis tiskati ispisati
printer: pisač printer
private: privatan privatni
private_lesson: individualni_sat privatni_sat instrukcije individualna_nastava privatni_sati
prize: nagrada
problem: problem
process: postupak proces
product: proizvod proizvodi roba
profession: zanimanje struka
programme: program raspored
project: projekt
proof: dokaz potvrda račun
protect: zaštita zaštititi štititi
pub: pivnica pub krčma
public: javni javan
public_holiday: blagdan praznik državni_praznik državni_praznici blagdani neradni_dan
public_transport: tramvaj metro javni javni_prijevoz javnim_prijevozom gradski_prijevoz
publish: objaviti objava izdati
pump: pumpa crpka
pupil: učenik student učenici
quality: kvaliteta kvalitetan
quantity: količina
quarter: četvrt četvrtina
queue: red čekati čekanje čekaonica
quiet: tih miran mir
quiet_hours: noćni_mir noćnog_mira mir
rabbit: zec kunić zečevi kunići
racket: reket reketi
raft: raft splav rafting
railway: vlak željeznica željeznički
railway_station: kolodvor stanica željeznički_kolodvor željeznička_stanica
rain: kiša vrijeme kišno
ramp: rampa kosina
range: domet doseg
raw: sirov
read: čitati čitanje pročitati
ready: spreman gotov
reason: razlog
receive: dobiti primiti
reception: recepcija recepciji
recipe: recept
recommend: preporučiti preporuka preporučen
recycle: reciklirati recikliranje reciklaža
red: crven
reference: referenca preporuka
referral: uputnica uputnicu
refrigerated: hlađen rashlađen
refund: povrat povrata vratiti naknada povrat_novca povrata_novca vraćanje_novca
register: registracija prijava prijaviti upis upisati
regular: redovit redovan redoviti
reminder: podsjetnik opomena podsjetiti
remove: ukloniti uklanjanje odstraniti
repeat: ponoviti ponavljati
replace: zamijeniti zamjena zamjenski
report: izvještaj izvješće prijaviti
request: zahtjev upit molba
rescue: spašavanje spasiti
responsible: odgovoran odgovornost odgovara
rest: odmor odmarati ostatak
restaurant: restoran
restore: restauracija restauriranje obnova obnoviti restaurirati
result: rezultat nalaz
retail: maloprodaja
return: povrat vratiti vraćati povrat_robe vratiti_robu
rice: riža
ring: prsten prstenje
risk: rizik
river: rijeka
road: cesta ulica put
roaming: roaming
rodent: glodavac glodavci hrčak zamorac zamorče
roof: krov
room: soba prostorija
root_canal: endodoncija liječenje_kanala korijenskih_kanala liječenje_zuba
rope: uže konop užad
route: ruta trasa
router: usmjerivač router modem
rubbish: smeće otpad kanta_za_smeće
rule: pravilo pravila pravilnik
run: trčati trčanje
rye: raž raženi
safe: siguran sigurnost
safe_box: sef trezor sef_u_sobi
sail: jedro jedrenje jedriti
salad: salata
salary: plaća
sale: prodaja prodavati prodati rasprodaja
salmon: losos
salt: sol soli slan
same: isti
sample: uzorak uzorci
sand: pijesak pješčan
saturday: subota
sauce: umak
sauna: sauna
sausage: kobasica kobasice hrenovka češnjovka
save: uštedjeti spremiti štedjeti
school: škola školski
school_holidays: školski_praznici praznici školskih_praznika
science: znanost znanstveni
scissors: škare
scooter: skuter romobil moped
scratch: ogrebotina ogrebotine udubljenje
screen: zaslon ekran
sea: more morski
sea_view: pogled_na_more pogledom_na_more
season: sezona doba godišnje_doba
seat: sjedalo mjesto sjedište
second_hand: rabljen rabljeno polovan iz_druge_ruke
security: sigurnost zaštita zaštitar
seed: sjeme sjemenke
self_checkin: samostalna_prijava self_check-in samostalni_dolazak
self_service: samoposluživanje samoposlužni
send: poslati slati pošaljite
senior: umirovljenik senior
separate: odvojen posebno zaseban
serial_number: serijski_broj serijskog_broja tvornički_broj
serve: posluživati poslužiti služiti
service: usluga servis posluga
sesame: sezam sezama
sew: šivati šivanje krojač
shampoo: šampon
share: dijeliti zajednički
shave: brijanje brijati obrijati britva
sheep: ovca ovčji
sheet: plahta posteljina
shelf: polica regal
shellfish: školjke rakovi plodovi plodovi_mora morski_plodovi plodova_mora
shoe: cipela cipele obuća
shop: trgovina dućan prodavaonica
shoulder: rame ramena
shower: tuš
shrimp: kozica kozice škampi gambori
shuttle: prijevoz transfer
sick_note: bolovanje doznaka
sign: potpis potpisati znak
signal: signal prijem pokrivenost
silver: srebro srebrni
sim: sim sim_kartica
sing: pjevanje pjevati zbor
single_room: jednokrevetna jednokrevetna_soba
sink: umivaonik sudoper
skate: klizaljke klizanje klizati
ski: skije skijanje skijaški
skin: koža
skipper: skiper kapetan
sleep: spavati spavanje
sleeping_bag: vreća_za_spavanje vreće_za_spavanje vreću_za_spavanje
slow: spor polako
small: malen mali manji
smell: miris smrad njuh
smoke: pušiti pušenje dim cigareta
smoke_detector: detektor_dima dimni_detektor javljač_dima
snow: snijeg
soap: sapun
sock: čarapa čarape
socket: utičnica utikač utičnice
socks: čarape čarapa
soft: mekan mekana
software: softver program
soil: tlo zemlja
solar: solarni sunčani
sold_out: rasprodano rasprodan
soup: juha
sourdough: kiselo_tijesto dizano_na_kvas
south: jug južni
soy: soja sojin
spa: spa toplice wellness
space: prostor mjesto
spare_part: rezervni_dio rezervni_dijelovi zamjenski_dijelovi rezervnih_dijelova
speak: govoriti razgovarati pričati
special: poseban specijalan
species: vrsta
speed: brzina
spelt: pir pirovo
spice: začin ljut pikantan
spoon: žlica žličica
sport: sport sportski
spouse: supružnik suprug muž
square: trg kvadrat kvadratni
square_metre: kvadratni_metar m2 m² kvadrata četvornih_metara kvadratura
squid: lignja lignje hobotnica kalamari
stable: štala staja
stage: pozornica bina pozornice
stain: mrlja
stairs: stepenice stubište
stall: štand štandovi
stamp: marka pečat žig
standing: stajanje stajaća_mjesta
starter: predjelo predjela
stay: boravak ostati boraviti
steal: ukrasti krađa ukraden
steam: para pare parni
steel: čelik čelični
stock: zaliha zalihi na_zalihi
stolen: ukraden krađa
stone: kamen kameni kamena
stop: stanica stajalište stati
store_keep: čuvati pohrana skladištenje spremište
storm: oluja nevrijeme
stove: peć štednjak kuhalo
study: studij studirati
subscription: pretplata
substitute: zamjena zamjenik
sugar: šećer
suggest: predložiti prijedlog
suitable: prikladan pogodan primjeren
suite: apartman suite
summer: ljeto ljetni
sunday: nedjelja
surcharge: nadoplata doplata
sweet: sladak slatkiš slatko
swim: plivati plivanje kupanje kupati
swimsuit: kupaći kupaći_kostim kupaće_gaće
switch_off: isključiti isključivanje ugasiti
switch_on: uključiti uključivanje upaliti
table: stol
take: uzeti uzimati
takeaway: ponijeti dostava za_van za_ponijeti hrana_za_van
tank: spremnik rezervoar cisterna
tap: slavina pipa
tartar: zubni_kamenac kamenac plak naslage
taste: okus degustacija kušati
tax: porez pdv
taxi: taxi taksi
taxi_rank: taksi_stajalište stajalište_taksija
tea: čaj
team: tim ekipa momčad
technician: tehničar
technology: tehnologija tehnika
teeth: zub zubi
television: televizija televizor tv
temporary: privremen
tenant: najmoprimac stanar podstanar
tennis: tenis
textbook: udžbenik udžbenici
thank: hvala zahvaliti
theatre: kazalište teatar
theory: teorija teorijski
therapist: terapeut maser terapeutkinja fizioterapeut maserka
thick: debeo debela
thickness: debljina debljine
thursday: četvrtak četvrtkom
ticket: ulaznica karta
tide: plima oseka
tie: kravata vezati zavezati
time: vrijeme sat
tip: napojnica savjet
today: danas
together: zajedno skupa
toilet: wc zahod toalet
tomato: rajčica
tomorrow: sutra
tool: alat
total: ukupno ukupan
tourist: turist turistički
tourist_tax: pristojba boravišna boravišna_pristojba boravišne_pristojbe turistička_pristojba boravišnu_pristojbu
towel: ručnik ručnici
tower: toranj kula
toy: igračka
tracking: praćenje pratiti praćenje_pošiljke
traffic: promet
trailer: prikolica
training: obuka trening osposobljavanje
tram: tramvaj tramvaji
transport: prijevoz transport
travel: putovanje putovati
tree: drvo stablo drveće
trial: probni proba probni_sat probni_trening probna_lekcija
tuesday: utorak utorkom
tuition: školarina školarine
tune: ugađanje ugoditi štimanje štimati uštimati
turkey: puretina pura puran pureći
type: tip vrsta
tyre: guma gume
ultrasound: ultrazvuk uzv ultrazvučni
umbrella: kišobran suncobran
understand: razumjeti
uniform: uniforma
university: sveučilište fakultet
unpack: raspakirati
update: ažuriranje ažurirati nadogradnja
urgent: hitan hitno
use: korištenje koristiti upotreba uporaba
vaccination: cijepljenje cijepljen cjepivo
valley: dolina
valuable: dragocjenost vrijedan vrijednost
van: kombi kamion
vegan: veganski vegan
vegetable: povrće povrtni
vegetarian: vegetarijanski vegetarijanac
vet: veterinar veterinarski
view: pogled
village: selo
vinegar: ocat
virus: virus virusi
visit: posjet posjetiti posjetitelj
voice: glas
volume: obujam glasnoća volumen
volunteer: volonter
vote: glasovati glasovanje glasanje izbori
wall: zid
ward: odjel
warehouse: skladište
warm: topao toplo
warning: upozorenje upozorenja
wash: pranje perilica prati perilica_rublja perilicu_rublja
watch: sat
water: voda pitka vode pitka_voda voda_za_piće pitke_vode
watt: vat kilovat kw
wave: val valovi
waxing: depilacija epilacija vosak
weak: slab slaba
wear: nositi obući
wednesday: srijeda
week: tjedan tjedno tjedna
weekday: radni_dan radni_dani radnim_danom
weekend: vikend
weigh: vagati težina težiti
west: zapad zapadni
wet: mokar
wetsuit: neopren neoprensko_odijelo ronilačko_odijelo
wheel: kotač točak
white: bijel bijeli
whitening: izbjeljivanje izbijeliti izbjeljivanje_zubi
whole: cijel cijeli
wholesale: veleprodaja veletrgovina na_veliko
wide: širok širina
width: širina širine
wife: supruga žena muž
wind: vjetar
window: prozor
windscreen: vjetrobran vjetrobransko_staklo šoferšajba
wine: vino vinski
winter: zima zimski
wire: žica kabel
withdraw: odustati podići povući odustati_od_ugovora raskinuti_ugovor
withdrawal_period: raskid odustajanje raskid_ugovora rok_za_raskid odustanak_od_ugovora jednostrani_raskid
wool: vuna vuneni pređa
workshop: radionica
world: svijet svjetski
write: pisati napisati pisac
wrong: pogrešan krivi pogrešno krivo
x-ray: rendgen rtg rendgenska_snimka
year: godina godišnje
yellow: žut
yoga: joga
young: mlad
young_animal: štene mače mladunče štenci mačić
youth: mladi mladež tinejdžer omladina
zip: patentni_zatvarač zatvarač cif
`
