/** Words of Finnish by what they mean, as `glossary` joins them with those of other languages. */
export const FINNISH = `
abroad: ulkomaat ulkomaille kansainvälinen ulkomailla ulkomaalainen
accept: hyväksyä hyväksymme hyväksytään vastaanottaa otetaan_vastaan ottaa_vastaan
accessible: esteetön esteettömyys pyörätuoli liikuntarajoitteinen esteettömät liikuntarajoitteisille_sopiva
accident: onnettomuus tapaturma
activity: aktiviteetti aktiviteetit toiminta toimintaa ohjelma
adapter: adapteri sovitin
add: lisätä lisä lisäys lisäksi ylimääräinen
address: osoite osoitteet katuosoite
adult: aikuinen aikuiset aikuisten täysi-ikäinen
advance: etukäteen ennakkoon ennakko ennakolta
advice: neuvonta neuvo neuvot konsultaatio neuvontaa ohjaus
afternoon: iltapäivä iltapäivällä
age: ikä vuotias ikäraja iän vuotiaat ikäiset kuinka_vanha minkä_ikäinen kuinka_vanhat
agree: sopia sopimus suostumus suostua sovittu sovitaan
air_conditioning: ilmastointi ilmastoitu ilmastoinnin viilennys jäähdytys
airport: lentokenttä lentoasema lentokentän lentokentälle
alarm: hälytys hälytin herätys hälytyksen
alcohol: alkoholi alkoholijuoma alkoholiton alkoholipitoinen
allergy: allergia allerginen allergeeni allergiat
allow: sallittu sallia sallitaan saa luvallinen sallitut
alone: yksin yksinään itsenäisesti
always: aina
amount: summa määrä rahamäärä
anchor: ankkuri ankkuroida ankkurit
animal: eläin eläimet lemmikki lemmikit lemmikkieläin kotieläin
anniversary: vuosipäivä juhlavuosi hääpäivä
answer: vastaus vastata vastaukset
apartment: asunto huoneisto asunnon huoneistot
app: sovellus sovelluksen appi mobiilisovellus
application: hakemus hakea haku haetaan hakija työhakemus
appointment: ajanvaraus vastaanottoaika aika ajan vastaanotto varata_aika varaa_aika varata_ajan
arrive: saapua saapuminen tulo saavutaan tuloaika saapumisaika
ask: kysyä kysymys kysymykset kysy tiedustella
assemble: kokoaminen koota asennus kootaan kasaus kokoamisohje
automatic: automaatti automaattinen automaattivaihteinen automaattivaihteisto
available: saatavilla saatavana vapaa saatavuus käytettävissä
average: keskimäärin keskiarvo keskimääräinen
award: palkinto palkittu palkinnot
baby: vauva vauvat imeväinen
back_up: varmuuskopio varmuuskopiointi varmuuskopioida varmuuskopiot
bacon: pekoni pekonin
bag: laukku pussi kassi laukut pussit reppu
baggage: matkatavara matkatavarat matkalaukku matkalaukut laukku
bake: leipoa leipomo leivonta leivottu paistaa paistettu
balcony: parveke parvekkeet parvekkeella
ball: pallo pallot
bank: pankki pankit pankin
bank_account: pankkitili tili tilin tilinumero iban
bank_transfer: tilisiirto pankkisiirto tilisiirrolla
barbecue: grilli grillaus grillata grillikatos grillipaikka
basement: kellari kellarikerros
bath: kylpy kylpyamme amme kylvyn ammeet
bathrobe: kylpytakki kylpytakit tohvelit tossut aamutakki
bathroom: kylpyhuone kylpyhuoneet pesuhuone
battery: akku akut paristo paristot
beach: ranta rannat uimaranta hiekkaranta rannalla
beard: parta parran partaa
beautiful: kaunis kauniit kauneus kauneushoito
bed: sänky vuode sängyt vuoteet parisänky lisävuode
bedroom: makuuhuone makuuhuoneet
beef: naudanliha nauta naudan häränliha pihvi
beer: olut oluet oluen kalja
begin: alkaa aloittaa alku alkaen aloitus alkavat
beginner: aloittelija alkeet aloittelijat alkeiskurssi vasta-alkaja
bench: penkki penkit penkin
berth: venepaikka laituripaikka vierasvenepaikka venepaikat laituri
bicycle: polkupyörä pyörä pyörät pyöräily pyöräillä polkupyörät
big: iso suuri suuret koko isot
bill: lasku laskut laskutus laskuttaa
bird: lintu linnut linnun
birth: syntymä synnytys syntymäaika
birthday: syntymäpäivä synttärit syntymäpäivät
bitter: karvas kitkerä katkera
black: musta mustat
blanket: peitto huopa viltti peitot huovat
blood: veri veren verinäyte verikoe
blood_pressure: verenpaine verenpaineen
blood_test: verikoe verikokeet verinäyte
blow_dry: föönaus föönata
blue: sininen siniset sinisen
boat: vene laiva veneet laivat alus
boil: keittää kiehua keitetty kiehuva keitto
book_reading: kirja kirjat kirjallisuus
booking: varaus varata varaukset varattu varaa varausnumero varata_pöytä
boot: saapas saappaat kengät
born: syntynyt syntyä syntyi
bottle: pullo pullot
bowl: kulho kulhot malja
box: laatikko rasia laatikot boksi
box_carton: pahvilaatikko muuttolaatikko kartonki laatikot
boy: poika pojat pojan
braces: hammasraudat oikominen hammasraudoilla oikomishoito
brake: jarru jarrut jarrupala jarrupalat
branch: toimipiste sivuliike konttori toimipisteet myymälä
brand: merkki merkit valmistaja tuotemerkki brändi
bread: leipä leivän leivät sämpylä
break_damage: rikkoutua rikki vaurio vahinko viallinen vaurioitunut mennyt_rikki rikki_mennyt
break_pause: tauko tauot tauon lepo
breakdown: vika rikkoutuminen konerikko hajoaminen tiepalvelu vikatilanne
breakfast: aamiainen aamupala aamiaiset aamiaisen
bride: morsian häät hää morsiamen vihkiminen
bridge: silta sillat sillan
bring: tuoda tuo tuokaa mukaan tuominen ottaa_mukaan tuoda_mukana
brother: veli sisar sisko sisarus sisarukset veljet
budget: budjetti budjetin talousarvio
buffet: buffet noutopöytä seisovapöytä seisova_pöytä
build: rakentaa rakentaminen rakennettu rakennus rakentui
building: rakennus talo rakennukset talot
bunk: kerrossänky kerrossängyt punkka
buoy: poiju poijut
bus: bussi linja-auto bussit linja-autot
bus_line: bussilinja bussilinjat
bus_stop: bussipysäkki pysäkki pysäkit pysäkin linja-autopysäkki
business: yritys yritykset firma liiketoiminta yhtiö liike
busy: ruuhka ruuhkainen vilkas kiireinen ruuhkat
button: painike nappi painikkeet
buy: ostaa osto ostettu ostos ostokset hankinta
cabin: mökki mökit hytti hytit mökin
cake: kakku kakut leivos leivokset kakun
calendar: kalenteri
call: soittaa puhelu puhelin soita puhelut puhelimitse
camera: kamera kamerat
campfire: nuotio tuli nuotiopaikka tulentekopaikka avotuli
camping: leirintä leirintäalue teltta teltat telttapaikka telttailu
cancel: peruuttaa peruutus perua peruutettu peruminen peruutusehdot
candle: kynttilä kynttilät
canoe: kanootti kanootit
capacity: kapasiteetti tilavuus vetoisuus
capital: pääkaupunki pääkaupungin
car: auto autot ajoneuvo henkilöauto ajoneuvot
car_rental: autovuokraamo vuokra-auto autovuokraus
caravan: asuntovaunu asuntoauto matkailuauto asuntovaunut matkailuvaunu
card: kortti kortit kortilla pankkikortti maksukortti
care: hoito hoitaa hoidot hoidetaan huolenpito
carpet: matto matot maton
carry: kantaa kanto kuljettaa kannetaan
cash: käteinen käteisellä käteistä kassa
cash_machine: pankkiautomaatti käteisautomaatti pankkiautomaatit otto-automaatti
cash_on_delivery: postiennakko jälkivaatimus
castle: linna linnat linnoitus
castrate: kastraatio kastroida kastrointi sterilointi steriloida
cat: kissa kissat
catalogue: luettelo kuvasto katalogi luettelot
catering: pitopalvelu catering tarjoilu ateriapalvelu
ceiling: katto sisäkatto katon
celebrate: juhla juhlia juhlat juhlitaan juhlatilaisuus
celery: selleri
cent: sentti sentit senttiä
centre: keskus keskusta keskustassa keskukset
century: vuosisata vuosisadan luku luvulla
ceramics: keramiikka keraaminen savityö savi
certificate: todistus todistukset sertifikaatti
chain: ketju ketjut
chair: tuoli tuolit
change: muuttaa muutos muutokset vaihtaa muutetaan vaihto
change_money: vaihtaa valuutanvaihto vaihtoraha kolikot rahanvaihto
changing_room: pukuhuone pukuhuoneet sovituskoppi pukeutumistila
charge_battery: lataus ladata latauspiste laturi latausasema ladataan
charging_station: latausasema latauspiste latausasemat
cheap: halpa edullinen halvempi halvat edulliset edullisempi
cheapest: halvin edullisin halvimmat halvimman edullisimmat
check: tarkistaa tarkastus tutkia tarkistus tarkastaa tarkastetaan
check_in: sisäänkirjautuminen check-in kirjautuminen tuloaika kirjautua kirjautua_sisään kirjautuminen_sisään check_in
check_out: uloskirjautuminen check-out huoneenluovutus lähtöaika kirjautua_ulos luovuttaa_huone check_out
check_up: terveystarkastus tarkastus tarkastukset kontrolli
cheese: juusto juustot
chemist: apteekki apteekit apteekin
chicken: kana broileri kanan siipikarja
child: lapsi lapset lasten lapsia lapsille
children_menu: lastenlista lastenannos lastenmenu lastenruoka lasten_ruokalista lasten_annokset
chocolate: suklaa suklaat
choose: valita valinta valinnat valitse vaihtoehto vaihtoehdot
christmas: joulu joulun jouluaatto joulupäivä
church: kirkko kirkot kirkon
cinema: elokuva elokuvat elokuvateatteri elokuvissa
city: kaupunki kaupungit kaupungin
class: luokka luokat luokkahuone luokan
clean: siivous puhdas puhdistus siivota puhdistaa siivottu
climb: kiivetä kiipeily kiipeillä kiipeilyseinä
clinic: klinikka vastaanotto klinikat lääkäriasema hammaslääkäriasema
cloakroom: naulakko narikka vaatesäilytys naulakot
close: suljettu sulkea suljetaan kiinni sulkeutuu sulkemisaika
clothes: vaate vaatteet vaatetus vaatteita
clutch: kytkin kytkimen
coach: valmentaja valmentajat ohjaaja
coat: takki takit takin päällystakki
cocktail: cocktail drinkki cocktailit
code: koodi koodit ovikoodi tunnusluku pin
coffee: kahvi kahvit kahvila
cold: kylmä kylmät viileä kylmän
collect: noutaa nouto hakea noudettava noudetaan nouda hakea_itse
colour: väri värit värjäys värjätä väriaine
combine: yhdistää yhdistetty yhdistelmä yhdistettävissä
come: tulla tulevat tulo saapua tule
comfortable: mukava viihtyisä mukavuus mukavat
committee: hallitus toimikunta komitea lautakunta
compare: vertailla verrata vertailu verrattuna
competition: kilpailu kilpailut kisa kisat
complain: reklamaatio valitus valittaa reklamoida valitukset moite
computer: tietokone kannettava läppäri tietokoneet
concert: konsertti konsertit musiikki musiikin konsertin
condition: ehto ehdot ehtojen edellytys toimitusehdot
conference: kokous konferenssi kokoukset kokoustila palaveri konferenssit
confirm: vahvistaa vahvistus vahvistetaan varausvahvistus vahvistettu
consumption: kulutus kuluttaa sähkönkulutus
contact: yhteystieto yhteydenotto yhteystiedot tavoittaa
contain: sisältää sisältyy sisältö sisältyvät sisältävät
contract: sopimus sopimukset sopimuksen
cook: kokki keittää ruoanlaitto kokata kokit kypsentää
corkage: korkkausmaksu korkkimaksu
cost: hinta hinnat maksu maksaa kustannus kustannukset paljonko_maksaa kuinka_paljon_maksaa mitä_maksaa
cot: vauvansänky pinnasänky matkasänky vauvansängyt lastensänky
cotton: puuvilla puuvillainen
country: maa maat valtio maassa
course: kurssi kurssit tunti oppitunti tunnit opetus
court: tenniskenttä kenttä kentät
cover: korvata kattaa korvaus vakuutus korvataan
cow: lehmä lehmät
cream: kerma kermavaahto
credit_card: luottokortti luottokortit luottokortilla
crown_tooth: kruunu hammaskruunu kruunut
cup: kuppi kupit muki mukit kupin
cure: parantaa paraneminen parantua hoito parantui
currency: valuutta valuutat valuutan
current: virtaus virtaukset virta
curtain: verho verhot
customer: asiakas asiakkaat asiakkaan vieras vieraat
cut: hiustenleikkuu leikata leikkaus leikkuu leikataan parturi
dam: pato padot padon
dance: tanssi tanssia tanssit tanssitunti
danger: vaara vaarallinen vaarat vaaralliset
data: tieto tiedot tietoja data tietojen
date: päivämäärä päiväys ajankohta päivämäärät
daughter: tytär tyttäret tyttären
day: päivä päivät vuorokausi päivittäin vuorokaudet
dead: kuollut kuolla kuolema kuoli kuolleet
deadline: määräaika viimeistään määräajan eräpäivä takaraja
dear_expensive: kallis kalliit kalliimpi kallein
debt: velka velat velan
deep: syvä syvyys syvyydet
degree: aste lämpötila asteet astetta lämpötilat
delay: myöhässä viivästys myöhästyä viivästyminen viive myöhästyminen olla_myöhässä
deliver: toimitus toimittaa lähetys toimitetaan kuljetus kotiinkuljetus
dentist: hammaslääkäri hammashoito hammaslääkärit hammashoitola
depart: lähteä lähtö lähdöt lähtöaika poistua lähtee
deposit: ennakkomaksu panttimaksu vakuus varausmaksu pantti takuuvuokra
describe: kuvaus kuvailla kuvata kuvaukset
design: suunnittelu suunnitella suunnittelija muotoilu suunniteltu muotoilija
dessert: jälkiruoka jälkiruoat jälkiruoan jälkiruuat
detergent: pesuaine pesuaineet puhdistusaine pesujauhe
device: laite laitteet kodinkone kodinkoneet laitteen
deworm: matolääke madotus mato loislääke
diabetes: diabetes diabeetikko diabeetikot sokeritauti
diagnosis: diagnoosi diagnoosit taudinmääritys
diesel: diesel polttoaine bensiini dieselöljy polttoaineet bensa
diet: ruokavalio erityisruokavalio dieetti ruokavaliot erityisruokavaliot
difference: ero erilainen eri erot erilaiset
difficult: vaikea haastava vaikeat haastavat vaikeus
dinner: illallinen päivällinen illalliset illallisen
direction: reitti suunta ajo-ohje ajo-ohjeet saapumisohje reittiohje miten_pääsee
dirty: likainen lika likaiset
disabled: vammainen vammaiset invalidi liikuntarajoitteinen vamma liikuntavammainen vammaiset_henkilöt
disappear: kadota kadonnut katosi hävitä hävinnyt katoaminen
disassemble: purkaa purkaminen purku puretaan
discount: alennus alennukset alennettu alennusta alennuskoodi
discover: löytää löydetty löysi löytö löydettiin
dish: ruokalaji annos annokset ruokalajit ruoka
dishwasher: astianpesukone astianpesukoneet tiskikone
display: näyttö näytön
dive: sukellus sukeltaa sukeltaja sukellukset
doctor: lääkäri lääkärit lääkärin
document: asiakirja asiakirjat dokumentti dokumentit paperit
dog: koira koirat
donate: lahjoittaa lahjoitus lahjoitukset lahjoitettu
door: ovi ovet oven ulko-ovi
double_room: kahden_hengen_huone kahden_hengen_huoneet
dough: taikina taikinan
download: ladata lataus lataa ladattava
dozen: tusina
drain: viemäri lattiakaivo viemärit tyhjennys
dress: mekko puku mekot puvut leninki
dress_code: pukukoodi pukeutumiskoodi
drill: pora porakone porat porata
drink: juoma juomat juoda juotava
drive: ajaa ajo kuljettaja ajaminen kuski ajetaan
driving_licence: ajokortti ajokortit ajokortin
dry: kuiva kuivata kuivausrumpu kuivaus kuivuri kuivat
dry_cleaning: kemiallinen_pesu kuivapesu pesula
duck: ankka hanhi ankan hanhet
dumpling: mykky dumpling taikinanyytti knöödeli
duration: kesto kestää kestävät pituus kuinka_kauan kauanko_kestää miten_kauan
during: aikana kuluessa ajan
dust: pöly pölynimuri
duvet: peitto vuodevaatteet untuvapeitto täkki peitot liinavaatteet
early: aikaisin varhainen aikainen varhain aikaisemmin
easter: pääsiäinen pääsiäisen pääsiäisenä
easy: helppo helpot helposti vaivaton
eat: syödä ruoka ateria ateriat syö ruoan
egg: muna munat kananmuna kananmunat
electric: sähkö sähköinen sähkökäyttöinen sähköt
electricity: sähkö sähköt sähkönkulutus virta
elevator: hissi hissit hissillä
email: sähköposti sähköpostit sähköpostitse sähköpostiosoite
emergency: hätä hätätilanne päivystys hätätapaus hätänumero ensiapu
employee: työntekijä henkilökunta työntekijät henkilöstö
empty: tyhjä tyhjentää tyhjennys tyhjät
end: loppu päättyä loppua päättyminen päättyvät lopetus
engine: moottori moottorit
engineer: insinööri arkkitehti insinöörit arkkitehdit
english: englanti englannin englanniksi englanninkielinen
engraving: kaiverrus kaivertaa kaiverrettu kaiverrukset
enter: sisäänkäynti pääsy sisäänpääsy sisään sisäänkäynnit tulo
entrance_fee: pääsymaksu sisäänpääsymaksu pääsylippu pääsymaksut
envelope: kirjekuori kuori kuoret
equipment: varuste varusteet välineet laitteisto kalusto väline
euro: euro eurot euroa
evening: ilta illat illalla illan
event: tapahtuma tilaisuus tapahtumat tilaisuudet
every: joka jokainen kukin jokaista
exam: koe tutkinto tentti kokeet tutkimus testi
example: esimerkki esimerkiksi esimerkit
excursion: retki retket matka kierros opastettu kiertoajelu
exercise: harjoitus liikunta harjoitukset harjoitella treeni kuntoilu
exhaust: pakoputki pakoputkisto pakokaasu
exhibition: näyttely näyttelyt
exit: uloskäynti poistuminen uloskäynnit ulospääsy
expire: voimassa vanhentua voimassaolo vanhentunut umpeutua erääntyä viimeinen_voimassaolopäivä
explain: selittää selitys kertoa selitetään
express: express pikatoimitus pikalähetys
extend: pidentää jatkaa pidennys jatko pidempi jatkaminen
eye: silmä silmät
eyebrow: kulmakarva kulmat ripset kulmakarvat ripsi
fabric: kangas kankaat kankaan tekstiili
facial: kasvohoito kasvohoidot
factory: tehdas tehtaat tehtaan
family: perhe perheet perheen
far: kaukana etäisyys matka etäisyydet kuinka_kaukana
fare: matkalippu hinta kuljetusmaksu lippuhinta kyytimaksu
farm: maatila tila tilat maanviljelijä viljelijä farmi
fast: nopea nopeasti nopeat pikainen
fat: rasva rasvainen rasvat lihava
father: isä äiti vanhemmat vanhempi isän huoltaja
female: nainen naiset naisten naispuolinen rouva
fence: aita aidat aidan
ferry: lautta lautat lossi yhteysalus autolautta
festival: festivaali festivaalit juhla festarit
fever: kuume kuumeen kuumeinen
few: muutama harva harvat vähän
fill: täyttää täyttö täyte täytetään paikka täyttää_lomake
filling_tooth: paikka paikkaus hammaspaikka paikata
filter: suodatin suodattimet suodattaa suodatus
find: löytää löytyä löydetty löytyi löydät
fine: sakko sakot seuraamusmaksu sakkomaksu
finger: sormi sormet
fire: tulipalo palo palokunta paloturvallisuus
firewood: polttopuu polttopuut klapi klapit
fireworks: ilotulitus ilotulitteet raketti ilotulite
first: ensimmäinen ensin ensimmäiset ensimmäisen
first_aid: ensiapu ensiavun
fish: kala kalat kalastus kalastaa onkia
fit: sopia sovittaa sopiva sovitus istuvuus
fix: korjata korjaus korjaukset korjattu huolto paikata
flat_tyre: rengasrikko puhjennut rengaspaikkaus rikkoutunut rengas_tyhjä tyhjä_rengas
flea_tick: kirppu punkki punkit loinen kirput
flight: lento lennot lentää lennon
flood: tulva tulvat tulvia tulvi
floor: kerros kerrokset lattia kerroksessa
flour: jauho jauhot vehnäjauho jauhoja
flower: kukka kukat kimppu kukkakimppu kukkakauppa
fog: sumu sumun
foot: jalka jalat jalan jalkaterä
football: jalkapallo futis
forbidden: kielletty kielto kiellettyä kielletyt kieltää
forest: metsä metsät puu
forget: unohtaa unohtunut unohdettu unohtui
form: lomake lomakkeet kaavake
found_start: perustaa perustettu perustettiin perustaminen
founder: perustaja perustaa perusti perustajat
free: ilmainen maksuton veloituksetta maksutta ilmaiseksi ilmaiset ilman_maksua
free_of_charge: ilmainen maksuton ilmaiseksi maksutta
free_vacant: vapaa vapaana vapaat tilaa
freeze: pakastin jäätyä pakastaa pakaste jäädyttää pakastettu
fresh: tuore raikas tuoreet
friday: perjantai perjantaisin
fridge: jääkaappi jääkaapit jääkaapissa kylmiö
friend: ystävä kaveri ystävät kaverit
fringe: otsatukka otsahiukset
fruit: hedelmä hedelmät
full: täysi täynnä täydet loppuunvarattu
full_board: täysihoito täysihoidon täyshoito
furniture: huonekalu kaluste huonekalut kalusteet kalustettu
future: tulevaisuus tuleva tulevat
game: peli pelata pelit leikki leikkiä
garage: autotalli autotallit autohalli korjaamo
garden: puutarha puutarhat piha
garlic: valkosipuli
gas: kaasu nestekaasu kaasupullo
gate: portti portit portin puomi
gearbox: vaihteisto vaihdelaatikko vaihde vaihteet
generator: generaattori aggregaatti
gift: lahja lahjat lahjoittaa
gift_card: lahjakortti lahjakortit
gift_voucher: lahjakortti lahjakortit lahjakortin
girl: tyttö tytöt tytön
give: antaa annettu luovuttaa annetaan
glacier: jäätikkö jäätiköt jäätikön
glass: lasi lasit lasinen
glasses: silmälasit lasit aurinkolasit silmälasien
glove: käsine hansikas käsineet käsineitä hanskat
gluten: gluteeni gluteeniton vehnä gluteenittomat
go: mennä kulkea käydä menee kulkevat
goggles: uimalasit laskettelulasit suojalasit
gram: gramma kilo kilogramma grammaa
grass: ruoho nurmikko nurmi nurmikot
grease: rasva voitelu voidella
green: vihreä vihreät
groom: trimmaus trimmata turkinhoito trimmaaja
group: ryhmä ryhmät
group_lesson: ryhmätunti ryhmäopetus ryhmätunnit
guarantee: takuu takuut takuuaika
guardian: huoltaja huoltajat holhooja edunvalvoja
guide: opas oppaat opastus opastettu oppaan
gym: kuntosali kuntosalit kuntoilu liikuntasali salille
hair: hiukset tukka hius karva tukan
hairdresser: kampaaja parturi kampaamo kampaajat parturi-kampaamo
hairdryer: hiustenkuivaaja hiustenkuivain föön
halal: halal kosher
half: puoli puolet puolikas puolen
half_board: puolihoito puolihoidon
hall: sali halli salit juhlasali
ham: kinkku kinkun
handicraft: käsityö käsityöt askartelu käsityöläinen
handle: kahva kahvat ripa
harbour: satama satamat vierasvenesatama
harness: valjaat kiipeilyvaljaat
harvest: sato sadonkorjuu sadot korjata
hat: hattu lakki pipo hatut
head: johtaja esimies päällikkö johtajat johtaa
headache: päänsärky migreeni
headliner: pääesiintyjä pääesiintyjät
health: terveys terve terveyden terveellinen
hear: kuulla kuulo kuulee
hearing: kuulo kuulokoje kuulontutkimus
heat: lämmitys lämmittää lämmin lämmityslaite lämpö lämmitetty
heavy: paino painava raskas painavat
height: korkeus korkea pituus korkeat
helmet: kypärä kypärät
help: apu auttaa avun avustaa
herb: yrtti yrtit yrtin
high_chair: syöttötuoli syöttötuolit lastentuoli
high_season: huippusesonki sesonki
highlights: raidat balayage raidoitus
hike: vaellus retkeily vaeltaa kävely kävellä patikointi
hill: mäki kukkula mäet rinne
hire: vuokrata vuokra vuokraus vuokrattavana vuokraamo vuokrataan
history: historia historian historiallinen
hobby: harrastus harrastaa harrastukset
holiday: loma lomat lomailla lomamatka vapaa
home: koti kodit kotiin kodin
homework: läksy läksyt kotitehtävä kotitehtävät
honey: hunaja mehiläistarha
horse: hevonen ratsastus hevoset ratsastaa hevosen
hose: letku letkut
hospital: sairaala sairaalat
host: isäntä emäntä isännät majoittaja
hot: kuuma kuumat
hot_tub: poreallas kylpytynnyri palju poreammeet poreamme
hotel: hotelli hotellit
hour: tunti tunnit tuntia aukioloaika
house: talo talot omakotitalo
household: kotitalous ruokakunta talous kotitaloudet
hungry: nälkä nälkäinen nälän
ice: jää jäät jääpala
ice_cream: jäätelö jäätelöt gelato
id_card: henkilöllisyystodistus passi henkilökortti passit henkilöllisyys
ill: sairas sairaus sairaudet sairastua sairaat tauti
immediately: heti välittömästi
implant: implantti implantit hammasimplantti
important: tärkeä tärkeät tärkeää
indoor: sisällä sisätila sisätilat sisä sisätiloissa
infection: infektio tulehdus tartunta tulehdukset tartunnat
ingredient: ainesosa raaka-aine ainesosat raaka-aineet ainekset
injection: injektio pistos rokotus piikki pistokset
injury: vamma loukkaantua vammat loukkaantunut loukkaantuminen
insect: hyönteinen hyönteiset hyttynen ötökkä
install: asentaa asennus asennukset asennettu
instalment: osamaksu erä maksuerä osissa
instructions: ohje käyttöohje ohjeet käyttöohjeet ohjekirja
instructor: opettaja ohjaaja opettaa kouluttaja ohjaajat opettajat
insurance: vakuutus vakuutukset vakuutettu vakuuttaa
internet: internet netti wifi verkko verkkoyhteys wlan
interpreter: tulkki käännös tulkkaus kääntäjä tulkit käännökset
interview: haastattelu haastatella haastattelut työhaastattelu
invent: keksiä keksintö keksi keksitty
inventor: keksijä keksi keksiä
invite: kutsua kutsu kutsuttu kutsut
iron: silitysrauta rauta silittää silitys
island: saari saaret saaren saaristo
jam: hillo hillot marmeladi
jewellery: koru korut kultaseppä
job: työpaikka työ työpaikat avoin avoimet työpaikan avoimet_työpaikat avoin_työpaikka avoimet_paikat
juice: mehu mehut tuoremehu
jump: hypätä hyppy hyppiä hypyt
kayak: kajakki kajakit
keep: säilyttää pitää säilytys säilytetään
kennel: hoitola koirahoitola lemmikkihotelli kissahoitola
kettle: vedenkeitin vedenkeittimet kattila
key: avain avaimet avaimen avainkortti
keyboard: näppäimistö
kidney: munuainen munuaiset munuaisen
kilometre: kilometri kilometrit km
kindergarten: päiväkoti esikoulu tarha päiväkodit päiväkodin
kitchen: keittiö keittiöt keittokomero keittonurkkaus
knife: veitsi veitset puukko veitsen
knit: neuloa neule neulonta neulottu kutoa
laboratory: laboratorio labra laboratoriot
lactose: laktoosi laktoositon maitotuote vähälaktoosinen maidoton
ladder: tikkaat tikapuut
lake: järvi järvet järven
lamb: karitsa lammas lampaan karitsan lampaanliha
lamp: lamppu valo valaisin lamput valaisimet
land: maa tontti maat tontin
lane: rata radat uimarata
language: kieli kielet kielen
last: viimeinen viime viimeiset viimeksi viimeisen
later: myöhemmin jälkikäteen
laundry: pyykki pesula pyykit pyykinpesu pyykkitupa
law: laki lait lain lainsäädäntö
lawyer: asianajaja lakimies juristi lakimiehet asianajajat
lay: munia munii laskea pystyttää
leak: vuoto vuotaa vuodot
learn: oppia oppiminen opiskella opitaan
leather: nahka nahat nahkainen nahan
left: vasen vasemmalla vasemmalle vasemman
leg: jalka sääri jalat jalan
legal: laillinen oikeudellinen lakisääteinen lailliset oikeus
lend: lainata laina lainaus lainat lainattu
length: pituus pitkä pituudet pitkät
lesson: oppitunti tunti oppitunnit tunnit opetus
letter: kirje kirjeet
level: taso tasot
library: kirjasto kirjastot
licence: lupa lisenssi luvat lisenssit lupakortti
lid: kansi kannen kannet
life_jacket: pelastusliivi pelastusliivit kelluntaliivi kelluntaliivit
lifeguard: uimavalvoja hengenpelastaja rantavahti valvoja
light: valo kevyt valaistus valot kevyet
lighthouse: majakka majakat majakan
lightning: salama ukkonen ukonilma salamat
like: tykätä pitää mieltymys pidetty
limescale: kalkki kalkinpoisto kalkin
line: linja rivi linjat jono
listen: kuunnella kuuntelu kuuntele
litre: litra litrat
live: asua asukas asui asunut elää elänyt
liver: maksa maksan maksat
local: paikallinen paikalliset lähi seudun
lock: lukko lukita lukot lukitus
locked: lukittu lukossa lukita lukitut
locker: lokero kaappi säilytyslokero lokerot kaapit pukukaappi
login: kirjautua kirjautuminen käyttäjätunnus tunnukset
lose: hukata kadottaa kadonnut hukkua hukkunut kadonneet
lost_property: löytötavara löytötavarat löytötavaratoimisto
low: matala alhainen matalat alin
low_season: hiljainen_kausi sesongin_ulkopuolella
lunch: lounas lounaat lounaan lounaslista
machine: kone koneet
magazine: aikakauslehti lehti lehdet aikakauslehdet
main: pää pääasiallinen tärkein pääosa
main_course: pääruoka pääruoat pääruuat
maintenance: huolto ylläpito kunnossapito huollot huoltaa
make: valmistaa tuottaa valmistettu valmistus tuotanto tehty
male: mies miehet miesten herra miespuolinen
mandatory: pakollinen vaaditaan pakolliset velvollinen vaadittu
manicure: manikyyri käsihoito
map: kartta kartat kartan
map_location: sijainti kartta sijaitsee
market: tori markkinat torit kauppahalli torilla
marry: naimisissa vihkiä avioitua häät vihkiminen avioliitto
massage: hieronta hieronnat hieroja hieroa
mat: matto alusta matot jumppamatto
material: materiaali materiaalit aines aineisto
maximum: enintään maksimi korkeintaan enimmäis suurin eniten
measure: mitata mitta mittaus mitat mittaukset
meat: liha lihat lihan
medicine: lääke lääkkeet lääkitys lääkkeen
meet: tavata tapaaminen kokous kokoontua tapaamiset kohtaus
member: jäsen jäsenet jäsenyys
menu: ruokalista menu ruokalistat listalla
message: viesti viestit tekstiviesti
meter: mittari metri mittarit metrit
method: menetelmä tapa menetelmät tavat maksutapa
metre: metri metriä
metro: metro metroasema
microchip: mikrosiru siru sirutus sirutettu
microwave: mikroaaltouuni mikro mikrouuni
middle: keskellä keski keskimmäinen väli
midnight: keskiyö puoliyö
mileage: kilometrimäärä kilometrilukema ajokilometrit
milk: maito maidot maidon
million: miljoona miljoonat
mine: kaivos kaivokset kaivoksen
minibar: minibaari
minimum: vähintään minimi vähimmäis pienin alin
minute: minuutti minuutit minuuttia
mirror: peili peilit
miss: myöhästyä missata puuttua myöhästyi
mistake: virhe virheet erehdys
mobile_phone: matkapuhelin kännykkä puhelin älypuhelin puhelimet kännykät
model: malli mallit
monday: maanantai maanantaisin
money: raha rahat
month: kuukausi kuukaudet kuukausittain kuukauden kuukautta kk
morning: aamu aamut aamuisin aamupäivä
motorcycle: moottoripyörä moottoripyörät mopo
mountain: vuori tunturi vuoret vuoren
mouth: suu suun suuhygienia
move: muutto muuttaa muutot siirtää siirto
museum: museo museot
mushroom: sieni sienet sienen
mustard: sinappi sinapin
nail: kynsi kynnet kynnen naula
name: nimi nimet nimen sukunimi
nappy: vaippa vaipat vaipan
native_speaker: äidinkieli natiivi äidinkielinen
nature: luonto luonnollinen luonnon luonnonmukainen
near: lähellä lähi lähistöllä lähin läheisyys
need: tarvita tarve tarvitsee tarpeen tarvittaessa
needle: neula neulat puikko
neighbour: naapuri naapurit
new: uusi uudet uuden uutta
news: uutinen uutiset uutisia ajankohtaista
newspaper: sanomalehti lehti sanomalehdet lehdet
next: seuraava ensi seuraavat
night: yö yöt öisin yöpyminen yöpyä öiden
noise_loud: melu meteli äänekäs meluisa
non_swimmer: uimataidoton uimataito
noodles: nuudeli nuudelit
noon: keskipäivä puolipäivä klo_12
north: pohjoinen pohjois pohjoisen pohjoiseen
nose: nenä nuha
notice: ilmoitus tiedote ilmoittaa ilmoitukset tiedotus
notice_period: irtisanomisaika irtisanominen irtisanoa irtisanomisajan
number: numero numerot lukumäärä määrä
nurse: sairaanhoitaja hoitaja sairaanhoitajat hoitajat terveydenhoitaja
nut: pähkinä pähkinät maapähkinä pähkinää
offer: tarjous tarjota tarjoukset tarjotaan
office: toimisto toimistot konttori
official: virallinen viranomainen viralliset
oil: öljy öljyt
oil_change: öljynvaihto öljynvaihdon
old: vanha vanhat
onion: sipuli sipulit
online: verkossa netissä verkko sähköinen
only: vain ainoastaan pelkästään ainoa
open: avoinna auki avata aukiolo aukioloajat avautuu on_auki mihin_aikaan_aukeaa
operation: leikkaus leikkaukset leikata toimenpide leikataan
orange: appelsiini oranssi appelsiinit
order: tilaus tilata tilaukset tilattu tilaa
organic: luomu luonnonmukainen luomutuote
organise: järjestää järjestetään järjestetty järjestäminen
outdoor: ulkona ulko ulkoilma ulkotila ulkotilat taivasalla
oven: uuni uunit uunissa
owner: omistaja yrittäjä omistajat
pack: pakata pakkaus pakkaukset pakattu pakkaa
paddle: mela airo meloa airot melonta
paddleboard: sup sup-lauta suppailu
page: sivu sivut
paint: maali maalata maalaus maalari maalit
pair: pari parit
pan: pannu paistinpannu kattila
paper: paperi paperit
parade: paraati kulkue
parcel: paketti paketit paketin
park: puisto puistot leikkipuisto
parking: pysäköinti parkki pysäköidä parkkipaikka pysäköintipaikka pysäköintialue
parking_space: pysäköintipaikka parkkipaikka autopaikka pysäköintipaikat
partner: kumppani yhteistyökumppani partneri puoliso kumppanit
pass: passi kulkulupa kortti kausikortti
passenger: matkustaja matkustajat
password: salasana salasanat
pasta: pasta makaroni
path: polku polut reitti luontopolku reitit
patient: potilas potilaat potilaan
pay: maksaa maksu maksut maksettu maksetaan
paypal: paypal
pedal: poljin polkimet polkea
pedicure: pedikyyri jalkahoito
pen: kynä kynät
pension: eläke eläkkeet
people: henkilö ihminen henkilöt ihmiset hengen hlö
pepper: pippuri paprika pippurit
percent: prosentti prosenttia prosentit
performance: esitys esitykset näytös näytökset näytäntö
perfume: hajuvesi tuoksu tuoksut hajuste hajusteet
perm: permanentti permanentin
permit: lupa luvat luvan lupahakemus
personalised: yksilöllinen personoitu räätälöity
photo: valokuva kuva kuvat valokuvaus valokuvata valokuvat
piano: piano flyygeli
picnic: piknik eväs eväät eväsretki
piece: pala kappale palat kappaletta kpl
pig: sika porsas sianliha possu porsaan siat
pillow: tyyny tyynyt
pitch: telttapaikka kenttä telttapaikat kentät leirintäpaikka
pizza: pizza pitsa
plan: suunnitelma suunnitella suunnitelmat suunnittelu
plant: kasvi kasvit istuttaa istutus
plastic: muovi muovinen muovit
plate: lautanen lautaset lautasen
platform: laituri laiturit
play: leikkiä soittaa pelata näytelmä leikki leikkipaikka
playground: leikkikenttä leikkipaikka leikkipuisto
police: poliisi poliisit
pool: uima-allas allas uima-altaat altaat uimahalli
poor: köyhä huono köyhät
popular: suosittu suositut suosituin
population: asukasluku väestö asukas asukkaat väkiluku
portion: annos annokset annoksen
possible: mahdollinen mahdollista mahdollisuus mahdolliset
post: posti postittaa postin postitse
potato: peruna perunat
pound: punta punnat puntaa
power_performance: teho suorituskyky hevosvoima
practical: käytännön käytäntö ajokoe
pregnant: raskaana raskaus raskauden odottava
prepare: valmistella valmistaa valmistautua valmistelu
prescription: resepti reseptit lääkemääräys
pressure: paine paineet verenpaine
prevent: estää ehkäistä ehkäisy estetään
price_list: hinnasto hinnastot hintaluettelo
print: tulostaa tuloste painaa tulostus
printer: tulostin tulostimet tulostimen
private: yksityinen yksityiset yksityis oma
private_lesson: yksityistunti yksityistunnit yksityisopetus
prize: palkinto palkinnot palkita
problem: ongelma ongelmat vika
process: prosessi menettely käsittely prosessit
product: tuote tuotteet tuotteen
profession: ammatti ammatit ammattilainen ammatin
programme: ohjelma aikataulu ohjelmat aikataulut
project: projekti hanke projektit hankkeet
proof: todistus kuitti kuitit tosite todiste
protect: suojata suojaus suoja suojella suojelu
pub: pubi baari kapakka
public: julkinen yleisö julkiset yleinen
public_holiday: pyhäpäivä juhlapyhä arkipyhä pyhäpäivät pyhäpäivinä juhlapyhinä yleinen_vapaapäivä kirkollinen_juhlapyhä
public_transport: joukkoliikenne raitiovaunu metro raitiovaunut ratikka julkinen_liikenne julkiset_kulkuvälineet julkisilla
publish: julkaista julkaistu julkaisu julkaisut
pump: pumppu pumput pumpata
pupil: oppilas opiskelija oppilaat opiskelijat oppilaan
quality: laatu laadukas laadun
quantity: määrä lukumäärä määrät
quarter: neljännes vartti neljännesvuosi neljännestunti
queue: jono odottaa jonot odotus odotusaika jonottaa
quiet: hiljainen rauhallinen hiljaisuus rauhalliset
quiet_hours: hiljaisuus yörauha
rabbit: kani kanit kaniini jänis
racket: maila mailat
raft: lautta koskenlasku lautat
railway: juna rautatie junat rautatiet
railway_station: rautatieasema juna-asema asema asemat
rain: sade sataa sateet sää sateen
ramp: ramppi luiska rampit
range: kantama toimintamatka toimintasäde
raw: raaka raa'at raakana
read: lukea luettu lukeminen lue
ready: valmis valmiina valmiit
reason: syy peruste syyt
receive: saada vastaanottaa saanut vastaanotto saat
reception: vastaanotto respa vastaanotosta
recipe: resepti ruokaohje reseptit
recommend: suositella suositus suosittelemme suositeltava suositukset
recycle: kierrätys kierrättää kierrätetty kierrätyspiste jätteiden_lajittelu
red: punainen punaiset
reference: viite suositus viitenumero viitteet suosittelija
referral: lähete lähetteen lähetteet
refrigerated: kylmäsäilytys jäähdytetty kylmä kylmässä jääkaapissa
refund: hyvitys palautus hyvittää palauttaa korvata
register: ilmoittautua ilmoittautuminen rekisteröityä rekisteröinti rekisteröidä ilmoittaudu
regular: säännöllinen säännöllisesti tavallinen säännölliset
reminder: muistutus maksumuistutus muistuttaa
remove: poistaa poisto poistettu poistetaan
repeat: toistaa uusia toisto toistetaan uudelleen
replace: vaihtaa korvata vaihto vaihdetaan uusia
report: ilmoittaa raportti ilmoitus raportit raportoida
request: pyyntö pyytää pyynnöt pyynnöstä toive
rescue: pelastus pelastaa pelastettu pelasti
responsible: vastuu vastuussa vastaa vastuullinen vastuuhenkilö
rest: lepo levätä levon loput
restaurant: ravintola ravintolat
restore: entisöidä entisöinti restauroida restaurointi kunnostaa kunnostus
result: tulos tulokset tuloksen
retail: vähittäiskauppa vähittäismyynti vähittäiskaupat
return: palauttaa palautus palautukset palautettu palautetaan lähettää_takaisin palauttaa_tuote
rice: riisi riisit
ring: sormus rengas sormukset vihkisormus
risk: riski riskit
river: joki joet joen
road: tie katu tiet kadut kadun
roaming: roaming verkkovierailu
rodent: jyrsijä hamsteri marsu jyrsijät
roof: katto katot vesikatto katon
room: huone huoneet tila huoneen
root_canal: juurihoito juurikanava juurihoidon
rope: köysi köydet köyden naru
route: reitti reitit reitin
router: reititin modeemi reitittimen
rubbish: jäte roska jätteet roskat jätehuolto roskakori
rule: sääntö säännöt sääntöjen
run: juosta juoksu juokseminen juoksut
rye: ruis rukiin ruisleipä ruisjauho
safe: turvallinen turvallisuus turvalliset
safe_box: tallelokero kassakaappi tallelokerot säilytyslokero
sail: purjehtia purjehdus purje purjevene purjehdukset
salad: salaatti salaatit
salary: palkka palkat palkan
sale: myynti myydä myydään myyty ale myynnissä
salmon: lohi lohen lohet
salt: suola suolainen suolat
same: sama samat
sample: näyte näytteet malli
sand: hiekka hiekan hiekkainen
saturday: lauantai lauantaisin
sauce: kastike kastikkeet
sauna: sauna saunat saunavuoro saunoa
sausage: makkara makkarat makkaran nakki
save: säästää säästö tallentaa säästöt
school: koulu koulut oppilaitos
school_holidays: koululoma koululomat kesäloma hiihtoloma syysloma
science: tiede tieteet luonnontiede
scissors: sakset saksilla
scooter: skootteri mopo sähköpotkulauta mopot
scratch: naarmu lommo naarmut lommot
screen: näyttö valkokangas näytöt kuvaruutu
sea: meri meren meret
sea_view: merinäköala merinäköalalla
season: kausi sesonki vuodenaika kaudet kauden
seat: paikka istuin istumapaikka paikat istuimet turvaistuin
second_hand: käytetty kirpputori secondhand käytetyt second_hand
security: turvallisuus vartija turva vartiointi
seed: siemen siemenet siemenen
self_checkin: avainlokero avainboksi itsepalvelukirjautuminen
self_service: itsepalvelu itsepalveluna itsepalvelukassa
send: lähettää lähetys lähetetään lähetä
senior: eläkeläinen seniori eläkeläiset ikäihminen seniorit
separate: erillinen erikseen erilliset erotella
serial_number: sarjanumero sarjanumeron
serve: tarjoilla tarjoilu palvella tarjoillaan tarjota
service: palvelu palvelut
sesame: seesami seesaminsiemen
sew: ommella ompelu ompelukone ommeltu
shampoo: shampoo sampoo
share: jakaa yhteinen jaettu yhteiskäyttö jaetaan
shave: parranajo ajella partakone partaterä
sheep: lammas lampaat lampaan
sheet: lakana liinavaate lakanat liinavaatteet
shelf: hylly hyllyt
shellfish: äyriäinen äyriäiset merenelävä katkarapu simpukka
shoe: kenkä kengät kengän
shop: kauppa myymälä kaupat liike myymälät kaupan
shoulder: olkapää hartia hartiat
shower: suihku suihkut
shrimp: katkarapu katkaravut katkaravun
shuttle: kuljetus lentokenttäkuljetus kuljetukset siirtokuljetus
sick_note: sairauslomatodistus lääkärintodistus sairausloma sairaustodistus
sign: allekirjoitus allekirjoittaa kyltti opaste allekirjoitettu
signal: kuuluvuus signaali
silver: hopea hopeinen hopeat
sim: sim sim-kortti liittymä
sing: laulaa laulu kuoro
single_room: yhden_hengen_huone yhden_hengen_huoneet
sink: pesuallas lavuaari tiskiallas
skate: luistella luistelu luistin luistimet luistinrata
ski: hiihto hiihtää laskettelu sukset suksi hiihtokeskus
skin: iho ihon nahka
skipper: kippari kapteeni
sleep: nukkua uni nukkumapaikka yöpyä nukkuminen
sleeping_bag: makuupussi makuupussit
slow: hidas hitaasti hitaat
small: pieni pienet pienen
smell: haju tuoksu hajut haista
smoke: tupakointi savuton tupakoida savu tupakka savuttomat
smoke_detector: palovaroitin palovaroittimet savuilmaisin
snow: lumi lumen lunta
soap: saippua saippuat
sock: sukka sukat sukan
socket: pistorasia pistoke pistorasiat
socks: sukka sukat sukan
soft: pehmeä pehmeät
software: ohjelmisto ohjelma
soil: multa maaperä mullat
solar: aurinkopaneeli aurinkoenergia aurinkopaneelit aurinkosähkö
sold_out: loppuunmyyty loppuunmyydyt
soup: keitto keitot liemi
sourdough: hapanjuuri hapanjuuren
south: etelä eteläinen etelän
soy: soija soijamaito
spa: kylpylä hyvinvointi kylpylät spa hemmotteluhoito
space: tila tilat avaruus tilava
spare_part: varaosa varaosat
speak: puhua puhutaan puhuvat puhe
special: erityinen erikois erityis erikoinen
species: laji lajit lajike
speed: nopeus nopeudet nopeusrajoitus
spelt: speltti spelttijauho
spice: mauste tulinen mausteet mausteinen
spoon: lusikka lusikat lusikan
sport: urheilu liikunta urheilla urheilulaji
spouse: puoliso aviopuoliso puolisot
square: tori aukio torilla
square_metre: neliömetri neliö neliömetriä m²
squid: mustekala kalmari
stable: talli tallit vakaa
stage: näyttämö lava lavat
stain: tahra tahrat tahranpoisto
stairs: portaat porras portaikko rappu
stall: koju kojut myyntipaikka myyntipöytä
stamp: postimerkki leima postimerkit
standing: seisomapaikka seisomapaikat seisten
starter: alkupala alkuruoka alkupalat alkuruoat
stay: majoitus yöpyä majoittua oleskelu majoittuminen yöpyminen
steal: varastaa varkaus varastettu varkaudet
steam: höyry höyrysauna
steel: teräs teräksen ruostumaton
stock: varasto varastossa varastosta varastosaldo
stolen: varastettu varkaus varastetut
stone: kivi kivet kiven
stop: pysähtyä pysäkki pysähdys pysäkit pysäyttää
store_keep: säilyttää säilytys varastointi varasto varastoida säilytetään
storm: myrsky myrskyt
stove: liesi kiuas takka hella kamiina
study: opiskella opinnot opiskelu tutkimus opinto
subscription: tilaus jäsenyys tilausmaksu kestotilaus
substitute: korvike sijainen korvaava vaihtoehto sijaiset
sugar: sokeri sokeriton sokerit
suggest: ehdottaa ehdotus suositella ehdotukset
suitable: sopiva sopia sopivat soveltua soveltuu
suite: sviitti sviitit
summer: kesä kesäisin kesät
sunday: sunnuntai sunnuntaisin
surcharge: lisämaksu lisämaksut lisähinta lisä
sweet: makea makeinen karkki makeat makeiset
swim: uida uinti uiminen uimahalli uimari
swimsuit: uimapuku uimahousut uima-asu uimapuvut
switch_off: sammuttaa sammutetaan katkaista
switch_on: käynnistää kytkeä sytyttää käynnistys
table: pöytä pöydät pöydän
take: ottaa otettu otetaan vie viedä
takeaway: take-away noutoruoka ulosmyynti noutoannos mukaan_otettava take_away
tank: säiliö tankki säiliöt
tap: hana hanat vesihana
tartar: hammaskivi hammaskiven plakki
taste: maku maistaa makuja maut maistelu
tax: vero alv arvonlisävero verot
taxi: taksi taksit
taxi_rank: taksiasema taksitolppa
tea: tee teetä
team: tiimi joukkue tiimit joukkueet
technician: teknikko asentaja teknikot mekaanikko asentajat
technology: tekniikka teknologia tekniikan
teeth: hammas hampaat hampaan
television: televisio tv televisiot
temporary: väliaikainen tilapäinen määräaikainen väliaikaisesti tilapäisesti
tenant: vuokralainen vuokralaiset vuokraaja
tennis: tennis tenniskenttä tennistä
textbook: oppikirja oppikirjat kurssikirja
thank: kiitos kiittää kiitämme
theatre: teatteri teatterit
theory: teoria teoriakoe teorian teoriatunti
therapist: terapeutti hieroja fysioterapeutti terapeutit
thick: paksu paksut
thickness: paksuus
thursday: torstai torstaisin
ticket: lippu liput lipun pääsylippu matkalippu
tide: vuorovesi nousuvesi laskuvesi
tie: solmio kravatti sitoa
time: aika kello ajan ajat kellonaika
tip: juomaraha vinkki tippi vinkit juomarahat
today: tänään nykyään
together: yhdessä yhteinen
toilet: wc vessa wc-tilat vessat käymälä
tomato: tomaatti tomaatit
tomorrow: huomenna huominen
tool: työkalu työkalut työväline
total: yhteensä kokonais loppusumma yhteissumma
tourist: turisti matkailija turistit matkailu matkailijat
tourist_tax: matkailuvero turistivero majoitusvero
towel: pyyhe pyyhkeet
tower: torni tornit
toy: lelu lelut leikkikalu
tracking: seuranta seurantakoodi lähetystunnus seurata
traffic: liikenne liikenteen
trailer: peräkärry perävaunu peräkärryt traileri
training: koulutus valmennus harjoitus koulutukset treeni harjoitukset
tram: raitiovaunu ratikka raitiotie
transport: kuljetus kuljettaa kuljetukset liikenne
travel: matka matkustaa matkat matkustus matkailu
tree: puu puut
trial: kokeilu kokeilla koe kokeilujakso
tuesday: tiistai tiistaisin
tuition: lukukausimaksu kurssimaksu opetusmaksu
tune: virittää viritys pianonvirittäjä vireessä
turkey: kalkkuna
type: tyyppi tyypit laji laatu
tyre: rengas renkaat renkaan talvirenkaat
ultrasound: ultraääni ultraäänitutkimus
umbrella: sateenvarjo sateenvarjot päivänvarjo aurinkovarjo
understand: ymmärtää ymmärrys ymmärretty
uniform: univormu virkapuku työvaate koulupuku työasu
university: yliopisto yliopistot korkeakoulu
unpack: purkaa purkaminen puretaan
update: päivitys päivittää päivitykset
urgent: kiireellinen päivystys kiire kiireelliset
use: käyttää käyttö käytetään käytössä
vaccination: rokotus rokote rokotukset rokotettu rokottaa
valley: laakso laaksot
valuable: arvoesine arvotavara arvoesineet arvokas arvotavarat
van: pakettiauto kuorma-auto pakettiautot kuorma-autot
vegan: vegaani vegaaninen vegaaniset
vegetable: vihannes kasvis vihannekset kasvikset
vegetarian: kasvis kasvissyöjä kasvisruoka kasvisruokavalio
vet: eläinlääkäri eläinlääkärit eläinklinikka eläinlääkäriasema
view: näkymä näköala maisema näkymät näköalat
village: kylä kylät
vinegar: etikka viinietikka etikan
virus: virus virukset viruksen virustorjunta
visit: vierailu vierailija käynti kävijä vierailla käynnit
voice: ääni äänen ääniviesti
volume: tilavuus äänenvoimakkuus äänenvoimakkuuden
volunteer: vapaaehtoinen vapaaehtoiset vapaaehtoistyö talkoot
vote: äänestää äänestys ääni
wall: seinä muuri seinät muurit
ward: osasto vuodeosasto osastot
warehouse: varasto varastot varastohalli
warm: lämmin lämpimät lämpimän
warning: varoitus varoittaa varoitukset
wash: pesu pestä pesukone pyykinpesukone pesee
watch: kello rannekello kellot katsoa katsella
water: vesi veden juomavesi vettä vedet
watt: watti wattia kilowatti
wave: aalto aallot aallon
waxing: vahaus sokerointi karvanpoisto
weak: heikko heikot heikon
wear: pukeutua käyttää pukea pukeutuminen
wednesday: keskiviikko keskiviikkoisin
week: viikko viikot viikon viikoittain viikossa
weekday: arkipäivä arki arkisin arkipäivät
weekend: viikonloppu viikonloput viikonloppuisin
weigh: paino punnita painaa painot
west: länsi lännen läntinen
wet: märkä märät kostea
wetsuit: märkäpuku märkäpuvut
wheel: pyörä rengas pyörät vanne
white: valkoinen valkoiset valko
whitening: valkaisu hampaidenvalkaisu valkaista
whole: koko kokonainen kokonaan
wholesale: tukku tukkukauppa tukkumyynti
wide: leveä leveys leveydet
width: leveys leveä
wife: vaimo aviomies puoliso mies vaimot
wind: tuuli tuulet
window: ikkuna ikkunat
windscreen: tuulilasi tuulilasit
wine: viini viinit
winter: talvi talvet talven talvisin
wire: johto lanka johdot kaapeli
withdraw: peruuttaa nostaa vetäytyä luopua peruutus nostaa_rahaa
withdrawal_period: peruutusaika peruuttamisoikeus peruuttamisaika palautusoikeus palautusaika
wool: villa lanka langat villalanka villainen
workshop: työpaja verstas korjaamo työpajat paja
world: maailma maailman
write: kirjoittaa kirjailija kirjoitti kirjoitettu kirjoitus
wrong: väärä virheellinen väärin väärän
x-ray: röntgen röntgenkuva röntgenkuvaus
year: vuosi vuodet vuotta vuoden vuosittain
yellow: keltainen keltaiset
yoga: jooga joogatunti joogan
young: nuori nuoret nuoren
young_animal: pentu pennut pennun
youth: nuori nuoriso teini nuoret nuorten
zip: vetoketju vetoketjut
`
