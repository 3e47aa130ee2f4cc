/** Words of Czech by what they mean, as `glossary` joins them with those of other languages. */
export const CZECH = `
abroad: zahraničí zahraniční cizinec mezinárodní v_cizině
accept: přijímat přijmout akceptovat přijímáme brát bereme
accessible: bezbariérový vozíčkář přístupný pro_vozíčkáře bezbariérový_přístup invalidní_vozík pro_invalidy
accident: nehoda úraz havárie
activity: aktivita činnost
adapter: adaptér redukce
add: přidat další dodatečný navíc přidávat příplatek
address: adresa
adult: dospělý dospělí
advance: předem předstih dopředu v_předstihu dopředu_zaplatit
advice: poradenství rada konzultace poradit poradna
afternoon: odpoledne odpolední
age: věk věku let starý kolik_let od_kolika_let věková_hranice
agree: souhlas souhlasit dohoda dohodnout
air_conditioning: klimatizace klimatizovaný
airport: letiště
alarm: alarm budík poplach
alcohol: alkohol alkoholický
allergy: alergie alergický alergen alergik
allow: dovolený povolený povolit smět smí lze je_povoleno je_možné
alone: sám samostatně doprovod
always: vždy pořád neustále
amount: částka suma
anchor: kotva kotvit kotvení
animal: zvíře zvířata zvířat mazlíček
anniversary: výročí
answer: odpověď odpovědět odpovídat
apartment: byt apartmán byty
app: aplikace
application: žádost přihláška životopis ucházet přihláška_do motivační_dopis
appointment: termín objednání objednat schůzka
arrive: příjezd přijet přijezd dorazit přijíždět
ask: otázka dotaz ptát zeptat
assemble: montáž montovat smontovat sestavit
automatic: automat automatický automatická_převodovka
available: dostupný dostupnost dispozici
average: průměr průměrný průměrně
award: ocenění cena vyznamenání oceněný
baby: miminko kojenec batole nemluvně
back_up: záloha zálohovat zálohování
bacon: slanina anglická_slanina špek
bag: taška pytel kabelka batoh sáček
baggage: zavazadlo zavazadla kufr
bake: péct pečený pekárna pečivo pekař peče
balcony: balkon balkón terasa
ball: míč
bank: banka
bank_account: účet účtu iban bankovní_účet číslo_účtu bankovního_účtu
bank_transfer: bankovní_převod převodem převod bankovním_převodem
barbecue: gril grilování grilovat
basement: sklep suterén
bath: vana koupel
bathrobe: župan pantofle přezůvky
bathroom: koupelna
battery: baterie akumulátor
beach: pláž
beard: vous vousy barber
beautiful: krásný krása kosmetický
bed: postel lůžko postele
bedroom: ložnice
beef: hovězí
beer: pivo
begin: začátek začít začínat zahájení začíná
beginner: začátečník začátečníci
bench: lavička lavice
berth: kotviště kotvení
bicycle: kolo jízdní cyklistický bicykl kola
big: velký velikost větší rozměr
bill: faktura účet účtenka
bird: pták ptáci ptactvo
birth: porod narození
birthday: narozeniny narozenin
bitter: hořký
black: černý černá
blanket: deka přikrývka
blood: krev krve krevní
blood_pressure: krevní_tlak krevního_tlaku
blood_test: krevní_test odběr_krve krevní_testy rozbor_krve
blow_dry: foukaná foukání vyfoukání
blue: modrý modrá
boat: loď lodě člun loďka plavba
boil: vařit vařený vařící
book_reading: kniha knihy knížka
booking: rezervace rezervovat zarezervovat objednat
boot: bota boty holínky
born: narozený narodit narodil
bottle: láhev lahve lahví lahev
bowl: miska mísa misky
box: krabice bedna krabička bedýnka
box_carton: krabice karton kartonová
boy: chlapec chlapci kluk
braces: rovnátka rovnátek ortodoncie
brake: brzda brzdy brzdový
branch: pobočka filiálka prodejna
brand: značka výrobce
bread: chléb chleba pečivo
break_damage: poškozený poškození rozbitý škoda vadný
break_pause: přestávka pauza
breakdown: porucha
breakfast: snídaně snídaní
bride: svatba svatební nevěsta
bridge: most
bring: přinést vzít přivézt přineste donést
brother: bratr sestra sourozenec sourozenci
budget: rozpočet rozpočtu
buffet: bufet švédské_stoly raut formou_bufetu
build: stavba stavět postavit postavený stavební
building: budova dům
bunk: palanda patrová
buoy: bóje bójka
bus: autobus autokar
bus_line: autobusová_linka linka autobusové_linky
bus_stop: zastávka autobusová_zastávka autobusové_zastávky
business: firma společnost podnik
busy: rušno plno vytížený
button: tlačítko vypínač přepínač knoflík
buy: koupit nákup kupovat nakoupit koupě
cabin: chata chatka kabina
cake: dort koláč zákusek dorty
calendar: kalendář
call: volat zavolat telefon telefonicky telefonní_číslo
camera: fotoaparát kamera
campfire: oheň ohniště táborák
camping: kemp kempování stan tábořiště stanové_místo místo_pro_stan
cancel: zrušit storno zrušení stornovat rušit
candle: svíčka
canoe: kánoe
capacity: kapacita nosnost objem
capital: hlavní metropole
car: auto vůz automobil vozidlo
car_rental: půjčovna_aut autopůjčovna pronájem_auta půjčovna_automobilů
caravan: karavan obytný obytňák obytný_vůz obytné_auto obytných_vozů
card: karta kartou
care: péče pečovat starat
carpet: koberec koberce
carry: nosit nést nesení
cash: hotovost hotově
cash_machine: bankomat
cash_on_delivery: dobírka dobírku
castle: hrad zámek
castrate: kastrace sterilizace kastrovat
cat: kočka kocour kočičí
catalogue: katalog
catering: catering cateringový
ceiling: strop
celebrate: oslava slavit oslavit večírek
celery: celer celeru
cent: cent centů
centre: centrum střed
century: století
ceramics: keramika keramický hrnčířství
certificate: certifikát osvědčení potvrzení
chain: řetěz řetězy
chair: židle křeslo
change: změna změnit měnit přeobjednat
change_money: směna směnárna drobné
changing_room: šatna převlékárna kabinka zkušební_kabinka převlékací_kabinka
charge_battery: nabíjení nabíjet nabíječka dobíjení nabít nabíjení_elektromobilů
charging_station: nabíjecí_stanice nabíječka dobíjecí_stanice
cheap: levný levnější levně
cheapest: nejlevnější nejlevněji
check: kontrola vyšetření prohlídka zkontrolovat kontrolovat
check_in: check-in ubytování přihlášení nástup příjezd check_in příjezd_hostů
check_out: check-out odhlášení odjezd odhlásit check_out odjezd_hostů
check_up: prohlídka preventivní_prohlídka kontrola preventivní
cheese: sýr sýry sýrový
chemist: lékárna
chicken: kuře kuřecí drůbež slepice
child: dítě děti dětský dětem
children_menu: dětské dětský dětské_menu dětské_jídlo dětská_porce
chocolate: čokoláda čokoládový
choose: výběr vybrat volba zvolit vybírat
christmas: vánoce vánoční vánoční_svátky štědrý_den
church: kostel kostela církev
cinema: kino film
city: město města městský
class: třída učebna
clean: čistý čištění úklid čistit uklidit vyčistit
climb: lezení lézt horolezectví lezecký
clinic: ordinace klinika poliklinika
cloakroom: šatna šatny
close: zavřeno zavírat zavřít zavřený zavírá
clothes: oblečení oděv šaty
clutch: spojka spojky
coach: trenér trenérka kouč
coat: kabát bunda
cocktail: koktejl koktejly drink míchaný_nápoj
code: kód pin
coffee: káva kafe kávy kavárna
cold: studený zima chladný
collect: vyzvednutí vyzvednout odběr vyzvedávat
colour: barva barvení barvit barevný
combine: kombinovat kombinace spojit
come: přijít přicházet přijďte přijet
comfortable: pohodlný pohodlí komfortní
committee: výbor komise
compare: porovnat srovnat porovnání
competition: soutěž závod závody
complain: reklamace stížnost reklamovat
computer: počítač notebook
concert: koncert hudba hudební
condition: podmínka podmínky
conference: konference schůze porada
confirm: potvrzení potvrdit
consumption: spotřeba spotřeby
contact: kontakt kontaktovat
contain: obsahovat zahrnovat zahrnuto obsažený
contract: smlouva
cook: vařit kuchař vaření uvařit
corkage: korkovné vlastní_víno
cost: cena ceny stát náklady poplatek stojí
cot: postýlka dětská dětská_postýlka dětskou_postýlku dětské_postýlky
cotton: bavlna bavlněný
country: země stát
course: kurz lekce hodina
court: kurt kurty dvorec
cover: hradit krýt hrazený pokrývat
cow: kráva krávy skot
cream: smetana šlehačka smetanový
credit_card: kreditní kreditka platební kreditní_karta kreditní_kartou kreditní_karty
crown_tooth: korunka korunky
cup: šálek hrnek hrníček
cure: léčba léčit vyléčit
currency: měna
current: proud proudy
curtain: závěs záclona záclony závěsy
customer: zákazník klient host zákazníci
cut: střih stříhání stříhat ostříhat
dam: přehrada hráz
dance: tanec tančit taneční
danger: nebezpečný nebezpečí
data: data údaje údajů
date: datum termín
daughter: dcera
day: den dny denně dní
dead: smrt zemřít zemřel mrtvý
deadline: termín nejpozději uzávěrka lhůta poslední_termín nejzazší_termín
dear_expensive: drahý dražší draho
debt: dluh dluhy dlužník pohledávka
deep: hluboký hloubka
degree: stupeň stupňů teplota
delay: zpoždění opozdit pozdě zpožděný
deliver: doručení dodání dodat rozvoz doručit doprava doručení_zásilky doba_doručení
dentist: zubař zubní stomatolog zubní_lékař zubní_ordinace
depart: odjezd odjet odchod odjíždět
deposit: záloha kauce vratná_kauce vratná_záloha
describe: popis popsat
design: návrh design návrhář navrhnout
dessert: dezert zákusek
detergent: prášek prací
device: přístroj zařízení spotřebič
deworm: odčervení odčervit červi
diabetes: cukrovka diabetes diabetik
diagnosis: diagnóza diagnostika
diesel: nafta palivo benzín
diet: dieta
difference: rozdíl rozdílný jiný
difficult: těžký obtížný náročný obtížnost
dinner: večeře
direction: cesta směr trasa
dirty: špinavý špína
disabled: postižený postižení invalidní ztp
disappear: zmizet ztracený ztratit
disassemble: demontáž rozebrat demontovat rozmontovat
discount: sleva slevy zlevněný slevový
discover: objevit objevovat objev
dish: jídlo pokrm chod
dishwasher: myčka myčka_nádobí
display: displej obrazovka
dive: potápění potápět potápěč
doctor: lékař doktor lékařka lékařský praktický_lékař ordinující_lékař
document: dokument doklad doklady
dog: pes psi psa psy
donate: dar darovat darování dárce
door: dveře dveří
double_room: dvoulůžkový dvoulůžkový_pokoj
dough: těsto těsta
download: stáhnout stažení
dozen: tucet tucty
drain: odtok odpad
dress: šaty
dress_code: dress_code oblečení společenský_oděv
drill: vrtačka vrtat vrtání
drink: nápoj pít pití nápoje
drive: řídit řidič jízda jet jezdit
driving_licence: řidičský řidičák řidičský_průkaz řidičského_průkazu řidičské_oprávnění
dry: suchý sušit sušička sušení
dry_cleaning: čistírna chemické_čištění chemická_čistírna
duck: kachna husa kachní husí
dumpling: knedlík knedlíky knedlíček pirohy
duration: trvat trvání doba dlouho
during: během průběhu
dust: prach prachu
duvet: peřina povlečení lůžkoviny
early: brzy dříve časný
easter: velikonoce velikonoční
easy: snadný lehký jednoduchý
eat: jíst jídlo strava jí potraviny
egg: vejce vajec vajíčko
electric: elektrický elektřina elektro
electricity: elektřina proud elektrický
elevator: výtah výtahem
email: e-mail mail email mailem e-mailová_adresa emailová_adresa
emergency: pohotovost nouzový tísňový nouze tísňová_linka naléhavý_případ
employee: zaměstnanec personál zaměstnanci pracovník
empty: prázdný vyprázdnit
end: konec končit skončit ukončení
engine: motor
engineer: inženýr architekt
english: angličtina anglický anglicky
engraving: gravírování rytí vyrýt gravírovat
enter: vstup vchod vstoupit vstupovat
entrance_fee: vstupné vstup cena_vstupného
envelope: obálka obálky
equipment: vybavení výbava výstroj
euro: euro eur
evening: večer večerní
event: akce událost
every: každý každá
exam: zkouška test vyšetření
example: příklad například
excursion: výlet exkurze prohlídka
exercise: cvičení cvičit
exhaust: výfuk výfukový emise
exhibition: výstava expozice
exit: východ výjezd
expire: platnost platit vypršet platný
explain: vysvětlit vysvětlení
express: expres expresní expresně
extend: prodloužit prodloužení prodlužovat déle
eye: oko oči očí oční
eyebrow: obočí řasy řas
fabric: látka tkanina
facial: ošetření_pleti pleť čištění_pleti
factory: továrna závod
family: rodina rodinný
far: daleko vzdálenost vzdálený
fare: jízdné jízdenka
farm: statek farma farmář zemědělec
fast: rychlý rychle rychleji
fat: tuk tučný
father: otec matka rodič rodiče maminka tatínek
female: žena dámský ženský paní
fence: plot oplocení oplocený
ferry: trajekt přívoz
festival: festival slavnosti
fever: horečka
few: málo několik
fill: naplnit vyplnit plomba výplň
filling_tooth: plomba výplň plomby
filter: filtr
find: najít nalezený nalézt najdete
fine: pokuta
finger: prst
fire: požár oheň požární požáru
firewood: palivové_dřevo dříví dřevo polena
fireworks: ohňostroj pyrotechnika ohňostroje
first: první
first_aid: první_pomoc lékárnička první_pomoci
fish: ryba rybaření rybářský
fit: sedět pasovat hodit
fix: oprava opravit opravovat servis
flat_tyre: defekt píchlá píchlé_kolo píchlá_pneumatika prázdná_duše
flea_tick: klíště blecha parazit
flight: let létat letět letadlo
flood: povodeň záplava zatopený
floor: patro podlaží podlaha přízemí
flour: mouka
flower: květina květ kytice květiny
fog: mlha mlhy
foot: noha chodidlo nohy
football: fotbal kopaná
forbidden: zakázaný zákaz zakázáno
forest: les lesa dřevo lesní
forget: zapomenout zapomenutý zapomněl
form: formulář
found_start: založit založený založení
founder: zakladatel založit založil
free: zdarma bezplatný gratis
free_of_charge: zdarma bezplatně bez_poplatku bezplatný
free_vacant: volný volno volné_pokoje volná_místa volné_termíny
freeze: mrazit mrazák mražený zmrazit mraznička
fresh: čerstvý
friday: pátek pátku
fridge: lednice lednička chladnička
friend: přítel kamarád přátelé
fringe: ofina ofinu
fruit: ovoce ovocný
full: plný
full_board: plná_penze plnou_penzi plnou_penzí
furniture: nábytek nábytku
future: budoucnost budoucí
game: hra hry hrát
garage: garáž
garden: zahrada zahradní zahrádka
garlic: česnek česneku česnekový
gas: plyn plynový
gate: brána branka vrata závora vjezd
gearbox: převodovka převod rychlost převody
generator: generátor elektrocentrála
gift: dárek dar dárky
gift_card: dárková_karta dárkovou_kartu dárkové_karty
gift_voucher: poukaz voucher dárkový dárkový_poukaz dárkové_poukazy dárkový_certifikát
girl: dívka holka děvče
give: dát dávat dáme
glacier: ledovec
glass: sklo sklenice sklenička skleněný
glasses: brýle brýlí
glove: rukavice
gluten: lepek bezlepkový pšenice bez_lepku
go: jít jet chodit jezdit
goggles: plavecké_brýle lyžařské_brýle
gram: gram kilogram kilo kg dkg
grass: tráva trávník
grease: mazivo mazání tuk mastnota
green: zelený
groom: stříhání_psů trimování psí_salon úprava_psů
group: skupina skupinový
group_lesson: skupinová_lekce skupinové_lekce skupinová_výuka
guarantee: záruka garance záruční
guardian: zástupce opatrovník
guide: průvodce prohlídka komentovaný prohlídka_s_průvodcem komentovaná_prohlídka
gym: posilovna fitness tělocvična
hair: vlasy vlasů
hairdresser: kadeřník kadeřnictví holič
hairdryer: fén vysoušeč vysoušeč_vlasů
halal: halal košer
half: půl polovina poloviční
half_board: polopenze polopenzí
hall: sál hala místnost
ham: šunka šunky
handicraft: řemeslo ruční řemeslný
handle: klika držadlo rukojeť madlo
harbour: přístav
harness: postroj úvazek sedák
harvest: sklizeň sklízet úroda vinobraní
hat: klobouk čepice klobouky
head: vedoucí ředitel šéf
headache: hlavy migréna
headliner: headliner hvězda hlavní_hvězda
health: zdraví zdravý zdravotní
hear: slyšet sluch
hearing: sluch sluchový neslyšící
heat: topení vytápění vyhřívaný topit teplý
heavy: těžký váha hmotnost
height: výška vysoký
helmet: helma přilba
help: pomoc pomáhat pomoci
herb: bylina bylinky bylinkový
high_chair: jídelní_židlička dětská_židlička židlička židličku
high_season: hlavní_sezóna hlavní_sezona hlavní_sezóně
highlights: melír melírování balayage
hike: túra turistika procházka pěší
hill: kopec
hire: půjčit půjčovna pronájem půjčení nájem pronajmout k_pronájmu k_zapůjčení
history: historie dějiny historický
hobby: koníček záliba hobby
holiday: dovolená prázdniny
home: domov doma domácí
homework: domácí_úkol úkoly domácí_úkoly
honey: med medu medový
horse: kůň koně jízda jezdecký
hose: hadice
hospital: nemocnice
host: hostitel
hot: horký
hot_tub: vířivka jacuzzi vířivá_vana
hotel: hotel
hour: hodina hodiny
house: dům domek domy
household: domácnost
hungry: hladový hlad
ice: led ledu
ice_cream: zmrzlina zmrzlinárna kopeček_zmrzliny
id_card: občanský občanka pas totožnost průkaz občanský_průkaz občanského_průkazu cestovní_pas doklad_totožnosti
ill: nemoc nemocný onemocnění
immediately: ihned okamžitě hned neprodleně
implant: implantát implantáty
important: důležitý
indoor: uvnitř vnitřní krytý pod_střechou uvnitř_budovy
infection: infekce nákaza
ingredient: složení složka přísada suroviny
injection: injekce
injury: úraz zranění poranění zraněný
insect: hmyz komár
install: instalace montáž instalovat
instalment: splátka splátky
instructions: návod pokyny manuál návod_k_použití návod_k_obsluze
instructor: instruktor učitel lektor učit vyučovat
insurance: pojištění pojištěný pojišťovna pojistka
internet: internet wifi wi-fi připojení_k_internetu bezdrátové_připojení
interpreter: tlumočník překlad překladatel tlumočení
interview: pohovor rozhovor
invent: vynalézt vynález vynalezl
inventor: vynálezce vynález vynalezl
invite: pozvat zvát pozvánka
iron: žehlička žehlit žehlení železo
island: ostrov
jam: džem marmeláda zavařenina
jewellery: šperky klenoty zlatnictví
job: práce zaměstnání místo pracovat pozice volná_místa pracovní_místo volné_pozice nabídka_práce
juice: džus šťáva
jump: skok skákat skoky
kayak: kajak kajaky
keep: uchovat ponechat nechat
kennel: psí_hotel hotel_pro_psy kotec
kettle: konvice
key: klíč klíče
keyboard: klávesnice
kidney: ledvina
kilometre: kilometr km
kindergarten: školka mateřská jesle
kitchen: kuchyně kuchyňka kuchyňský
knife: nůž nože
knit: plést pletení
laboratory: laboratoř
lactose: laktóza bezlaktózový laktózy mléčný
ladder: žebřík žebříku
lake: jezero
lamb: jehněčí jehně
lamp: lampa světlo osvětlení
land: pozemek půda země
lane: dráha dráhy pruh
language: jazyk jazyky jazykový
last: poslední
later: později
laundry: prádlo prádelna praní
law: právo zákon
lawyer: advokát právník
lay: pokládat položit klást
leak: únik prosakuje teče netěsnost kape
learn: učit naučit učení
leather: kůže kožený
left: vlevo levý doleva
leg: noha nohy
legal: právní legální
lend: půjčit zapůjčit půjčka výpůjčka
length: délka dlouhý
lesson: lekce hodina výuka
letter: dopis
level: úroveň
library: knihovna knihovní
licence: licence povolení oprávnění
lid: víko poklička víčko
life_jacket: vesta záchranná záchranná_vesta plovací_vesta záchranné_vesty
lifeguard: plavčík záchranář
light: světlo lehký světla
lighthouse: maják
lightning: blesk bouřka hrom
like: líbit rád
limescale: vodní_kámen odvápnění vodního_kamene
line: linka linie
listen: poslouchat
litre: litr litrů
live: bydlet žít bydliště
liver: játra jater
local: místní lokální
lock: zámek zamknout zamykat
locked: zamčený uzamčený
locker: skříňka uzamykatelná_skříňka
login: přihlášení přihlásit účet přihlašovací
lose: ztratit ztracený ztráta
lost_property: ztráty_a_nálezy nálezy ztrát_a_nálezů
low: nízký
low_season: mimosezóna mimo_sezónu vedlejší_sezóna
lunch: oběd polední_menu denní_menu
machine: stroj přístroj automat
magazine: časopis
main: hlavní
main_course: hlavní_jídlo hlavní_chod hlavní_jídla
maintenance: údržba servis
make: vyrábět vyrobit výroba vyrobený
male: muž mužský pánský
mandatory: povinný nutný vyžadovaný muset povinnost
manicure: manikúra
map: mapa
map_location: poloha kde_nás_najdete mapa lokalita
market: trh tržiště jarmark
marry: ženatý vdaná sňatek oženit
massage: masáž masér
mat: podložka rohož
material: materiál
maximum: maximálně maximální maximum nejvíce
measure: měřit měření rozměr míra
meat: maso masný
medicine: lék léky medicína
meet: setkat sejít setkání sraz
member: člen členství
menu: menu jídelní lístek
message: zpráva zprávy vzkaz sms
meter: metr měřič
method: metoda způsob
metre: metr metry metrů
metro: metro metra
microchip: čip mikročip čipování
microwave: mikrovlnka mikrovlnná mikrovlnná_trouba mikrovlnné_troubě
middle: střed střední prostřední
midnight: půlnoc půlnoci o_půlnoci
mileage: nájezd kilometráž najeto najetých
milk: mléko mléčný
million: milion milionů
mine: důl doly
minibar: minibar
minimum: minimum minimální minimálně nejméně
minute: minuta minut
mirror: zrcadlo
miss: zmeškat zameškat nepřijít
mistake: chyba omyl
mobile_phone: mobil telefon mobilní mobilní_telefon mobilního_telefonu
model: model
monday: pondělí
money: peníze peněz
month: měsíc měsíční měsíčně
morning: ráno dopoledne ranní
motorcycle: motocykl motorka
mountain: hora hory horský
mouth: ústa úst pusa
move: stěhování stěhovat přestěhovat
museum: muzeum muzea
mushroom: houba houby žampion
mustard: hořčice hořčičný
nail: nehet nehty hřebík manikúra
name: jméno název příjmení jmenovat
nappy: plenka plenky plena
native_speaker: rodilý_mluvčí rodilý rodilým_mluvčím
nature: příroda přírodní
near: blízko nedaleko poblíž okolí
need: potřebovat potřeba potřebný
needle: jehla
neighbour: soused
new: nový
news: novinky zprávy aktuality
newspaper: noviny
next: příští další následující
night: noc nocleh noční přenocování
noise_loud: hluk hlučný hlasitý nahlas
non_swimmer: neplavec neplavci neplavce
noodles: nudle rezance nudlemi
noon: poledne v_poledne
north: sever severní
nose: nos nosu
notice: oznámení upozornění
notice_period: výpovědní výpověď výpovědní_lhůta výpovědní_lhůtu výpovědní_doba
number: číslo počet
nurse: sestra sestřička
nut: ořech ořechy arašíd
offer: nabídka nabízet nabízíme
office: kancelář úřad
official: úřední oficiální úředník
oil: olej oleje
oil_change: výměna_oleje výměnu_oleje vyměnit_olej
old: starý
onion: cibule
online: online on-line internetový
only: pouze jen výhradně
open: otevřeno otevírat otevřený otevřít otevírací otevírací_doba otevírací_dobu otevírací_hodiny provozní_doba
operation: operace zákrok operovat
orange: pomeranč oranžový
order: objednávka objednat objednávat
organic: bio ekologický organický
organise: pořádat organizovat organizace uspořádat pořadatel
outdoor: venku venkovní ven pod_širým_nebem na_čerstvém_vzduchu
oven: trouba pec
owner: majitel vlastník majitelka
pack: balení obal zabalit balit
paddle: pádlo pádla pádlovat veslo
paddleboard: paddleboard sup
page: stránka strana stránky
paint: barva malovat malíř malování natřít
pair: pár
pan: pánev pánve
paper: papír papírový
parade: průvod přehlídka průvodu
parcel: balík zásilka balíček
park: park
parking: parkování parkoviště parkovat
parking_space: parkovací_místo stání parkovací_stání parkovacích_míst
partner: partner partnerka
pass: permanentka průkaz pas
passenger: cestující pasažér
password: heslo
pasta: těstoviny
path: stezka cesta trasa
patient: pacient pacienti
pay: platit platba zaplatit placení úhrada
paypal: paypal
pedal: pedál šlapadlo
pedicure: pedikúra
pen: pero propiska
pension: důchod penze
people: osoba lidé lidí osob počet_osob kolik_osob kolik_lidí
pepper: pepř paprika
percent: procento procent
performance: představení vystoupení
perfume: parfém
perm: trvalá trvalou
permit: povolení souhlas
personalised: na_míru personalizovaný na_zakázku zakázkový
photo: fotka fotografie fotografovat obrázek
piano: klavír piano
picnic: piknik
piece: kus kousek kusů
pig: prase vepřové vepřový
pillow: polštář
pitch: hřiště parcela stanoviště
pizza: pizza
plan: plán plánovat
plant: rostlina rostliny
plastic: plast plastový umělý
plate: talíř talíře
platform: nástupiště platforma plošina
play: hrát hra hraní
playground: hřiště dětské_hřiště
police: policie
pool: bazén koupaliště plavecký_bazén krytý_bazén
poor: chudý špatný
popular: oblíbený populární
population: obyvatel počet počet_obyvatel
portion: porce porci
possible: možný možnost možné lze
post: pošta poštovní
potato: brambora brambory hranolky
pound: libra
power_performance: výkon výkonu
practical: praxe praktický
pregnant: těhotná těhotenství
prepare: připravit příprava připravovat
prescription: recept předpis
pressure: tlak
prevent: předcházet prevence zabránit
price_list: ceník seznam_cen
print: tisk tisknout vytisknout potisk
printer: tiskárna tiskárny
private: soukromý
private_lesson: soukromá_lekce individuální_lekce soukromá_hodina individuální_výuka doučování
prize: cena výhra odměna
problem: problém
process: proces postup
product: výrobek produkt výrobky zboží
profession: povolání profese
programme: program rozvrh harmonogram
project: projekt
proof: doklad účtenka potvrzení
protect: ochrana chránit ochranný
pub: hospoda pivnice pub
public: veřejný
public_holiday: svátek svátky sváteční státní_svátek státní_svátky státních_svátcích
public_transport: tramvaj metro mhd veřejná_doprava městská_hromadná_doprava hromadná_doprava
publish: vydat publikovat vydání zveřejnit
pump: čerpadlo pumpa pumpička
pupil: žák student žáci
quality: kvalita
quantity: množství počet
quarter: čtvrt čtvrtina čtvrtletí
queue: fronta čekat čekání čekárna
quiet: tichý klidný klid
quiet_hours: noční_klid nočního_klidu klid
rabbit: králík králíci zajíc
racket: raketa rakety pálka
raft: raft vor rafting rafty
railway: vlak železnice dráha vlaky
railway_station: nádraží stanice vlakové_nádraží železniční_stanice
rain: déšť počasí pršet deště
ramp: rampa nájezd bezbariérový
range: dosah dojezd dosahu
raw: syrový
read: číst čtení přečíst čte
ready: hotový připravený
reason: důvod
receive: obdržet dostat
reception: recepce recepci
recipe: recept
recommend: doporučit doporučovat doporučený
recycle: recyklace třídit recyklovat
red: červený
reference: reference
referral: žádanka doporučení žádanku
refrigerated: chlazený lednice
refund: vrácení vrátit náhrada proplatit vrácení_peněz vrátit_peníze
register: registrace přihlásit přihláška zápis zaregistrovat
regular: pravidelný běžný
reminder: upomínka připomenutí připomínka připomenout
remove: odstranit odstranění odstraňovat
repeat: opakovat zopakovat
replace: výměna vyměnit nahradit náhrada
report: hlášení zpráva nahlásit hlásit
request: žádost požadavek poptávka přání
rescue: záchrana zachránit záchranný
responsible: odpovědný zodpovědný odpovědnost zodpovídá odpovídá
rest: odpočinek odpočívat zbytek
restaurant: restaurace restaurační
restore: restaurování renovace restaurovat renovovat obnova
result: výsledek výsledky
retail: maloobchod maloobchodní
return: vrácení vrátit vracet vrácení_zboží vrátit_zboží
rice: rýže
ring: prsten prstýnek prsteny
risk: riziko
river: řeka
road: silnice ulice cesta
roaming: roaming
rodent: hlodavec hlodavci křeček morče
roof: střecha
room: pokoj místnost pokoje
root_canal: kořenových_kanálků endodoncie kanálků ošetření_kanálků
rope: lano lana provaz
route: trasa cesta
router: router modem
rubbish: odpad odpadky popelnice smetí odpadkový_koš
rule: pravidlo pravidla řád
run: běhat běh běžet
rye: žito žitný
safe: bezpečný bezpečnost
safe_box: trezor sejf trezor_na_pokoji
sail: plachta plachtění plavba jachting
salad: salát
salary: plat mzda
sale: prodej prodávat prodat výprodej
salmon: losos
salt: sůl soli slaný
same: stejný
sample: vzorek ukázka
sand: písek
saturday: sobota
sauce: omáčka
sauna: sauna
sausage: klobása párek klobásy uzenina párky
save: ušetřit uložit šetřit
school: škola školní
school_holidays: školní_prázdniny prázdniny prázdnin
science: věda vědecký
scissors: nůžky
scooter: skútr koloběžka moped
scratch: škrábanec promáčklina poškrábaný
screen: obrazovka displej plátno
sea: moře mořský
sea_view: výhled_na_moře výhledem_na_moře
season: sezóna období roční_období
seat: sedadlo místo sedačka sezení
second_hand: použitý bazar ojetý z_druhé_ruky
security: bezpečnost ostraha zabezpečení
seed: semeno semínko osivo
self_checkin: samoobslužný_check-in samoobslužné_ubytování
self_service: samoobsluha samoobslužný
send: poslat posílat zaslat odeslat
senior: senior důchodce senioři
separate: oddělený samostatný zvlášť
serial_number: sériové_číslo výrobní_číslo sériového_čísla
serve: podávat servírovat podávaný obsluhovat
service: služba servis obsluha služby
sesame: sezam sezamový
sew: šít šití krejčí
shampoo: šampon
share: sdílet sdílený společný
shave: holení holit oholit břitva
sheep: ovce ovčí
sheet: prostěradlo povlečení ložní
shelf: police polička regál
shellfish: korýši měkkýši mořské_plody mořských_plodů
shoe: bota boty obuv
shop: obchod prodejna
shoulder: rameno ramena
shower: sprcha sprchy
shrimp: kreveta krevety
shuttle: transfer doprava kyvadlová
sick_note: neschopenka neschopenku pracovní_neschopnost neschopnost
sign: podpis podepsat značka
signal: signál pokrytí
silver: stříbro stříbrný
sim: sim simka sim_karta
sing: zpívat zpěv sbor
single_room: jednolůžkový jednolůžkový_pokoj
sink: umyvadlo dřez umyvadla
skate: brusle bruslení bruslit
ski: lyže lyžování lyžařský lyžovat
skin: kůže pleť pokožka
skipper: kapitán skipper kormidelník
sleep: spát spaní spánek
sleeping_bag: spacák spací_pytel spacáky
slow: pomalý pomalu
small: malý menší
smell: vůně zápach čich pach
smoke: kouřit kouření kouř cigareta
smoke_detector: hlásič_kouře detektor_kouře kouřový_hlásič
snow: sníh sněhu
soap: mýdlo
sock: ponožka ponožky
socket: zásuvka zástrčka zásuvky
socks: ponožky ponožka
soft: měkký měkké
software: software program
soil: půda zemina
solar: solární fotovoltaika
sold_out: vyprodáno vyprodaný
soup: polévka
sourdough: kvásek kváskový
south: jih jižní
soy: sója sójový
spa: lázně wellness spa
space: prostor místo
spare_part: náhradní_díl náhradní_díly díly součástka
speak: mluvit hovořit
special: speciální zvláštní
species: druh druhy
speed: rychlost
spelt: špalda špaldový
spice: koření pálivý kořeněný
spoon: lžíce lžička
sport: sport sportovní
spouse: manžel manželka choť
square: náměstí čtverec čtvercový
square_metre: metr_čtvereční m2 m² metrů_čtverečních
squid: kalamáry chobotnice oliheň
stable: stáj
stage: jeviště pódium scéna
stain: skvrna
stairs: schody schodiště
stall: stánek stánky
stamp: známka razítko razítka
standing: k_stání stání
starter: předkrm předkrmy
stay: pobyt zůstat ubytování
steal: ukrást krádež ukradený
steam: pára parní páry
steel: ocel ocelový
stock: skladem sklad na_skladě zásoby
stolen: ukradený odcizený krádež
stone: kámen kamenný kameny
stop: zastávka zastavit
store_keep: skladovat uschovat úschovna uložení skladování
storm: bouře bouřka
stove: kamna sporák vařič
study: studium studovat
subscription: předplatné abonmá
substitute: náhrada náhradník zástup
sugar: cukr
suggest: navrhnout návrh
suitable: vhodný
suite: apartmá apartmán suita
summer: léto letní létě
sunday: neděle
surcharge: příplatek přirážka
sweet: sladký sladkost
swim: plavat plavání koupání koupat
swimsuit: plavky plavek
switch_off: vypnout vypínat zhasnout
switch_on: zapnout zapínat rozsvítit
table: stůl stolek stoly
take: vzít brát
takeaway: sebou odnos s_sebou jídlo_s_sebou
tank: nádrž nádrže
tap: kohoutek baterie vodovodní_baterie
tartar: zubní_kámen plak zubního_kamene
taste: chuť ochutnávka ochutnat
tax: daň dph
taxi: taxi taxík
taxi_rank: stanoviště_taxi stanoviště_taxíků
tea: čaj
team: tým
technician: technik
technology: technologie technika
teeth: zub zuby
television: televize televizor tv
temporary: dočasný přechodný
tenant: nájemník nájemce
tennis: tenis tenisový
textbook: učebnice
thank: děkovat děkujeme díky
theatre: divadlo divadelní
theory: teorie teoretický
therapist: terapeut masér terapeutka fyzioterapeut masérka
thick: tlustý silný
thickness: tloušťka tloušťky
thursday: čtvrtek čtvrtku
ticket: vstupenka lístek jízdenka
tide: příliv odliv
tie: kravata vázat uvázat
time: čas doba hodina
tip: spropitné tip
today: dnes
together: společně dohromady
toilet: toaleta wc záchod
tomato: rajče rajčata
tomorrow: zítra
tool: nářadí nástroj
total: celkem celkový součet
tourist: turista turistický turisté
tourist_tax: pobytový rekreační poplatek pobytový_poplatek rekreační_poplatek lázeňský_poplatek turistická_taxa
towel: ručník osuška ručníky
tower: věž
toy: hračka
tracking: sledování sledovat sledování_zásilky
traffic: doprava provoz
trailer: přívěs vozík
training: školení trénink výcvik
tram: tramvaj tramvaje šalina
transport: doprava přeprava
travel: cestování cesta cestovat
tree: strom stromy
trial: zkušební zkouška ukázkový zkušební_hodina zkušební_lekce ukázková_hodina
tuesday: úterý
tuition: školné školného
tune: ladění ladit naladit ladič
turkey: krůta krůtí krocan
type: typ druh
tyre: pneumatika pneumatiky
ultrasound: ultrazvuk sono sonografie
umbrella: deštník slunečník
understand: rozumět pochopit
uniform: uniforma
university: univerzita vysoká
unpack: vybalit rozbalit
update: aktualizace aktualizovat
urgent: naléhavý urgentní akutní
use: používat použít použití užívat
vaccination: očkování očkovaný vakcína
valley: údolí
valuable: cennost cenný
van: dodávka náklaďák nákladní
vegan: veganský vegan
vegetable: zelenina zeleninový
vegetarian: vegetariánský vegetarián
vet: veterinář veterinární
view: výhled
village: vesnice obec
vinegar: ocet octa
virus: virus viry malware
visit: návštěva navštívit návštěvník
voice: hlas
volume: objem hlasitost
volunteer: dobrovolník
vote: hlasovat hlasování volba volby
wall: zeď stěna zdi
ward: oddělení
warehouse: sklad
warm: teplý teplo
warning: varování upozornění výstraha
wash: praní pračka mýt prát mytí automatická_pračka
watch: hodinky hodiny
water: voda vody pitná pitná_voda pitné_vody
watt: watt kilowatt kw
wave: vlna vlny vln
waxing: depilace voskování epilace vosk
weak: slabý slabá
wear: nosit obléct
wednesday: středa
week: týden týdny týdně
weekday: všední_den všední pracovní_den pracovní_dny
weekend: víkend víkendový
weigh: vážit váha hmotnost
west: západ západní
wet: mokrý
wetsuit: neopren neoprenový
wheel: kolo kola
white: bílý
whitening: bělení vybělení bělit
whole: celý
wholesale: velkoobchod velkoobchodní
wide: široký šířka
width: šířka šířky
wife: manželka manžel
wind: vítr větru
window: okno okna
windscreen: čelní_sklo autosklo čelního_skla
wine: víno vinařství
winter: zima zimní zimě
wire: drát kabel drátu
withdraw: odstoupit vybrat stáhnout odstoupit_od_smlouvy
withdrawal_period: odstoupení odstoupit odstoupení_od_smlouvy lhůta_pro_odstoupení
wool: vlna vlněný příze
workshop: dílna workshop
world: svět světový
write: psát napsat napsal spisovatel píše
wrong: špatný chybný špatně nesprávný
x-ray: rentgen rtg rentgenový_snímek
year: rok roky ročně roční let
yellow: žlutý
yoga: jóga
young: mladý
young_animal: štěně kotě štěňata koťata mládě
youth: mládež mladiství teenager
zip: zip zipu
`
