/** Words of Serbian by what they mean, as `glossary` joins them with those of other languages. */
export const SERBIAN = `
abroad: inostranstvo strani stranac međunarodni u_inostranstvu
accept: prihvatati prihvatiti primati primiti
accessible: pristupačan pristupačno invalid kolica osobe_sa_invaliditetom invalidska_kolica pristup_za_invalide
accident: nesreća nezgoda udes
activity: aktivnost delatnost
adapter: adapter pretvarač ispravljač
add: dodati dodatan dodatak dodatno
address: adresa
adult: odrastao odrasli odrasla
advance: unapred prethodno ranije
advice: savet savetovanje savetovati konsultacije
afternoon: popodne poslepodne popodnevni
age: uzrast godina starost dob koliko_godina starosna_granica od_koliko_godina
agree: saglasnost pristanak dogovor saglasan
air_conditioning: klima klimatizacija klimatizovan klima_uređaj rashladni_uređaj
airport: aerodrom
alarm: alarm budilnik
alcohol: alkohol alkoholan alkoholno
allergy: alergija alergičan alergen
allow: dozvoljen dopušten dozvoliti sme smeti dozvoljeno je_dozvoljeno da_li_sme je_dopušteno
alone: sam samostalno pratnja
always: uvek stalno
amount: iznos suma
anchor: sidro usidriti sidrište
animal: životinja ljubimac životinjski ljubimci
anniversary: godišnjica jubilej
answer: odgovor odgovoriti
apartment: stan apartman stanovi
app: aplikacija aplikacije
application: prijava molba konkurs biografija prijava_za_posao molba_za_posao motivaciono_pismo
appointment: termin zakazivanje zakazati
arrive: dolazak doći dolaziti stići stizati
ask: pitanje pitati upit
assemble: montaža montirati sastavljanje sastaviti
automatic: automatski automatik automatski_menjač
available: dostupan dostupnost raspoloživ raspolaganju na_raspolaganju
average: prosek prosečan prosečno
award: nagrada priznanje nagrađen
baby: beba odojče bebe
back_up: rezervna kopija bekap rezervna_kopija
bacon: slanina pančeta
bag: torba kesa vreća ranac
baggage: prtljag kofer
bake: peći pečen pekara pecivo pekar pečemo
balcony: balkon terasa lođa
ball: lopta
bank: banka
bank_account: račun bankovni_račun tekući_račun broj_računa žiro_račun
bank_transfer: bankovni_transfer uplata_na_račun virman prenos uplatnica
barbecue: roštilj
basement: podrum
bath: kada kupka
bathrobe: ogrtač bademantil papuče
bathroom: kupatilo
battery: baterija akumulator
beach: plaža
beard: brada
beautiful: lep lepota kozmetički
bed: krevet ležaj
bedroom: spavaća soba
beef: govedina goveđi junetina
beer: pivo
begin: početak početi počinje započeti
beginner: početnik početnici
bench: klupa
berth: vez privez
bicycle: bicikl bicikli biciklistički
big: velik veličina veći veličine
bill: račun faktura
bird: ptica
birth: porođaj rođenje
birthday: rođendan
bitter: gorak gorka
black: crn crna
blanket: ćebe pokrivač
blood: krv krvi krvni
blood_pressure: krvni_pritisak krvnog_pritiska
blood_test: krvna_slika vađenje_krvi analiza_krvi analize_krvi
blow_dry: feniranje fen_frizura
blue: plav plava
boat: brod čamac brodovi plovilo
boil: kuvati kuvan vreti
book_reading: knjiga knjige
booking: rezervacija rezervisati
boot: čizma čizme
born: rođen roditi
bottle: flaša flaše boca
bowl: činija posuda
box: kutija kutije sanduk
box_carton: kutija karton kutije
boy: dečak dečaci
braces: proteza_za_ispravljanje ortodoncija fiksna_proteza ortodont
brake: kočnica kočnice kočioni
branch: filijala poslovnica ogranak
brand: marka brend proizvođač
bread: hleb hljeb
break_damage: oštećen oštećenje pokvaren šteta slomljen kvar
break_pause: pauza odmor
breakdown: kvar
breakfast: doručak
bride: venčanje mlada svadba venčani
bridge: most
bring: doneti poneti donesite
brother: brat sestra braća
budget: budžet
buffet: bife švedski_sto samoposluživanje
build: gradnja graditi izgraditi izgrađen
building: zgrada kuća
bunk: sprat
buoy: bova plutača bove
bus: autobus
bus_line: autobuska_linija autobuske_linije linija
bus_stop: stanica stajalište autobuska_stanica autobusko_stajalište autobuske_stanice
business: firma preduzeće kompanija
busy: gužva zauzet
button: dugme taster prekidač
buy: kupiti kupovina kupovati
cabin: koliba kućica brvnara kabina
cake: torta kolač
calendar: kalendar
call: zvati nazvati telefon pozvati nazovite pozovite broj_telefona telefonski_broj
camera: kamera fotoaparat
campfire: vatra
camping: kamp kampiranje šator mesto_za_šator auto_kamp
cancel: otkazati otkaz otkazivanje storno otkažete
candle: sveća
canoe: kanu kanui
capacity: kapacitet nosivost zapremina
capital: prestonica
car: auto automobil kola vozilo
car_rental: rentakar rent_a_car iznajmljivanje_automobila iznajmljivanje_vozila
caravan: kamper karavan prikolica kamp_kućica kamp_prikolica
card: kartica
care: briga nega brinuti staranje
carpet: tepih
carry: nositi nosi
cash: gotovina keš
cash_machine: bankomat
cash_on_delivery: pouzeće pouzećem plaćanje_pouzećem
castle: zamak dvorac
castrate: kastracija sterilizacija kastrirati
cat: mačka mačak
catalogue: katalog
catering: ketering
ceiling: plafon tavanica
celebrate: slavlje proslava slaviti proslaviti zabava
celery: celer celera
cent: cent
centre: centar
century: vek stoleće
ceramics: keramika keramički lončarstvo
certificate: potvrda sertifikat uverenje
chain: lanac lanci
chair: stolica
change: promena promeniti menjati izmena
change_money: menjačnica zamena sitniš kusur zamena_novca
changing_room: svlačionica garderoba kabina_za_presvlačenje kabina_za_probu
charge_battery: punjenje punjač puniti punjenje_električnih_vozila
charging_station: punjač stanica_za_punjenje punionica
cheap: jeftin jeftiniji povoljan
cheapest: najjeftiniji najpovoljniji
check: pregled kontrola provera pregledati proveriti
check_in: prijava check-in dolazak prijava_gostiju vreme_dolaska prijavljivanje_gostiju
check_out: odjava check-out odlazak odjava_gostiju vreme_odlaska odjavljivanje_gostiju
check_up: kontrolni_pregled pregled sistematski kontrola
cheese: sir sirevi
chemist: apoteka
chicken: piletina pile živina kokoška
child: dete deca dečji decu
children_menu: dečji dečje dečji_meni dečiji_meni dečja_porcija
chocolate: čokolada čokoladni
choose: izbor odabrati birati izabrati
christmas: božić božićni
church: crkva
cinema: bioskop film
city: grad grada gradski
class: razred učionica
clean: čišćenje čist čistiti očistiti pospremiti
climb: penjanje penjati penjački
clinic: ordinacija ambulanta klinika poliklinika
cloakroom: garderoba garderobi
close: zatvoreno zatvarati zatvoriti zatvoren
clothes: odeća garderoba
clutch: kvačilo spojka lamela
coach: trener trenerica treneri
coat: kaput jakna
cocktail: koktel kokteli
code: kod pin šifra
coffee: kafa kafu kafić
cold: hladan hladno hladna
collect: preuzimanje preuzeti pokupiti podizanje
colour: boja farbanje farbati
combine: kombinovati kombinacija spojiti
come: doći dolaziti dođite
comfortable: udoban udobnost komforan
committee: odbor komisija
compare: uporediti poređenje
competition: takmičenje trka
complain: reklamacija žalba prigovor
computer: računar kompjuter laptop
concert: koncert muzika muzički
condition: uslov uslovi
conference: konferencija sastanak
confirm: potvrda potvrditi
consumption: potrošnja potrošnje
contact: kontakt kontaktirati
contain: uključen sadržavati uključeno sadrži uključuje sadržati
contract: ugovor
cook: kuvati kuvar kuvanje
cost: cena koštati trošak naknada košta
cot: krevetac krevetić krevetac_za_bebe dečji_krevetac dečiji_krevetac
cotton: pamuk pamučni
country: država zemlja
course: kurs čas časovi
court: teren teniski_teren tereni
cover: pokrivati pokriveno pokriće
cow: krava krave govedo
cream: pavlaka šlag
credit_card: kreditna kreditnom kreditna_kartica kreditnom_karticom kreditne_kartice platna_kartica
crown_tooth: krunica krunice navlaka
cup: šolja šoljica
cure: lečenje lečiti izlečiti
currency: valuta
current: struja struje
curtain: zavesa zavese
customer: kupac gost klijent kupci mušterija
cut: šišanje šišati
dam: brana
dance: ples plesati igra
danger: opasnost opasan
data: podaci podataka
date: datum
daughter: ćerka kćerka
day: dan dana dnevno
dead: smrt umreti umro mrtav
deadline: rok najkasnije krajnji_rok poslednji_rok zadnji_rok
dear_expensive: skup skuplji
debt: dug dugovanje dugovi
deep: dubok dubina
degree: stepen temperatura stepeni
delay: kašnjenje kasniti zakasniti
deliver: dostava dostaviti isporuka isporučiti rok_isporuke rok_dostave dostava_na_adresu
dentist: zubar stomatolog zubni stomatološka_ordinacija zubna_ordinacija
depart: polazak odlazak otići polaziti
deposit: depozit kaucija kapara avans
describe: opis opisati
design: dizajn dizajner dizajnirati
dessert: desert
detergent: deterdžent prašak prašak_za_veš deterdžent_za_veš
device: uređaj aparat
deworm: čišćenje_od_parazita gliste dehelmintizacija
diabetes: dijabetes dijabetičar šećerna
diagnosis: dijagnoza dijagnostika
diesel: gorivo dizel benzin
diet: dijeta ishrana
difference: razlika različit drugačiji
difficult: težak teško zahtevan
dinner: večera
direction: smer put
dirty: prljav prljavština
disabled: invalid invaliditet invalidnost
disappear: nestati izgubljen nestao
disassemble: rastavljanje rastaviti demontaža demontirati
discount: popust sniženje snižen
discover: otkriti otkrivati otkriće
dish: jelo jela
dishwasher: sudomašina sudova mašina_za_sudove mašina_za_pranje_sudova mašinu_za_sudove
display: ekran displej
dive: ronjenje roniti ronilac
doctor: lekar doktor lekarka izabrani_lekar lekar_opšte_prakse
document: dokument isprava
dog: pas psi psa kuče
donate: donacija donirati
door: vrata
double_room: dvokrevetna dvokrevetna_soba
dough: testo testa
download: preuzeti preuzimanje
dozen: tuce
drain: odvod slivnik
dress: haljina
dress_code: oblačenje kodeks_oblačenja dres_kod
drill: bušilica bušiti bušenje
drink: piće piti pića
drive: voziti vozač vožnja
driving_licence: vozačka vozačku vozačka_dozvola vozačke_dozvole vozačku_dozvolu vozački_ispit
dry: suv sušiti sušilica sušenje mašina_za_sušenje sušilica_veša
dry_cleaning: hemijsko_čišćenje hemijsko hemijska
duck: patka guska pačetina guščji
dumpling: knedle njoke valjušci
duration: trajati trajanje
during: tokom
dust: prašina prašine
duvet: jorgan posteljina pokrivač
early: rano ranije
easter: uskrs vaskrs uskršnji
easy: lak lako jednostavan
eat: jesti hrana obrok jede jelo
egg: jaje jaja
electric: električni struja elektro
electricity: struja električni
elevator: lift
email: e-mail e-pošta mail email imejl_adresa elektronska_pošta e-mail_adresa
emergency: hitno hitan hitna dežurni hitan_slučaj hitna_pomoć hitni_slučajevi
employee: zaposleni osoblje radnik
empty: prazan isprazniti
end: kraj završetak završiti završava
engine: motor
engineer: inženjer arhitekta
english: engleski
engraving: graviranje gravura gravirati
enter: ulaz ući ulazak ulaziti
entrance_fee: ulaznica ulaz cena_ulaznice
envelope: koverta koverat
equipment: oprema
euro: evro evra eur
evening: veče večernji uveče
event: događaj dešavanje manifestacija
every: svaki svaka
exam: ispit test pregled
example: primer
excursion: izlet tura obilazak
exercise: vežba vežbati vežbanje
exhaust: auspuh izduv izduvni
exhibition: izložba
exit: izlaz
expire: isteći važiti važenje ističe važi
explain: objasniti objašnjenje
express: ekspres hitno ekspresni
extend: produžiti produženje duže
eye: oko oči očni
eyebrow: obrva obrve trepavice
fabric: tkanina štof platno
facial: tretman_lica nega_lica lice higijenski_tretman
factory: fabrika
family: porodica porodični
far: daleko udaljenost udaljen
fare: vozarina prevoz karta
farm: farma farmer gazdinstvo poljoprivrednik
fast: brz brzo brži
fat: mast masnoća mastan
father: otac majka roditelj oca mama
female: žena ženski dama
fence: ograda ograđen
ferry: trajekt skela
festival: festival
fever: groznica temperatura
few: malo nekoliko
fill: napuniti popuniti plomba punjenje
filling_tooth: plomba plombe ispun
filter: filter
find: naći pronaći pronađen nađen
fine: kazna globa
finger: prst
fire: požar vatra požarni vatrogasni
firewood: ogrev drva_za_ogrev drva
fireworks: vatromet pirotehnika vatrometi
first: prvi
first_aid: prva_pomoć prve_pomoći prvu_pomoć
fish: riba ribolov pecanje
fit: pristajati odgovarati
fix: popravka popraviti popravljati servis
flat_tyre: guma probušena defekt probušena_guma pukla_guma izduvana_guma
flea_tick: krpelj buva parazit
flight: let leteti avion
flood: poplava poplavljen
floor: sprat pod prizemlje
flour: brašno
flower: cvet cveće buket
fog: magla magle
foot: stopalo noga
football: fudbal
forbidden: zabranjen zabrana
forest: šuma drvo
forget: zaboraviti zaboravljen
form: obrazac formular
found_start: osnovati osnovan
founder: osnivač osnovao
free: besplatan besplatno gratis
free_of_charge: besplatno besplatan bez_naknade gratis
free_vacant: slobodan slobodno slobodna_mesta slobodne_sobe slobodni_termini
freeze: zamrznuti zamrzivač zamrznut smrznut
fresh: svež
friday: petak petkom
fridge: frižider hladnjak
friend: prijatelj drug drugari
fringe: šiške šiška
fruit: voće voćni
full: pun
full_board: pun_pansion punog_pansiona puni_pansion
furniture: nameštaj
future: budućnost budući
game: igra igrati
garage: garaža
garden: bašta dvorište vrt
garlic: beli_luk belog_luka
gas: gas gasni plin
gate: kapija ulazna_kapija rampa
gearbox: menjač brzina brzine
generator: generator agregat
gift: poklon dar
gift_card: poklon_kartica poklon_karticu
gift_voucher: bon vaučer poklon poklon_bon poklon_vaučer poklon_bona poklon_bonovi
girl: devojčica devojka
give: dati davati
glacier: glečer lednik
glass: staklo čaša stakleni
glasses: naočare
glove: rukavica
gluten: gluten bezglutenski pšenica bez_glutena
go: ići odlaziti idem
goggles: naočare_za_plivanje skijaške_naočare naočare_za_skijanje
gram: gram kilogram kg
grass: trava travnjak
grease: mast mazivo podmazivanje
green: zelen
groom: šišanje_pasa salon_za_pse nega_pasa gruming
group: grupa grupni
group_lesson: grupni_čas grupna_nastava grupni_časovi
guarantee: garancija garantni
guardian: staratelj
guide: vodič vođen vođena_tura stručno_vođenje vođeni_obilazak
gym: teretana fitnes
hair: kosa
hairdresser: frizer frizerski
hairdryer: fen fen_za_kosu
halal: halal košer
half: pola polovica polovina
half_board: polupansion polupansiona
hall: sala dvorana soba
ham: šunka pršuta
handicraft: zanat rukotvorina ručni
handle: ručka kvaka drška
harbour: luka pristanište marina
harness: pojas penjački_pojas oprsnica
harvest: berba žetva
hat: šešir kapa
head: šef direktor rukovodilac vođa
headache: glavobolja migrena
headliner: glavni_izvođač zvezda hedlajner
health: zdravlje zdrav zdravstveni
hear: čuti sluh
hearing: sluh sluha slušni gluvi
heat: grejanje grejan topao grejati zagrevanje
heavy: težak težina
height: visina visok
helmet: kaciga šlem
help: pomoć pomagati pomoći
herb: bilje biljka biljni
high_chair: hranilica dečja_stolica stolica_za_hranjenje visoka_stolica
high_season: visoka_sezona glavna_sezona špic_sezone
highlights: pramenovi balayage balajaž
hike: planinarenje pešačenje šetnja pešački
hill: brdo brežuljak
hire: iznajmiti iznajmljivanje najam zakup renta za_izdavanje
history: istorija istorijski
hobby: hobi
holiday: odmor raspust godišnji letovanje
home: dom domaći
homework: domaći_zadatak domaći domaći_zadaci
honey: med meda
horse: konj jahanje jahački
hose: crevo creva
hospital: bolnica
host: domaćin
hot: vruć topao
hot_tub: đakuzi jacuzzi hidromasažna_kada masažna_kada
hotel: hotel
hour: sat sati čas
house: kuća
household: domaćinstvo
hungry: gladan glad
ice: led
ice_cream: sladoled kugla_sladoleda
id_card: lična pasoš legitimacija lična_karta lične_karte ličnu_kartu
ill: bolest bolestan
immediately: odmah smesta
implant: implant implantat implanti
important: važan važno
indoor: unutra unutrašnji zatvoren u_zatvorenom
infection: infekcija zaraza
ingredient: sastojak sastojci sastav
injection: injekcija
injury: povreda povređen
insect: insekt komarac
install: instalacija ugradnja ugraditi postavljanje
instalment: rata rate
instructions: uputstvo uputstva priručnik uputstvo_za_upotrebu uputstva_za_upotrebu
instructor: instruktor učitelj nastavnik predavač
insurance: osiguranje osiguran
internet: internet wifi wi-fi bežični_internet pristup_internetu
interpreter: tumač prevodilac prevod
interview: razgovor intervju
invent: izumeti izum pronalazak
inventor: pronalazač izumitelj
invite: pozvati poziv pozivnica
iron: pegla peglati peglanje gvožđe
island: ostrvo
jam: džem pekmez
jewellery: nakit zlatar
job: posao rad zaposlenje radno raditi radno_mesto slobodna_radna_mesta otvorene_pozicije
juice: sok
jump: skok skakati skokovi
kayak: kajak kajaci
keep: zadržati čuvati
kennel: hotel_za_pse pansion_za_pse odgajivačnica
kettle: kuvalo čajnik
key: ključ
keyboard: tastatura
kidney: bubreg
kilometre: kilometar km
kindergarten: vrtić obdanište jaslice
kitchen: kuhinja
knife: nož
knit: plesti pletenje
laboratory: laboratorija
lactose: laktoza laktoze bez_laktoze mlečni
ladder: merdevine
lake: jezero
lamb: jagnjetina jagnje
lamp: lampa svetlo rasveta
land: zemljište zemlja
lane: staza traka
language: jezik
last: poslednji zadnji
later: kasnije posle
laundry: veš perionica pranje
law: zakon pravo
lawyer: advokat pravnik
lay: polagati položiti
leak: curenje curi propuštanje propušta
learn: učiti naučiti učenje
leather: koža kožni
left: levo levi
leg: noga
legal: pravni zakonski
lend: pozajmiti pozajmica zajam
length: dužina dug dugačak
lesson: čas lekcija nastava
letter: pismo
level: nivo
library: biblioteka
licence: licenca dozvola
lid: poklopac
life_jacket: prsluk prsluk_za_spasavanje prsluci_za_spasavanje pojas_za_spasavanje
lifeguard: spasilac
light: svetlo lagan
lighthouse: svetionik
lightning: munja grom grmljavina oluja
like: sviđati voleti
limescale: kamenac kamenca
line: linija
listen: slušati
litre: litar litara
live: živeti stanovati stanovnik
liver: jetra
local: lokalni domaći mesni
lock: brava zaključati katanac
locked: zaključan
locker: ormarić kaseta ormarić_sa_ključem garderobni_ormarić
login: prijava prijaviti nalog logovanje
lose: izgubiti izgubljen gubitak
lost_property: izgubljeno_nađeno izgubljene_stvari izgubljeni_predmeti
low: nizak niski
low_season: niska_sezona van_sezone predsezona
lunch: ručak dnevni_meni meni_dana
machine: mašina aparat
magazine: časopis
main: glavni
main_course: glavno_jelo glavna_jela
maintenance: održavanje servis
make: proizvoditi proizvodnja izrada napraviti izrađen
male: muškarac muški
mandatory: obavezan potreban mora
manicure: manikir
map: mapa karta
map_location: lokacija mapa gde_se_nalazimo položaj
market: pijaca tržište sajam
marry: oženjen udata venčati brak
massage: masaža maser
mat: prostirka strunjača
material: materijal
maximum: najviše maksimalno maksimum
measure: meriti merenje mera izmeriti
meat: meso mesni
medicine: lek lekovi medicina
meet: sastati susret sastanak okupljanje
member: član članstvo
menu: meni jelovnik
message: poruka poruke sms
meter: metar brojilo
method: metod metoda način
metre: metar metara metri
metro: metro podzemna_železnica
microchip: čip mikročip čipovanje
microwave: mikrotalasna mikrotalasna_rerna mikrotalasna_pećnica mikrotalasnu_rernu
middle: sredina srednji
midnight: ponoć ponoći
mileage: kilometraža pređeni_kilometri
milk: mleko mlečni
million: milion miliona
mine: rudnik
minibar: minibar
minimum: najmanje minimalno minimum
minute: minut minuta
mirror: ogledalo
miss: propustiti izostati
mistake: greška
mobile_phone: mobilni telefon mobitel mobilni_telefon mobilnog_telefona
model: model
monday: ponedeljak ponedeljkom
money: novac novca
month: mesec mesečno
morning: jutro ujutru prepodne
motorcycle: motocikl motor
mountain: planina gora planinski
mouth: usta usne
move: selidba preseliti preseljenje
museum: muzej
mushroom: pečurka gljiva šampinjon
mustard: senf slačica
nail: nokat nokti ekser manikir
name: ime naziv prezime zvati
nappy: pelena pelene
native_speaker: izvorni_govornik maternji_govornik izvorni_govornici
nature: priroda prirodni prirodan
near: blizu blizina obližnji
need: trebati potreban potreba
needle: igla
neighbour: komšija sused
new: nov
news: novosti vesti
newspaper: novine
next: sledeći naredni
night: noć noćenje noćni prenoćiti
noise_loud: buka glasan glasno bučan
non_swimmer: neplivač neplivači neplivače
noodles: rezanci nudle rezance
noon: podne podneva
north: sever severni
nose: nos nosa
notice: obaveštenje
notice_period: otkazni otkaz otkazni_rok otkaznog_roka
number: broj
nurse: sestra
nut: orah orašasti kikiriki
offer: ponuda nuditi ponuditi
office: kancelarija
official: zvanični službeni
oil: ulje
oil_change: zamena_ulja promena_ulja zameniti_ulje
old: star
onion: luk crni_luk crnog_luka
online: onlajn online
only: samo isključivo
open: otvoreno otvarati otvoren radno otvoriti radno_vreme radnog_vremena vreme_rada
operation: operacija zahvat operisati
orange: pomorandža narandžast
order: porudžbina naručiti poručiti
organic: ekološki organski bio
organise: organizovati organizacija
outdoor: napolju spoljni otvorenom na_otvorenom na_svežem_vazduhu
oven: rerna pećnica peć
owner: vlasnik vlasnica
pack: pakovanje ambalaža pakovati paket
paddle: veslo vesla veslati veslanje
paddleboard: sup daska_za_veslanje
page: stranica strana stranice
paint: boja farba slikar slikati krečiti
pair: par
pan: tiganj šerpa
paper: papir papirni
parade: parada povorka litija
parcel: paket pošiljka
park: park
parking: parking parkirati parkiralište
parking_space: parking_mesto parking_mesta parkirno_mesto
partner: partner partnerka
pass: propusnica karta
passenger: putnik putnici
password: lozinka šifra
pasta: testenina
path: staza put
patient: pacijent pacijenti
pay: plaćanje platiti plaćati uplata
paypal: paypal
pedal: pedala
pedicure: pedikir
pen: hemijska olovka
pension: penzija
people: osoba ljudi osobe broj_osoba koliko_osoba koliko_ljudi
pepper: biber paprika
percent: posto procenat
performance: predstava nastup
perfume: parfem
perm: trajna trajna_ondulacija minival
permit: dozvola
personalised: po_meri personalizovan po_porudžbini
photo: fotografija slika fotografisati
piano: klavir
picnic: piknik
piece: komad
pig: svinja svinjetina svinjski
pillow: jastuk
pitch: teren igralište parcela
pizza: pica
plan: plan planirati
plant: biljka sadnica
plastic: plastika plastični
plate: tanjir tanjiri
platform: peron platforma
play: igrati igra
playground: igralište dečje_igralište
police: policija
pool: bazen
poor: siromašan slab
popular: popularan omiljen
population: stanovništvo stanovnik broj_stanovnika
portion: porcija porcije
possible: moguć mogućnost moguće
post: pošta poštanski
potato: krompir pomfrit
pound: funta
power_performance: snaga snage
practical: praksa praktični
pregnant: trudna trudnica trudnoća
prepare: pripremiti priprema pripremati
prescription: recept
pressure: pritisak
prevent: sprečiti prevencija
price_list: cenovnik
print: štampa štampanje štampati odštampati
printer: štampač štampači
private: privatan privatni
private_lesson: individualni_čas privatni_čas individualna_nastava privatni_časovi individualni_časovi
prize: nagrada
problem: problem
process: postupak proces
product: proizvod proizvodi roba
profession: zanimanje struka
programme: program raspored
project: projekat projekt
proof: dokaz potvrda račun
protect: zaštita zaštititi štititi
pub: pivnica pab kafana
public: javni javan
public_holiday: praznik državni_praznik državni_praznici neradni_dan
public_transport: tramvaj metro gradski javni_prevoz javnim_prevozom gradski_prevoz
publish: objaviti objava izdati
pump: pumpa pumpe
pupil: đak učenik student
quality: kvalitet kvalitetan
quantity: količina
quarter: četvrt četvrtina
queue: red čekati čekanje čekaonica
quiet: tih miran mir
quiet_hours: noćni_mir vreme_tišine mir kućni_mir
rabbit: zec kunić zečevi kunići
racket: reket reketi
raft: raft splav rafting
railway: voz železnica železnički
railway_station: stanica železnička_stanica železničke_stanice
rain: kiša vreme kišno
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
recycle: reciklirati reciklaža
red: crven
reference: referenca preporuka
referral: uput uputnica
refrigerated: hlađen rashlađen
refund: povraćaj vratiti refundacija povraćaj_novca povraćaja_novca povrat_novca
register: registracija prijava prijaviti upis upisati
regular: redovan redovni
reminder: podsetnik opomena podsetiti
remove: ukloniti uklanjanje
repeat: ponoviti ponavljati
replace: zameniti zamena
report: izveštaj prijaviti
request: zahtev upit molba
rescue: spasavanje spasiti
responsible: odgovoran odgovornost odgovara
rest: odmor odmarati ostatak
restaurant: restoran
restore: restauracija restauriranje obnova obnoviti restaurirati
result: rezultat nalaz
retail: maloprodaja
return: povraćaj vratiti vraćati povraćaj_robe vratiti_robu
rice: pirinač riža
ring: prsten prstenje burma
risk: rizik
river: reka
road: put ulica
roaming: roming
rodent: glodar glodari hrčak zamorac zamorče
roof: krov
room: soba prostorija
root_canal: endodoncija lečenje_kanala kanala_korena lečenje_zuba
rope: uže konopac kanap
route: ruta trasa
router: ruter modem
rubbish: smeće otpad kanta_za_đubre kanta_za_smeće
rule: pravilo pravila pravilnik
run: trčati trčanje
rye: raž ražani
safe: bezbedan bezbednost siguran sigurnost
safe_box: sef trezor sef_u_sobi
sail: jedro jedrenje jedriti
salad: salata
salary: plata zarada
sale: prodaja prodavati prodati rasprodaja
salmon: losos
salt: so soli slan
same: isti
sample: uzorak uzorci
sand: pesak peščan
saturday: subota
sauce: sos
sauna: sauna
sausage: kobasica kobasice viršla viršle
save: uštedeti sačuvati štedeti
school: škola školski
school_holidays: školski_raspust raspust
science: nauka naučni
scissors: makaze
scooter: skuter trotinet moped
scratch: ogrebotina ogrebotine udubljenje
screen: ekran
sea: more morski
sea_view: pogled_na_more pogledom_na_more
season: sezona godišnje_doba
seat: sedište mesto sedalo
second_hand: polovan polovno korišćen iz_druge_ruke
security: obezbeđenje bezbednost
seed: seme semenke
self_checkin: samostalna_prijava samostalno_prijavljivanje self_check-in
self_service: samoposluga samousluga
send: poslati slati pošaljite
senior: penzioner senior
separate: odvojen posebno zaseban
serial_number: serijski_broj serijskog_broja fabrički_broj
serve: posluživati poslužiti služiti
service: usluga servis posluga
sesame: susam susama
sew: šiti šivenje krojač
shampoo: šampon
share: deliti zajednički
shave: brijanje brijati obrijati žilet
sheep: ovca ovčji
sheet: čaršav posteljina
shelf: polica regal
shellfish: školjke rakovi plodovi plodovi_mora morski_plodovi plodova_mora
shoe: cipela cipele obuća
shop: prodavnica radnja
shoulder: rame ramena
shower: tuš
shrimp: škamp škampi gamberi kozice
shuttle: prevoz transfer
sick_note: bolovanje doznaka
sign: potpis potpisati znak
signal: signal prijem pokrivenost
silver: srebro srebrni
sim: sim sim_kartica
sing: pevanje pevati hor
single_room: jednokrevetna jednokrevetna_soba
sink: umivaonik lavabo sudopera
skate: klizaljke klizanje klizati
ski: skije skijanje skijaški
skin: koža
skipper: skiper kapetan
sleep: spavati spavanje
sleeping_bag: vreća_za_spavanje vreće_za_spavanje vreću_za_spavanje
slow: spor polako
small: mali manji
smell: miris smrad njuh
smoke: pušiti pušenje dim cigareta
smoke_detector: detektor_dima javljač_dima
snow: sneg
soap: sapun
sock: čarapa čarape
socket: utičnica utikač šteker
socks: čarape čarapa
soft: mekan meka
software: softver program
soil: tlo zemlja
solar: solarni sunčani
sold_out: rasprodato rasprodat
soup: supa čorba
sourdough: kiselo_testo prirodni_kvasac
south: jug južni
soy: soja sojin
spa: spa banja velnes
space: prostor mesto
spare_part: rezervni_deo rezervni_delovi rezervnih_delova
speak: govoriti razgovarati pričati
special: poseban specijalan
species: vrsta
speed: brzina
spelt: spelta spelte
spice: začin ljut pikantan
spoon: kašika kašičica
sport: sport sportski
spouse: supružnik suprug muž
square: trg kvadrat kvadratni
square_metre: kvadratni_metar m2 m² kvadrata kvadratnih_metara kvadratura
squid: lignja lignje hobotnica kalamari
stable: štala
stage: bina scena pozornica
stain: fleka mrlja
stairs: stepenice stepenište
stall: štand štandovi tezga
stamp: marka pečat markica
standing: stajanje stajaća_mesta
starter: predjelo predjela
stay: boravak ostati boraviti
steal: ukrasti krađa ukraden
steam: para pare parni
steel: čelik čelični
stock: zaliha stanju na_stanju lager
stolen: ukraden krađa
stone: kamen kameni kamena
stop: stanica stajalište stati
store_keep: čuvati skladištenje odlaganje ostava
storm: oluja nevreme
stove: šporet peć rešo
study: studije studirati
subscription: pretplata
substitute: zamena zamenik
sugar: šećer
suggest: predložiti predlog
suitable: prikladan pogodan
suite: apartman
summer: leto letnji
sunday: nedelja
surcharge: doplata
sweet: sladak slatkiš slatko
swim: plivati plivanje kupanje kupati
swimsuit: kupaći kupaći_kostim kupaće_gaće
switch_off: isključiti isključivanje ugasiti
switch_on: uključiti uključivanje upaliti
table: sto stolovi
take: uzeti uzimati
takeaway: poneti poneto za_poneti hrana_za_poneti za_nošenje
tank: rezervoar cisterna
tap: slavina česma
tartar: kamenac zubni_kamenac plak naslage
taste: ukus degustacija probati
tax: porez pdv
taxi: taksi
taxi_rank: taksi_stanica taksi_stajalište
tea: čaj
team: tim ekipa
technician: tehničar
technology: tehnologija tehnika
teeth: zub zubi
television: televizija televizor tv
temporary: privremen
tenant: zakupac stanar podstanar
tennis: tenis
textbook: udžbenik udžbenici
thank: hvala zahvaliti
theatre: pozorište teatar
theory: teorija teorijski
therapist: terapeut maser terapeutkinja fizioterapeut maserka
thick: debeo debela
thickness: debljina debljine
thursday: četvrtak četvrtkom
ticket: karta ulaznica
tide: plima oseka
tie: kravata vezati zavezati
time: vreme sat
tip: bakšiš napojnica savet
today: danas
together: zajedno
toilet: toalet wc
tomato: paradajz
tomorrow: sutra
tool: alat
total: ukupno ukupan
tourist: turista turistički
tourist_tax: taksa boravišna boravišna_taksa boravišne_takse turistička_taksa boravišnu_taksu
towel: peškir peškiri
tower: kula toranj
toy: igračka
tracking: praćenje pratiti praćenje_pošiljke
traffic: saobraćaj
trailer: prikolica
training: obuka trening
tram: tramvaj tramvaji
transport: prevoz transport
travel: putovanje putovati
tree: drvo stablo drveće
trial: probni proba probni_čas probni_trening
tuesday: utorak utorkom
tuition: školarina školarine
tune: štimovanje štimovati naštimovati
turkey: ćuretina ćurka ćureći
type: tip vrsta
tyre: guma
ultrasound: ultrazvuk ultrazvučni
umbrella: kišobran suncobran
understand: razumeti
uniform: uniforma
university: univerzitet fakultet
unpack: raspakovati
update: ažuriranje ažurirati nadogradnja
urgent: hitan hitno
use: korišćenje koristiti upotreba
vaccination: vakcinacija vakcinisan vakcina
valley: dolina
valuable: dragocenost vredan vrednost
van: kombi kamion
vegan: veganski vegan
vegetable: povrće povrtni
vegetarian: vegetarijanski vegetarijanac
vet: veterinar veterinarski
view: pogled
village: selo
vinegar: sirće
virus: virus virusi
visit: poseta posetiti posetilac
voice: glas
volume: zapremina jačina
volunteer: volonter
vote: glasati glasanje izbori
wall: zid
ward: odeljenje
warehouse: magacin skladište
warm: topao toplo
warning: upozorenje upozorenja
wash: pranje mašina prati veš_mašina mašina_za_veš veš_mašinu mašina_za_pranje_veša
watch: sat
water: voda pijaća pijaća_voda voda_za_piće pijaće_vode
watt: vat kilovat kw
wave: talas talasi
waxing: depilacija epilacija vosak
weak: slab slaba
wear: nositi obući
wednesday: sreda
week: nedelja sedmica nedeljno nedeljni
weekday: radni_dan radnim_danima radni_dani
weekend: vikend
weigh: meriti težina težiti
west: zapad zapadni
wet: mokar
wetsuit: neopren neoprensko_odelo ronilačko_odelo
wheel: točak
white: beo beli
whitening: izbeljivanje izbeliti izbeljivanje_zuba beljenje
whole: ceo celi
wholesale: veleprodaja na_veliko
wide: širok širina
width: širina širine
wife: supruga žena muž
wind: vetar
window: prozor
windscreen: vetrobran vetrobransko_staklo šoferšajba
wine: vino vinski
winter: zima zimski
wire: žica kabl
withdraw: odustati podići povući odustati_od_ugovora raskinuti_ugovor
withdrawal_period: odustanak odustajanje odustanak_od_ugovora rok_za_odustanak odustajanje_od_ugovora
wool: vuna vuneni pređa
workshop: radionica
world: svet svetski
write: pisati napisati pisac
wrong: pogrešan pogrešno
x-ray: rendgen rtg rendgenski_snimak
year: godina godišnje
yellow: žut
yoga: joga
young: mlad
young_animal: štene mače mladunče štenci kučence
youth: omladina mladi tinejdžer
zip: rajsferšlus cibzar patent_zatvarač
`
