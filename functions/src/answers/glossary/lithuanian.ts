/** Words of Lithuanian by what they mean, as `glossary` joins them with those of other languages. */
export const LITHUANIAN = `
abroad: užsienis užsienio tarptautinis užsienietis
accept: priimti priima priimame atsiskaityti
accessible: prieinamas pritaikytas neįgaliesiems vežimėlis prieinamumas neįgaliojo_vežimėlis neįgaliojo_vežimėliu pritaikyta_neįgaliesiems
accident: avarija nelaimė įvykis
activity: veikla užsiėmimas pramoga
adapter: adapteris keitiklis
add: pridėti papildomas priedas papildomai prideda
address: adresas
adult: suaugęs suaugusieji suaugusysis pilnametis
advance: anksto išankstinis avansu iš_anksto
advice: konsultacija patarimas patarti konsultuoti pataria
afternoon: popietė po_pietų
age: amžius metai metų kiek_metų nuo_kokio_amžiaus
agree: sutikimas sutikti susitarti susitarimas sutinka
air_conditioning: kondicionierius kondicionavimas oro_kondicionierius oro_kondicionavimas
airport: oro uostas
alarm: signalizacija aliarmas žadintuvas
alcohol: alkoholis alkoholinis
allergy: alergija alergenas alergiškas
allow: leidžiama leisti galima leidžia leidimas
alone: vienas savarankiškai vieni lydimas
always: visada visuomet
amount: suma
anchor: inkaras
animal: gyvūnas augintinis gyvūnai
anniversary: sukaktis jubiliejus metinės
answer: atsakymas atsakyti
apartment: butas apartamentai
app: programėlė programėlės
application: paraiška prašymas kandidatuoti
appointment: vizitas registracija susitikimas užsiregistruoti
arrive: atvykimas atvykti atvyksta atvažiuoti
ask: klausimas klausti paklausti teirautis
assemble: surinkimas surinkti montavimas surenka
automatic: automatinis automatas automatinė
available: laisvas prieinamas turimas galimas
average: vidutinis vidurkis vidutiniškai
award: apdovanojimas premija
baby: kūdikis naujagimis
back_up: atsarginis kopija atsarginė_kopija atsarginės_kopijos
bacon: šoninė bekonas
bag: krepšys maišelis rankinė kuprinė
baggage: bagažas lagaminas
bake: kepti kepykla kepėjas keptas iškepti
balcony: balkonas
ball: kamuolys
bank: bankas
bank_account: sąskaita iban banko_sąskaita sąskaitos_numeris
bank_transfer: bankinis_pavedimas banko_pavedimas pavedimas
barbecue: kepsninė grilis šašlykas
basement: rūsys
bath: vonia maudynės
bathrobe: chalatas šlepetės
bathroom: vonia vonios vonios_kambarys
battery: baterija akumuliatorius
beach: paplūdimys pliažas
beard: barzda
beautiful: gražus grožis
bed: lova gulta miegamoji papildoma_lova dvigulė_lova miegamoji_vieta
bedroom: miegamasis
beef: jautiena jautienos
beer: alus alaus
begin: pradžia pradėti prasideda prasidėti
beginner: pradedantysis pradedantis naujokas
bench: suolas suoliukas
berth: prieplauka švartavimas krantinė švartuotis
bicycle: dviratis dviračių
big: didelis dydis
bill: sąskaita faktūra sąskaita_faktūra pvm_sąskaita
bird: paukštis paukščiai
birth: gimimas gimdymas gimdyti
birthday: gimtadienis gimimo_diena gimtadienio_šventė
bitter: kartus
black: juodas
blanket: antklodė pledas
blood: kraujas
blood_pressure: kraujospūdis kraujo_spaudimas
blood_test: kraujo_tyrimas kraujo_tyrimai
blow_dry: džiovinimas sušukavimas plaukų_džiovinimas
blue: mėlynas žydras
boat: valtis laivas kateris laivai
boil: virti virtas virinti išvirti
book_reading: knyga
booking: rezervacija rezervuoti užsakymas užsakyti
boot: batai auliniai bato
born: gimė gimęs gimusi gimimo_data
bottle: butelis buteliai
bowl: dubuo dubenėlis
box: dėžė dėžutė
box_carton: kartoninė_dėžė kartonas
boy: berniukas
braces: kabės breketai ortodontas
brake: stabdys stabdžiai stabdymas
branch: filialas skyrius padalinys
brand: prekės gamintojas markė ženklas
bread: duona
break_damage: sugadinti sulaužyti sugadintas pažeisti žala sulūžęs nustojo_veikti
break_pause: pertrauka pertraukėlė
breakdown: gedimas sugesti sugedo
breakfast: pusryčiai pusryčiauti
bride: nuotaka vestuvės jaunoji
bridge: tiltas
bring: atnešti atsinešti atvežti pasiimti
brother: brolis sesuo seserys broliai_ir_seserys
budget: biudžetas
buffet: švediškas_stalas bufetas furšetas
build: statyti pastatytas statyba statybos pastatyti
building: pastatas namas
bunk: dviaukštė gultas
buoy: plūduras bujus
bus: autobusas
bus_line: autobuso_maršrutas autobusų_maršrutas
bus_stop: stotelė autobusų_stotelė autobuso_stotelė
business: verslas įmonė bendrovė
busy: užimtas perpildytas sausakimša
button: mygtukas jungiklis
buy: pirkti pirkimas nusipirkti įsigyti pirkinys
cabin: namelis trobelė
cake: tortas pyragas
calendar: kalendorius
call: skambinti telefonas paskambinti skambutis telefono_numeris
camera: fotoaparatas kamera
campfire: laužas kurti_laužą
camping: kempingas palapinė stovyklavietė
cancel: atšaukti atšaukimas atšaukiama nutraukti
candle: žvakė
canoe: kanoja
capacity: talpa
capital: sostinė
car: automobilis mašina
car_rental: automobilių_nuoma automobilio_nuoma
caravan: kemperis nameliai autonamelis namelis_ant_ratų
card: kortelė
care: priežiūra prižiūrėti slauga rūpintis globa
carpet: kilimas
carry: nešti neštis vežti
cash: grynieji grynaisiais
cash_machine: bankomatas bankomatai
cash_on_delivery: apmokėjimas_pristatymo_metu mokėjimas_atsiimant atsiimant
castle: pilis
castrate: kastracija kastruoti sterilizacija sterilizuoti
cat: katė katinas
catalogue: katalogas
catering: maitinimas
ceiling: lubos
celebrate: švęsti šventė vakarėlis šventimas
celery: salieras salierai
cent: centas
centre: centras
century: amžius šimtmetis
ceramics: keramika puodininkystė
certificate: pažymėjimas sertifikatas pažyma
chain: grandinė
chair: kėdė
change: keisti pakeisti pakeitimas keitimas
change_money: keitykla grąža valiutos keitimas valiutos_keitimas valiutos_keitykla
changing_room: persirengimo persirengti matavimosi persirengimo_kambarys
charge_battery: įkrauti įkrovimas įkroviklis krauti
charging_station: įkrovimo_stotelė įkrovimo_stotelės įkrovimo_stotis
cheap: pigus pigiau nebrangus
cheapest: pigiausias pigiausia
check: tikrinti patikrinti patikra apžiūra patikrinimas
check_in: registracija įsiregistruoti atvykimas atvykimo_laikas įsiregistravimo_laikas
check_out: išsiregistravimas išvykimas išsiregistruoti išvykimo_laikas išsiregistravimo_laikas
check_up: profilaktinis_patikrinimas patikra profilaktinė_apžiūra
cheese: sūris
chemist: vaistinė
chicken: vištiena višta paukštiena
child: vaikas vaikai vaikų
children_menu: vaikiškas vaikų vaikų_meniu vaikiškas_meniu
chocolate: šokoladas
choose: pasirinkti pasirinkimas rinktis
christmas: kalėdos kalėdinis
church: bažnyčia
cinema: kinas filmas
city: miestas
class: klasė auditorija
clean: valyti švarus valymas išvalyti tvarkyti švara
climb: laipiojimas kopti lipti
clinic: klinika poliklinika kabinetas medicinos_centras gydytojo_kabinetas
cloakroom: rūbinė drabužinė
close: uždarytas uždaryti užsidaro nedirba uždaroma
clothes: drabužiai apranga rūbai
clutch: sankaba
coach: treneris trenerė
coat: paltas striukė švarkas
cocktail: kokteilis kokteiliai
code: kodas pin
coffee: kava
cold: šaltas šalta
collect: atsiimti atsiėmimas pasiimti atsiėmimo_punktas atsiimti_užsakymą
colour: spalva dažai dažyti dažymas
combine: derinti suderinti sujungti
come: ateiti atvykti ateina
comfortable: patogus komfortas
committee: komitetas taryba
compare: palyginti lyginti
competition: varžybos konkursas lenktynės
complain: skundas skųstis pretenzija
computer: kompiuteris
concert: koncertas muzika
condition: sąlyga sąlygos naudojimo_sąlygos
conference: konferencija susirinkimas
confirm: patvirtinti patvirtinimas patvirtina
consumption: sąnaudos suvartojimas
contact: kontaktas susisiekti susisiekite
contain: sudėtyje įskaičiuota įeina turi įtraukta
contract: sutartis
cook: gaminti virėjas virti gaminimas
corkage: kamščio savo_vynas kamščio_mokestis
cost: kaina kainuoti mokestis kainos įkainis
cot: lovelė kūdikio_lovelė vaikiška_lovytė vaikiška_lovelė
cotton: medvilnė medvilninis
country: šalis valstybė
course: kursas pamoka kursai užsiėmimas
court: teniso_kortas kortas aikštelė
cover: padengti apdrausta kompensuoti dengia
cow: karvė karvės
cream: grietinėlė grietinė
credit_card: kreditinė kredito kredito_kortelė kredito_kortele banko_kortelė mokėjimo_kortelė
crown_tooth: vainikėlis karūnėlė
cup: puodelis puodukas
cure: gydyti išgydyti gydymas
currency: valiuta
current: srovė
curtain: užuolaida užuolaidos
customer: klientas pirkėjas svečias
cut: kirpimas kirpti nukirpti
dam: užtvanka
dance: šokis šokti šokiai
danger: pavojus pavojingas
data: duomenys
date: data
daughter: dukra duktė dukterys
day: diena kasdien para
dead: miręs mirti mirtis mirė
deadline: terminas vėliausiai galutinis_terminas ne_vėliau_kaip
dear_expensive: brangus brangiau
debt: skola įsiskolinimas
deep: gilus gylis
degree: laipsnis temperatūra
delay: vėlavimas vėluoti pavėluoti
deliver: pristatymas pristatyti siuntimas
dentist: odontologas stomatologas dantistas
depart: išvykimas išvykti išvyksta
deposit: užstatas depozitas avansas
describe: aprašymas aprašyti apibūdinti
design: dizainas projektuoti dizaineris suprojektuotas
dessert: desertas
detergent: skalbiklis ploviklis
device: prietaisas įrenginys
deworm: kirminai dehelmintizacija nukirminimas
diabetes: diabetas
diagnosis: diagnozė diagnostika
diesel: dyzelinas kuras benzinas
diet: dieta mityba
difference: skirtumas skirtingas skirtis
difficult: sunkus sudėtingas
dinner: vakarienė vakarieniauti
direction: kryptis kelias nuvykti atvykti kaip_atvykti kaip_nuvykti kaip_pasiekti kaip_nuvažiuoti
dirty: purvinas nešvarus
disabled: neįgalus neįgalusis negalia su_negalia turintys_negalią
disappear: dingti dingo dingęs pradingti
disassemble: išardymas išardyti išmontuoti
discount: nuolaida lengvata
discover: atrasti atrado atradimas
dish: patiekalas valgis
dishwasher: indaplovė indų_plovimo_mašina
display: ekranas displėjus
dive: nardymas nardyti nerti
doctor: gydytojas daktaras
document: dokumentas
dog: šuo šunys šunį šuns
donate: aukoti auka parama paaukoti
door: durys
double_room: dvivietis dvivietis_kambarys
dough: tešla
download: atsisiųsti parsisiųsti
dozen: tuzinas
drain: kanalizacija nutekėjimas
dress: suknelė
dress_code: aprangos_kodas
drill: grąžtas gręžti gręžtuvas
drink: gėrimas gerti
drive: vairuoti vairuotojas važiuoti
driving_licence: vairuotojo teisės vairuotojo_pažymėjimas vairuotojo_teisės
dry: sausas džiovinti džiovyklė džiūti
dry_cleaning: cheminis_valymas valykla sausasis_valymas
duck: antis antiena žąsis
dumpling: koldūnai virtiniai kukuliai
duration: trukmė trukti trunka kiek_trunka kaip_ilgai kiek_laiko
during: metu
dust: dulkės
duvet: antklodė patalynė patalynės_komplektas
early: anksti ankstyvas anksčiau
easter: velykos
easy: lengvas lengva paprastas
eat: valgyti maistas valgis maitinimas valgo
egg: kiaušinis
electric: elektra elektrinis
electricity: elektra srovė
elevator: liftas
email: paštas elektroninis elektroninis_paštas el._paštas elektroniniu_paštu
emergency: avarinis skubus nepaprastasis pagalba skubi_pagalba
employee: darbuotojas personalas
empty: tuščias
end: pabaiga baigti baigiasi baigtis
engine: variklis motoras
engineer: inžinierius architektas
english: anglų angliškas angliškai
engraving: graviravimas graviruoti išgraviruoti
enter: įėjimas įeiti įvažiuoti
entrance_fee: bilietas įėjimas įėjimo_bilietas įėjimo_mokestis įėjimo_kaina
envelope: vokas
equipment: įranga inventorius
euro: euras eurų
evening: vakaras vakarinis
event: renginys įvykis
every: kiekvienas kas
exam: egzaminas testas
example: pavyzdys pavyzdžiui
excursion: ekskursija kelionė išvyka
exercise: pratimas mankšta
exhaust: išmetamasis duslintuvas išmetimo
exhibition: paroda ekspozicija
exit: išėjimas išvažiavimas
expire: galioti galioja baigiasi galiojimo_laikas
explain: paaiškinti paaiškinimas aiškinti
express: skubus ekspres greitasis
extend: pratęsti pratęsimas ilgiau
eye: akis akys
eyebrow: antakiai antakis blakstienos
fabric: audinys medžiaga
facial: veido_procedūra veido_valymas veido_procedūros
factory: fabrikas gamykla
family: šeima
far: toli atstumas tolimas
fare: bilietas
farm: ūkis ūkininkas ferma
fast: greitas greitai
fat: riebalai riebus
father: tėvas motina tėvai mama
female: moteris moteriškas
fence: tvora
ferry: keltas
festival: festivalis
fever: karščiavimas temperatūra
few: mažai keletas keli
fill: pildyti užpildyti plomba įdaras
filling_tooth: plomba plombavimas plombuoti
filter: filtras
find: rasti rado rastas radinys randa
fine: bauda delspinigiai piniginė_bauda
finger: pirštas
fire: gaisras ugnis priešgaisrinis
firewood: malkos
fireworks: fejerverkas fejerverkai
first: pirmas
first_aid: pirmoji_pagalba pirmosios_pagalbos vaistinėlė
fish: žuvis žvejyba žuvys žvejoti
fit: tikti tinka primatuoti
fix: remontas taisyti pataisyti remontuoti
flat_tyre: pradurta padanga pradurta_padanga nuleista_padanga
flea_tick: blusa erkė parazitas
flight: skrydis skristi
flood: potvynis užlieti
floor: aukštas
flour: miltai
flower: gėlė puokštė gėlės
fog: rūkas
foot: pėda koja
football: futbolas
forbidden: draudžiama uždrausta drausti
forest: miškas
forget: pamiršti pamiršo pamirštas
form: forma anketa blankas
found_start: įkurti įkurta įsteigti įkūrimas
founder: įkūrėjas steigėjas įkūrė
free: nemokamas nemokamai
free_of_charge: nemokamai nemokamas
free_vacant: laisvas
freeze: šaldyti šaldiklis šaldytas užšaldyti
fresh: šviežias
friday: penktadienis
fridge: šaldytuvas
friend: draugas draugė
fringe: kirpčiukai
fruit: vaisius vaisiai uoga
full: pilnas
full_board: pilnas_maitinimas visas_maitinimas trys_maitinimai
furniture: baldai baldas
future: ateitis būsimas
game: žaidimas žaisti
garage: garažas servisas
garden: sodas daržas
garlic: česnakas česnakai
gas: dujos
gate: vartai varteliai
gearbox: pavarų_dėžė pavaros
generator: generatorius
gift: dovana dovanoti
gift_card: dovanų_kortelė
gift_voucher: kuponas čekis dovanų dovanų_kuponas dovanų_čekis
girl: mergaitė mergina
give: duoti duoda įteikti
glacier: ledynas
glass: stiklas stiklinė taurė
glasses: akiniai
glove: pirštinė pirštinės
gluten: gliutenas glitimas kviečiai be_gliuteno
go: eiti vykti važiuoti eina
goggles: plaukimo_akiniai slidinėjimo_akiniai
gram: gramas kilogramas kg
grass: žolė veja
grease: tepalas tepimas sutepti
green: žalias
groom: kirpimas_šunų šunų_kirpykla grumingas
group: grupė
group_lesson: grupinė_pamoka grupiniai_užsiėmimai grupinės_pamokos
guarantee: garantija
guardian: globėjas
guide: gidas vadovas
gym: fitnesas sportas sporto_salė treniruoklių_salė
hair: plaukai plaukas
hairdresser: kirpėjas kirpykla kirpėja
hairdryer: fenas plaukų_džiovintuvas
halal: halal košerinis halalinis
half: pusė
half_board: pusiau_pensionas pusryčiai_ir_vakarienė
hall: salė
ham: kumpis
handicraft: rankdarbiai amatas
handle: rankena
harbour: uostas
harness: saugos_diržai apraišai petnešos
harvest: derlius rinkti
hat: skrybėlė kepurė
head: vadovas vedėjas direktorius viršininkas
headache: galvos migrena skausmas galvos_skausmas
headliner: pagrindinis_atlikėjas pagrindinė_grupė
health: sveikata sveikas
hear: girdėti klausa
hearing: klausa girdėti klausos
heat: šildymas šildyti šiltas
heavy: sunkus svoris
height: aukštis ūgis aukštas
helmet: šalmas
help: pagalba padėti
herb: žolelės žolė prieskoniniai
high_chair: maitinimo_kėdutė maitinimo_kėdė kėdutė vaikiška_kėdutė
high_season: aukštasis_sezonas sezono_metu
highlights: sruogelės sruogų_dažymas balayage
hike: žygis pasivaikščiojimas vaikščioti
hill: kalva kalnelis
hire: nuoma nuomotis išsinuomoti nuomoti
history: istorija istorinis
hobby: pomėgis hobis
holiday: atostogos
home: namai namo
homework: namų_darbai namų_darbų
honey: medus
horse: arklys žirgas jodinėjimas jojimas
hose: žarna
hospital: ligoninė
host: šeimininkas
hot: karštas
hot_tub: kubilas sūkurinė džakuzi sūkurinė_vonia masažinė_vonia
hotel: viešbutis
hour: valanda
house: namas
household: ūkis namų
hungry: alkanas alkis
ice: ledas
ice_cream: ledai
id_card: pasas tapatybė asmens asmens_dokumentas asmens_tapatybės_kortelė tapatybės_kortelė
ill: liga sergantis sirgti susirgti ligonis
immediately: nedelsiant iškart tuojau
implant: implantas implantai implantacija
important: svarbus
indoor: vidus patalpa viduje
infection: infekcija užkrėsti
ingredient: ingredientas sudėtis
injection: injekcija
injury: trauma sužalojimas susižeisti
insect: vabzdys
install: įrengti montuoti įdiegti įrengimas montavimas
instalment: išsimokėtinai dalimis įmoka
instructions: instrukcija vadovas
instructor: mokytojas instruktorius moko dėstytojas
insurance: draudimas apdraustas drausti
internet: internetas wifi wi-fi belaidis_internetas belaidis_ryšys
interpreter: vertėjas vertimas
interview: pokalbis interviu
invent: išrasti išradimas išrado
inventor: išradėjas išrado
invite: pakviesti kvietimas kviesti
iron: lygintuvas lyginti laidynė
island: sala
jam: uogienė džemas
jewellery: papuošalai juvelyrika
job: darbas vakansija dirbti
juice: sultys
jump: šuolis šokinėti šokti
kayak: baidarė kajakas baidarės
keep: laikyti saugoti išlaikyti
kennel: gyvūnų_viešbutis šunų_viešbutis veislynas
kettle: virdulys
key: raktas
keyboard: klaviatūra
kidney: inkstas inkstai
kilometre: kilometras km
kindergarten: darželis lopšelis vaikų_darželis
kitchen: virtuvė
knife: peilis
knit: megzti mezgimas
laboratory: laboratorija
lactose: laktozė pieno_produktai laktozės
ladder: kopėčios
lake: ežeras
lamb: ėriena avinėlis
lamp: lempa šviestuvas šviesa
land: žemė sklypas
lane: takelis juosta
language: kalba
last: paskutinis
later: vėliau paskui
laundry: skalbykla skalbimas skalbiniai
law: įstatymas teisė
lawyer: advokatas teisininkas
lay: dėti deda
leak: nuotėkis nesandarus prateka
learn: mokytis išmokti
leather: oda odinis
left: kairė kairysis
leg: koja
legal: teisinis teisėtas
lend: skolinti skolintis paskola pasiskolinti
length: ilgis ilgas
lesson: pamoka užsiėmimas
letter: laiškas
level: lygis
library: biblioteka
licence: licencija leidimas
lid: dangtis dangtelis
life_jacket: gelbėjimosi liemenė gelbėjimosi_liemenė gelbėjimosi_liemenės
lifeguard: gelbėtojas
light: šviesa lengvas šviesus
lighthouse: švyturys
lightning: žaibas perkūnija griaustinis
like: patikti mėgti patinka
limescale: kalkės nuovirų kalkių_nuosėdos
line: linija
listen: klausyti klausytis
litre: litras
live: gyventi gyvena gyveno gyventojas
liver: kepenys
local: vietinis
lock: spyna užraktas užrakinti
locked: užrakintas
locker: spintelė
login: prisijungimas prisijungti
lose: pamesti prarasti pamestas pametė prarado
lost_property: rasti_daiktai pamesti_daiktai radinių_biuras
low: žemas žemai
low_season: žemasis_sezonas ne_sezono_metu
lunch: pietūs pietauti
machine: mašina įrenginys
magazine: žurnalas
main: pagrindinis
main_course: pagrindinis_patiekalas karštasis_patiekalas pagrindiniai_patiekalai
maintenance: priežiūra aptarnavimas techninė_priežiūra techninis_aptarnavimas
make: gaminti pagaminti gamyba daryti
male: vyras vyriškas
mandatory: privalomas privaloma būtinas reikalaujama
manicure: manikiūras
map: žemėlapis
map_location: buvimo_vieta lokacija vietovė
market: turgus rinka mugė
marry: susituokti vesti vedybos santuoka
massage: masažas
mat: kilimėlis
material: medžiaga
maximum: maksimalus daugiausia
measure: matuoti išmatuoti matmenys matas
meat: mėsa
medicine: vaistas vaistai medikamentas
meet: susitikimas susitikti
member: narys narystė
menu: meniu
message: žinutė pranešimas
meter: skaitiklis
method: metodas būdas
metre: metras metrai
metro: metro
microchip: mikroschema čipas ženklinimas čipavimas
microwave: mikrobangų mikrobangė mikrobangų_krosnelė
middle: vidurys vidurinis
midnight: vidurnaktis
mileage: rida
milk: pienas
million: milijonas
mine: kasykla šachta
minibar: minibaras
minimum: minimalus mažiausia
minute: minutė
mirror: veidrodis
miss: praleisti pavėluoti
mistake: klaida
mobile_phone: mobilusis telefonas išmanusis mobilusis_telefonas mobilus_telefonas
model: modelis
monday: pirmadienis
money: pinigai
month: mėnuo mėnesis mėnesinis
morning: rytas rytinis
motorcycle: motociklas
mountain: kalnas
mouth: burna
move: persikraustymas kraustytis persikelti
museum: muziejus
mushroom: grybas
mustard: garstyčios
nail: nagas nagai manikiūras
name: vardas pavadinimas pavardė
nappy: sauskelnės vystyklas
native_speaker: gimtakalbis gimtoji_kalba
nature: gamta natūralus
near: arti netoli šalia
need: reikia reikėti poreikis
needle: adata
neighbour: kaimynas
new: naujas
news: naujienos žinios
newspaper: laikraštis
next: kitas artimiausias
night: naktis nakvynė
noise_loud: triukšmas garsus triukšmingas
non_swimmer: nemokantis_plaukti nemokantys_plaukti nemoku_plaukti
noodles: makaronai lakštiniai
noon: vidurdienis
north: šiaurė šiaurinis
nose: nosis
notice: pranešimas skelbimas pranešti
notice_period: įspėjimas įspėti įspėjimo_terminas
number: numeris skaičius
nurse: slaugytoja slaugytojas seselė
nut: riešutas riešutai
offer: pasiūlymas siūlyti pasiūlyti
office: biuras kontora
official: oficialus
oil: aliejus alyva tepalas
oil_change: tepalų_keitimas alyvos_keitimas pakeisti_tepalus
old: senas senovinis
onion: svogūnas
online: internetu internete
only: tik vien
open: atidarytas darbo atidaryti atviras dirba veikia darbo_laikas darbo_valandos priėmimo_laikas
operation: operacija chirurgija operuoti
orange: oranžinis apelsinas
order: užsakymas užsakyti
organic: ekologiškas organinis
organise: organizuoti rengti surengti
outdoor: lauke lauko laukas
oven: orkaitė krosnis
owner: savininkas šeimininkas
pack: pakuotė pakuoti supakuoti
paddle: irklas irklai
paddleboard: irklentė irklentės sup
page: puslapis
paint: dažai dažyti tapyba dailininkas tapyti
pair: pora
pan: keptuvė puodas
paper: popierius
parade: paradas eitynės procesija
parcel: siuntinys siunta pašto_siunta
park: parkas
parking: stovėjimo aikštelė parkavimas parkuotis automobilių_stovėjimo_aikštelė stovėjimo_aikštelė
parking_space: stovėjimo_vieta parkavimo_vieta stovėjimo_vietos
partner: partneris
pass: abonementas leidimas
passenger: keleivis
password: slaptažodis
pasta: makaronai
path: takas
patient: pacientas ligonis
pay: mokėti mokėjimas sumokėti apmokėti apmokėjimo_būdai
paypal: paypal
pedal: pedalas
pedicure: pedikiūras
pen: rašiklis tušinukas
pension: pensija
people: žmogus žmonės asmuo
pepper: pipirai paprika
percent: procentas
performance: spektaklis pasirodymas vaidinimas
perfume: kvepalai
perm: cheminis_sušukavimas cheminis_garbanojimas
permit: leidimas
personalised: individualus personalizuotas pagal_užsakymą vardinis
photo: nuotrauka fotografuoti fotografija
piano: pianinas fortepijonas
picnic: iškyla piknikas
piece: gabalas vienetas vnt
pig: kiauliena kiaulė
pillow: pagalvė
pitch: aikštelė vieta aikštė
pizza: pica
plan: planas planuoti
plant: augalas sodinti
plastic: plastikas plastikinis
plate: lėkštė
platform: platforma peronas
play: žaisti groti
playground: žaidimų_aikštelė žaidimų_aikštelės vaikų_aikštelė
police: policija
pool: baseinas plaukimo_baseinas
poor: neturtingas vargšas
popular: populiarus
population: gyventojai gyventojas gyventojų_skaičius
portion: porcija porcijos
possible: galima įmanoma galimybė
post: paštas laiškas
potato: bulvė
pound: svaras
power_performance: galia galingumas
practical: praktika praktinis
pregnant: nėščia nėštumas
prepare: paruošti ruošti pasiruošti pasirengti
prescription: receptas
pressure: slėgis spaudimas kraujospūdis
prevent: užkirsti prevencija profilaktika
price_list: kainoraštis kainynas kainų_sąrašas
print: spausdinimas spausdinti atspausdinti
printer: spausdintuvas
private: privatus asmeninis
private_lesson: individuali_pamoka individualios_pamokos privati_pamoka individualus_užsiėmimas
prize: prizas apdovanojimas
problem: problema
process: procesas apdoroti
product: produktas prekė gaminys
profession: profesija
programme: programa tvarkaraštis grafikas
project: projektas
proof: kvitas čekis įrodymas
protect: apsauga saugoti apsaugoti
pub: baras aludė smuklė
public: viešas
public_holiday: šventė šventinis šventinė_diena valstybinė_šventė nedarbo_diena
public_transport: tramvajus metro troleibusas viešasis_transportas viešuoju_transportu
publish: leisti išleistas publikuoti paskelbti
pump: siurblys pompa
pupil: mokinys studentas moksleivis
quality: kokybė
quantity: kiekis
quarter: ketvirtis
queue: eilė laukti laukimas
quiet: tylus ramus tyla ramybė
quiet_hours: ramybės_valandos ramybės_laikas tylos_valandos
rabbit: triušis triušiena
racket: raketė
raft: plaustas plaustai
railway: traukinys geležinkelis
railway_station: stotis geležinkelio_stotis traukinių_stotis
rain: lietus lyti oras orai
ramp: pandusas rampa
range: veikimo_nuotolis nuotolis atstumas_įkrovus
raw: žalias neapdorotas
read: skaityti perskaityti skaitymas
ready: paruoštas pasiruošęs
reason: priežastis
receive: gauti gavimas gauna
reception: registratūra priimamasis recepcija
recipe: receptas
recommend: rekomenduoti rekomendacija patarti
recycle: perdirbti perdirbimas rūšiuoti
red: raudonas
reference: nuoroda rekomendacija
referral: siuntimas
refrigerated: šaldomas šaldytas
refund: grąžinimas grąžinti kompensuoti pinigų_grąžinimas grąžinti_pinigus
register: registracija registruotis užsiregistruoti
regular: reguliarus nuolatinis
reminder: priminimas priminti
remove: pašalinti šalinti nuimti
repeat: kartoti pakartoti
replace: pakeisti keisti pakeitimas
report: pranešti ataskaita
request: prašymas prašyti pageidavimas užklausa
rescue: gelbėti gelbėjimas išgelbėti
responsible: atsakingas atsakyti atsakomybė
rest: poilsis ilsėtis
restaurant: restoranas
restore: restauravimas restauruoti atkurti atkūrimas
result: rezultatas
retail: mažmeninis mažmena
return: grąžinti grąžinimas grąžinti_prekę prekių_grąžinimas
rice: ryžiai
ring: žiedas žiedai
risk: rizika
river: upė
road: kelias gatvė
roaming: tarptinklinis tarptinklinis_ryšys
rodent: graužikas žiurkėnas jūrų_kiaulytė
roof: stogas
room: kambarys numeris
root_canal: kanalų_gydymas šaknų_kanalų šaknies_kanalas endodontinis
rope: virvė lynas
route: maršrutas
router: maršrutizatorius modemas
rubbish: šiukšlės atliekos
rule: taisyklė taisyklės
run: bėgti bėgimas bėgioti
rye: rugiai ruginis
safe: saugus saugumas sauga
safe_box: seifas
sail: burė buriavimas buriuoti
salad: salotos mišrainė
salary: atlyginimas alga
sale: pardavimas parduoti išpardavimas parduodama
salmon: lašiša
salt: druska sūrus
same: tas vienodas pats
sample: pavyzdys mėginys
sand: smėlis
saturday: šeštadienis
sauce: padažas
sauna: pirtis sauna
sausage: dešra dešrelė dešrelės
save: taupyti sutaupyti išsaugoti
school: mokykla
school_holidays: mokinių_atostogos moksleivių_atostogos
science: mokslas
scissors: žirklės
scooter: motoroleris paspirtukas mopedas
scratch: įbrėžimas įbrėžimai įlenkimas
screen: ekranas
sea: jūra
sea_view: vaizdas_į_jūrą vaizdu_į_jūrą
season: sezonas
seat: vieta sėdynė sėdima
second_hand: naudotas dėvėtas naudoti_daiktai
security: apsauga saugumas
seed: sėkla
self_checkin: savarankiškas_įsiregistravimas savarankiška_registracija
self_service: savitarna
send: siųsti išsiųsti atsiųsti
senior: senjoras pensininkas senjorai
separate: atskiras atskirai
serial_number: serijos_numeris serijinis_numeris
serve: patiekti patiekiama aptarnauti
service: paslauga aptarnavimas servisas
sesame: sezamas sezamų
sew: siūti siuvimas pasiūti
shampoo: šampūnas
share: dalytis bendras dalintis
shave: skutimas skusti skustuvas
sheep: avis
sheet: paklodė patalynė patalynės_komplektas
shelf: lentyna
shellfish: vėžiagyviai moliuskai jūros_gėrybės
shoe: batas batai avalynė
shop: parduotuvė krautuvė
shoulder: petys pečiai
shower: dušas
shrimp: krevetė krevetės
shuttle: pervežimas transferas
sick_note: nedarbingumo_pažymėjimas biuletenis nedarbingumo_lapelis
sign: parašas pasirašyti
signal: signalas mobilusis_ryšys
silver: sidabras sidabrinis
sim: sim_kortelė sim
sing: dainuoti dainavimas choras
single_room: vienvietis vienvietis_kambarys
sink: kriauklė plautuvė praustuvas
skate: pačiūžos čiuožti čiuožykla
ski: slidės slidinėjimas slidinėti
skin: oda
skipper: škiperis kapitonas
sleep: miegoti miegas nakvoti
sleeping_bag: miegmaišis miegmaišiai
slow: lėtas lėtai
small: mažas nedidelis
smell: kvapas kvepia
smoke: rūkyti rūkymas rūkoma
smoke_detector: dūmų_detektorius dūmų_jutiklis
snow: sniegas
soap: muilas
sock: kojinė kojinės
socket: rozetė lizdas kištukas
socks: kojinės kojinė
soft: minkštas
software: programinė_įranga programinės_įrangos
soil: dirvožemis žemė
solar: saulės_baterijos saulės_elektrinė saulės_energija
sold_out: išparduota išpirkta
soup: sriuba
sourdough: raugas natūralus_raugas
south: pietūs pietinis
soy: soja sojos sojų
spa: spa sveikatingumas
space: vieta erdvė
spare_part: atsarginė_dalis atsarginės_dalys
speak: kalbėti kalba
special: ypatingas specialus
species: rūšis veislė
speed: greitis
spelt: speltos spelta
spice: prieskonis aštrus prieskoniai
spoon: šaukštas
sport: sportas sportinis
spouse: sutuoktinis sutuoktinė
square: aikštė kvadratas
square_metre: kvadratinis_metras kvadratiniai_metrai kvadratinių_metrų kv.m
squid: kalmaras aštuonkojis
stable: arklidė tvartas
stage: scena
stain: dėmė
stairs: laiptai
stall: kioskas prekystalis prekybos_vieta
stamp: antspaudas pašto_ženklas
standing: stovimas stovimos_vietos
starter: užkandis užkandžiai
stay: apgyvendinimas viešnagė apsistoti likti
steal: vogti vagystė pavogti
steam: garai garas
steel: plienas plieninis
stock: sandėlyje atsargos yra_sandėlyje
stolen: pavogtas vogtas
stone: akmuo akmens akmeninis
stop: stotelė sustoti
store_keep: laikyti saugoti sandėliuoti laikymas bagažo_saugykla bagažo_saugojimas
storm: audra
stove: krosnis viryklė
study: studijos studijuoti mokytis
subscription: prenumerata abonementas
substitute: pakaitalas pakeisti pavaduoti
sugar: cukrus
suggest: siūlyti pasiūlymas
suitable: tinkamas tinka
suite: liukso liuksas apartamentai
summer: vasara
sunday: sekmadienis
surcharge: priemoka antkainis
sweet: saldus saldumynai
swim: plaukti plaukimas maudytis plaukioti
swimsuit: maudymosi_kostiumėlis maudymukas glaudės
switch_off: išjungti išjungimas
switch_on: įjungti įjungimas
table: stalas staliukas
take: imti paimti
takeaway: išsinešti išsinešimui maistas_išsinešimui
tank: bakas talpykla cisterna
tap: čiaupas maišytuvas
tartar: dantų_akmenys apnašos dantų_akmuo
taste: skonis degustacija ragauti
tax: mokestis pvm pridėtinės_vertės_mokestis
taxi: taksi
taxi_rank: taksi_stotelė taksi_aikštelė
tea: arbata
team: komanda kolektyvas
technician: technikas meistras
technology: technologija
teeth: dantis dantys dantų
television: televizorius tv
temporary: laikinas laikinai
tenant: nuomininkas
tennis: tenisas
textbook: vadovėlis vadovėliai
thank: ačiū dėkoti padėka
theatre: teatras
theory: teorija teorinis
therapist: masažuotojas masažistas terapeutas kineziterapeutas
thick: storas tirštas
thickness: storis
thursday: ketvirtadienis
ticket: bilietas
tide: potvynis atoslūgis
tie: kaklaraištis
time: laikas
tip: arbatpinigiai
today: šiandien
together: kartu
toilet: tualetas
tomato: pomidoras
tomorrow: rytoj
tool: įrankis
total: viso bendras suma
tourist: turistas turistinis
tourist_tax: pagalvės rinkliava turisto_mokestis pagalvės_mokestis turistinis_mokestis
towel: rankšluostis
tower: bokštas
toy: žaislas
tracking: siuntos_sekimas sekti_siuntą sekimo_numeris
traffic: eismas spūstis
trailer: priekaba
training: mokymai treniruotė
tram: tramvajus
transport: transportas pervežti vežti
travel: kelionė keliauti
tree: medis
trial: bandomasis bandymas
tuesday: antradienis
tuition: mokestis_už_mokslą studijų_kaina mokslo_mokestis
tune: derinimas derinti suderinti
turkey: kalakutas kalakutiena
type: tipas rūšis
tyre: padanga
ultrasound: echoskopija ultragarsas ultragarsinis echoskopas
umbrella: skėtis
understand: suprasti supranta
uniform: uniforma
university: universitetas
unpack: išpakuoti
update: atnaujinimas atnaujinti
urgent: skubus skubiai
use: naudoti naudojimas naudotis
vaccination: skiepas vakcina skiepytas paskiepytas
valley: slėnis
valuable: vertingas vertybės vertingi_daiktai
van: furgonas mikroautobusas sunkvežimis
vegan: veganiškas veganas
vegetable: daržovė daržovės
vegetarian: vegetariškas vegetaras
vet: veterinaras veterinarijos
view: vaizdas
village: kaimas miestelis
vinegar: actas
virus: virusas virusai
visit: apsilankymas lankytojas aplankyti lankyti
voice: balsas
volume: tūris garsas
volunteer: savanoris
vote: balsavimas balsuoti
wall: siena
ward: palata skyrius
warehouse: sandėlis
warm: šiltas šilta
warning: įspėjimas įspėti
wash: skalbti plauti skalbyklė skalbimas skalbimo_mašina
watch: laikrodis
water: vanduo vandens geriamasis geriamasis_vanduo
watt: vatas kilovatas
wave: banga bangos
waxing: depiliacija epiliacija vaškavimas
weak: silpnas
wear: dėvėti vilkėti avėti
wednesday: trečiadienis
week: savaitė
weekday: darbo_diena darbo_dienos darbadienis darbo_dienomis
weekend: savaitgalis
weigh: sverti svoris sveria
west: vakarai vakarinis
wet: šlapias drėgnas
wetsuit: hidrokostiumas neopreninis
wheel: ratas
white: baltas
whitening: balinimas balinti
whole: visas
wholesale: didmena didmeninis
wide: platus plotis
width: plotis
wife: žmona vyras
wind: vėjas
window: langas
windscreen: priekinis_stiklas
wine: vynas
winter: žiema
wire: laidas viela
withdraw: atsisakyti atšaukti išimti
withdrawal_period: atsisakymas sutarties_atsisakymas teisė_atsisakyti
wool: vilna siūlai vilnonis
workshop: dirbtuvės dirbtuvė
world: pasaulis
write: rašyti rašytojas parašė parašyti
wrong: neteisingas klaidingas
x-ray: rentgenas rentgeno_nuotrauka
year: metai metinis kasmet
yellow: geltonas
yoga: joga
young: jaunas
young_animal: šuniukas kačiukas
youth: jaunimas paauglys
zip: užtrauktukas
`
