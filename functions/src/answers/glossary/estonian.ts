/** Words of Estonian by what they mean, as `glossary` joins them with those of other languages. */
export const ESTONIAN = `
abroad: välismaa välismaale rahvusvaheline välismaal välisriik
accept: aktsepteerima vastuvõtmine aktsepteeritakse võtma võtame võtate_vastu võtab_vastu
accessible: ligipääsetav ligipääs ratastool ratastooliga juurdepääs ratastooli liikumispuudega_inimesed
accident: õnnetus avarii õnnetuse õnnetusjuhtum
activity: tegevus tegevused tegevuse tegevusi
adapter: adapter adapteri
add: lisama lisa lisada lisatasu täiendav lisandub
address: aadress aadressi
adult: täiskasvanu täiskasvanud täisealine täiskasvanute
advance: ette eelnevalt ettemaks varem ette_teatada
advice: nõu nõustamine konsultatsioon nõuanne nõustama
afternoon: pärastlõuna pealelõuna
age: vanus vanuse aastane aastased vanusepiirang kui_vana kui_vanad mis_vanusest
agree: nõustuma kokkulepe nõusolek leppima kokkuleppel nõus
air_conditioning: konditsioneer kliimaseade jahutus õhukonditsioneer
airport: lennujaam lennujaama lennuväli
alarm: häire alarm äratus äratuskell
alcohol: alkohol alkohoolne alkoholivaba alkohoolsed
allergy: allergia allergiline allergeen allergeenid
allow: lubatud lubama tohib lubada lubatakse võib
alone: üksi üksinda iseseisvalt saatjata järelevalveta
always: alati
amount: summa rahasumma kogus
anchor: ankur ankru ankurdama
animal: loom lemmikloom loomad lemmik lemmikloomad koduloom
anniversary: aastapäev juubel juubeli
answer: vastus vastama vastata vastused
apartment: korter apartement korteri
app: äpp rakendus mobiilirakendus äpi
application: avaldus taotlus kandideerima taotlema taotleda kandideerimine
appointment: aeg vastuvõtt visiit broneering aja vastuvõtuaeg aega_kinni_panna aja_broneerimine broneerida_aeg
arrive: saabuma saabumine jõudma saabub saabumisaeg
ask: küsima küsimus küsida küsi küsimused
assemble: kokkupanek monteerima montaaž paigaldus kokkupanemine kokku_panema kokku_panna
automatic: automaat automaatne automaatkäigukast
available: saadaval saadavus vaba kättesaadav olemas
average: keskmine keskmiselt keskmise
award: auhind auhinnad auhinna
baby: beebi imik imiku väikelaps
back_up: varukoopia varundamine varundama varundada
bacon: peekon peekoni
bag: kott koti kotid kilekott seljakott
baggage: pagas kohver pagasi kohvrid pakid
bake: küpsetama pagar pagariäri küpsetis küpsetada küpsetamine
balcony: rõdu rõduga rõdud
ball: pall palli pallid
bank: pank panga pangad
bank_account: pangakonto konto arveldusarve iban kontonumber arvelduskonto
bank_transfer: pangaülekanne ülekanne pangaülekandega
barbecue: grill grillimine grillima grillida grillikoht
basement: kelder keldri keldrikorrus
bath: vann vanni vannid
bathrobe: hommikumantel sussid hommikumantlid
bathroom: vannituba vannitoa vannitoad pesuruum
battery: aku patarei akud patareid
beach: rand ranna supelrand rannas
beard: habe habeme
beautiful: ilus ilu kaunis kauni ilusad
bed: voodi voodikoht lisavoodi voodid
bedroom: magamistuba magamistoa magamistoad
beef: veiseliha veis veise loomaliha
beer: õlu õlle õlut
begin: algama alustama algus algab alustada hakkama
beginner: algaja algajad algtase algajate
bench: pink pingi pingid
berth: kaikoht paadikoht sildumine sildumiskoht jahisadam
bicycle: jalgratas ratas jalgratta ratta rattad rattasõit
big: suur suure suurus suured suurem
bill: arve arved arvega
bird: lind linnu linnud
birth: sünd sündimine sünni sünnitus sünniaeg
birthday: sünnipäev sünnipäeva
bitter: mõru kibe mõrkjas
black: must musta
blanket: tekk teki tekid pleed
blood: veri vere vereproov vereanalüüs verd
blood_pressure: vererõhk vererõhu
blood_test: vereanalüüs vereproov vereanalüüsi
blow_dry: föönitamine föönisoeng
blue: sinine sinise
boat: paat paadi laev paadid laeva
boil: keetma keeda keedetud keema keetmine
book_reading: raamat raamatu raamatud
booking: broneering broneerima broneerida broneeringu reserveerima broneeritud kinni_panna lauda_broneerida
boot: saabas saapa saapad
born: sündinud sündis sündima
bottle: pudel pudelid pudeli
bowl: kauss kausi kausid
box: kast karp kastid
box_carton: pappkarp karp kast karbid kolimiskast
boy: poiss poisi poisid
braces: breketid hambaklambrid ortodontia
brake: pidur pidurid piduriklotsid
branch: filiaal esindus kauplus kontor esindused
brand: bränd kaubamärk mark tootja brändi margi
bread: leib leiva sai saia
break_damage: katki kahjustus purunema kahjustatud defekt lõhkuma katki_läinud läks_katki
break_pause: paus vaheaeg pausi vahetund puhkepaus
breakdown: rike rikke rikked avarii
breakfast: hommikusöök hommikusöögi hommikueine
bride: pruut pulm pulmad pruudi pulma
bridge: sild silla sillad
bring: tooma tuua kaasa toob toomine kaasa_võtta kaasa_tuua
brother: vend õde venna õe õed vennad
budget: eelarve
buffet: buffet rootsi_laud puhvet
build: ehitama ehitus ehitatud ehitada rajama
building: hoone maja ehitis hooned
bunk: nari narivoodi
buoy: poi poid
bus: buss bussi bussid
bus_line: bussiliin bussiliinid
bus_stop: peatus bussipeatus peatuse
business: ettevõte firma äri ettevõtte ettevõtted
busy: rahvarohke kiire hõivatud tipptund
button: nupp nupud lüliti
buy: ostma ost osta ostu ostmine ostnud
cabin: kämping majake onn kajut kämpingumaja suvemaja
cake: kook tort koogi tordi koogid
calendar: kalender kalendri
call: helistama telefon helistada kõne helista
camera: kaamera fotoaparaat fotokaamera
campfire: lõke lõkke lõkkekoht lõkkeplats
camping: telkimine kämping telk telkima telgi telkimisala
cancel: tühistama tühistamine tühistada tühistatud annulleerima
candle: küünal küünla küünlad
canoe: kanuu kanuud
capacity: mahutavus maht mahutab
capital: pealinn pealinna
car: auto sõiduk autoga sõiduki autod
car_rental: autorent rendiauto
caravan: haagissuvila matkaauto karavan autoelamu haagissuvilad
card: kaart kaardi pangakaart kaardiga maksekaart kaardid
care: hooldus hooldama hoolitsema hooldada hool
carpet: vaip vaiba vaibad vaipkate
carry: kandma kanda kannab tassima
cash: sularaha sularahas kassa
cash_machine: sularahaautomaat pangaautomaat sularahaautomaadi
cash_on_delivery: lunamaks lunasaadetis
castle: loss linnus lossi kindlus
castrate: kastreerimine kastreerima steriliseerimine steriliseerima
cat: kass kassi kassid
catalogue: kataloog kataloogi
catering: toitlustus catering toitlustamine peolaud
ceiling: lagi lae laed
celebrate: tähistama pidu peo tähistada pidustus peod
celery: seller selleri
cent: sent sendi senti
centre: keskus kesklinn keskuse kesklinna
century: sajand sajandi
ceramics: keraamika savi keraamiline savist
certificate: tunnistus sertifikaat tõend sertifikaadi
chain: kett keti ketid
chair: tool tooli toolid
change: muutma muutmine muuta muudatus vahetama muudatused
change_money: vahetama vahetusraha valuutavahetus mündid rahavahetus
changing_room: riietusruum riietusruumid proovikabiin garderoob
charge_battery: laadima laadimine laadija laadida laadimispunkt laadimisjaam
charging_station: laadimisjaam laadimispunkt laadija
cheap: odav odavam soodne soodsam odavad
cheapest: odavaim soodsaim odavaima soodsaima
check: kontrollima kontroll kontrollida ülevaatus läbivaatus
check_in: sisseregistreerimine check-in saabumine sisseregistreerimise sisse_registreerimine sisse_registreerida check_in
check_out: väljaregistreerimine check-out lahkumine välja_registreerimine välja_registreerida check_out
check_up: tervisekontroll kontroll läbivaatus kontrollvisiit
cheese: juust juustu juustud
chemist: apteek apteegi apteegid
chicken: kana linnuliha kanaliha
child: laps lapse lapsed laste lastele last
children_menu: lastemenüü lastepraad laste_menüü
chocolate: šokolaad šokolaadi
choose: valima valik valida vali valikud
christmas: jõulud jõulu jõulude
church: kirik kiriku kirikud
cinema: kino film filmi filmid
city: linn linna linnad
class: klass klassiruum klassi
clean: koristus puhas koristamine puhastama puhastus koristama
climb: ronima ronimine ronida ronimissein
clinic: kliinik kliiniku vastuvõtt praksis
cloakroom: garderoob riidehoid garderoobi
close: suletud sulgema kinni suletakse sulgemine
clothes: riided riietus rõivad riie rõivas
clutch: sidur siduri
coach: treener treeneri
coat: mantel jope mantli jakk
cocktail: kokteil kokteilid
code: kood koodi pin koodid
coffee: kohv kohvi kohvik
cold: külm jahe külma külmad
collect: järeletulemine kättesaamine järele äratoomine järele_tulla kätte_saada
colour: värv värvi värvima värvimine värvida
combine: kombineerima ühendama kombineerida kombineeritud ühildada
come: tulema tulla tuleb tulge
comfortable: mugav mugavad hubane mugavus
committee: komitee juhatus komisjon
compare: võrdlema võrrelda võrdlus võrreldes
competition: võistlus konkurss võistlused võidusõit
complain: kaebus kaebama pretensioon reklamatsioon kaebuse kaebust_esitada
computer: arvuti sülearvuti arvutid
concert: kontsert muusika kontserdi kontserdid
condition: tingimus tingimused tingimuse
conference: konverents koosolek konverentsi seminar
confirm: kinnitama kinnitus kinnitada kinnitatud
consumption: tarbimine kulu energiakulu
contact: kontakt kontakti ühendus kontaktid
contain: sisaldama sisaldab hinnas sisaldub sisu sisaldada
contract: leping lepingu lepingud
cook: kokk kokkama koka valmistama toiduvalmistamine küpsetama
corkage: korgiraha korgitasu
cost: hind maksumus hinna tasu hinnad maksab kui_palju_maksab palju_maksab mis_maksab
cot: beebivoodi võrevoodi lastevoodi reisivoodi
cotton: puuvill puuvilla puuvillane puuvillast
country: riik riigi maa riigid
course: kursus tund kursuse kursused koolitus tunni
court: tenniseväljak väljak väljakud
cover: katma kate hüvitama katab hüvitis kindlustuskaitse
cow: lehm lehmad lehma
cream: koor vahukoor koore
credit_card: krediitkaart krediitkaardi krediitkaardiga
crown_tooth: kroon hambakroon kroonid
cup: tass tassi kruus
cure: ravima ravi ravida tervenema
currency: valuuta valuutas
current: hoovus hoovused
curtain: kardin kardinad kardina
customer: klient kliendi kliendid külaline külastaja
cut: juukselõikus lõikama lõikus lõige lõigata
dam: tamm pais paisu
dance: tants tantsima tantsu tantsida
danger: oht ohtlik ohu ohtlikud
data: andmed andmete info isikuandmed
date: kuupäev kuupäeva tähtaeg
daughter: tütar tütre tütred
day: päev päeva ööpäev igapäevane päevad
dead: surnud surema suri surm surma
deadline: tähtaeg hiljemalt tähtaja lõpptähtaeg
dear_expensive: kallis kallim kalli kallid
debt: võlg võla võlgnevus
deep: sügav sügavus sügava
degree: kraad temperatuur kraadi temperatuuri mitu_kraadi
delay: hilinema hilinemine viivitus viivis hilineb hiljaks_jääda hiljaks_jäädes
deliver: tarne kohaletoimetamine kättetoimetamine tarnima tarneaeg kojuvedu
dentist: hambaarst hambaravi hambaarsti
depart: väljuma väljumine lahkuma lahkumine väljub lahkuda
deposit: tagatisraha ettemaks deposiit tagatis ettemaksu pant
describe: kirjeldama kirjeldus kirjeldada
design: disain disainer kujundama kujundus projekteerima disaini
dessert: magustoit magustoidu magustoidud dessert
detergent: pesuvahend pesupulber puhastusvahend pesuvahendi
device: seade seadme aparaat kodumasin seadmed
deworm: ussirohi ussitõrje parasiiditõrje
diabetes: diabeet suhkruhaigus diabeetik diabeedi
diagnosis: diagnoos diagnoosi diagnoosima
diesel: diisel kütus bensiin diislikütus kütuse diisli
diet: dieet toitumine eritoit dieedi toiduvalik
difference: erinevus erinev vahe erinevad erinema
difficult: raske keeruline raskus rasked
dinner: õhtusöök õhtusöögi õhtueine
direction: suund teekond teejuhis suunas juhised kuidas_jõuda kuidas_pääseb
dirty: must määrdunud mustus räpane
disabled: puue puudega invaliid erivajadus liikumispuue puudega_inimene puuetega_inimesed
disappear: kaduma kadunud kadus kadumine
disassemble: lahtivõtmine demonteerima demonteerimine
discount: allahindlus soodustus soodus allahindluse sooduskood
discover: avastama avastas avastatud avastada avastus
dish: roog toit roa road praad
dishwasher: nõudepesumasin nõudepesumasina
display: ekraan näidik kuvar
dive: sukeldumine sukelduma sukelduda sukelduja
doctor: arst arsti arstid
document: dokument dokumendi dokumendid paberid
dog: koer koera koerad
donate: annetama annetus annetada annetused
door: uks ukse uksed
double_room: kahekohaline_tuba kahekohaline kaheinimesetuba
dough: tainas taigna
download: laadima allalaadimine laadida alla_laadida alla_laadima
dozen: tosin
drain: äravool kanalisatsioon äravoolu tühjendama
dress: kleit kleidi kleidid
dress_code: riietuskood dress_code
drill: puur trell puurima puuri
drink: jook joogi joogid jooma juua
drive: sõitma juht sõit juhtima sõita autojuht
driving_licence: juhiluba juhiload juhilubade load
dry: kuiv kuivatama kuivati kuivatamine kuiva
dry_cleaning: keemiline_puhastus keemilise_puhastuse
duck: part hani pardi hane
dumpling: pelmeen pelmeenid klimp klimbid
duration: kestus kestma kestab kestvus pikkus kui_kaua kaua_kestab
during: jooksul ajal kestel vältel
dust: tolm tolmu tolmuimeja
duvet: tekk voodipesu teki voodiriided
early: vara varajane varem varane
easter: lihavõtted lihavõtte ülestõusmispühad
easy: lihtne lihtsalt kerge lihtsad
eat: sööma toit söök söögi eine süüa
egg: muna munad
electric: elektriline elekter elektri elektriauto
electricity: elekter elektri vool toide
elevator: lift lifti liftid
email: e-post meil e-kiri e-posti meiliaadress
emergency: hädaolukord häda erakorraline hädaabi kiirabi hädaolukorras
employee: töötaja personal töötajad töötajate
empty: tühi tühja tühjendama tühjad
end: lõpp lõppema lõpetama lõppeb lõpu lõpeb
engine: mootor mootori mootorid
engineer: insener arhitekt inseneri arhitekti
english: inglise inglisekeelne ingliskeelne
engraving: graveerimine graveerima graveering
enter: sissepääs sisenema sisenemine sissekäik siseneda
entrance_fee: pääse sissepääsutasu pilet piletihind sissepääs osavõtutasu
envelope: ümbrik ümbriku
equipment: varustus seadmed inventar varustuse sisustus
euro: euro eurot
evening: õhtu õhtul õhtuti
event: üritus sündmus ürituse üritused
every: iga igal igaüks
exam: eksam test eksami kontrolltöö analüüs uuring
example: näide näiteks näite
excursion: ekskursioon väljasõit ekskursiooni matk tuur ringkäik
exercise: harjutus trenn treening harjutused treenima
exhaust: summuti väljalase heitgaas
exhibition: näitus näituse näitused
exit: väljapääs väljumine väljasõit
expire: aeguma kehtima kehtiv kehtib kehtivus aegub
explain: selgitama selgitus seletama selgitada
express: kiirsaadetis ekspress kullerkiirpost kiirtellimus
extend: pikendama pikendamine pikendada pikem pikendus
eye: silm silma silmad
eyebrow: kulm kulmud ripsmed ripse
fabric: kangas kanga riie riide tekstiil
facial: näohooldus näohoolitsus
factory: tehas vabrik tehase
family: pere perekond perekonna pered
far: kaugel kaugus kauge vahemaa kui_kaugel
fare: sõidupilet pilet sõiduhind piletihind sõidutasu
farm: talu farm põllumees talunik taluniku
fast: kiire kiiresti kiirem
fat: rasv rasvane paks rasva
father: isa ema vanem vanemad lapsevanem
female: naine naised naiste naise daam
fence: tara piirdeaed
ferry: praam parvlaev praami parvlaeva
festival: festival festivali pidustus
fever: palavik palaviku
few: vähe mõni väheseid üksikud
fill: täitma täidis täitmine täita täidise ära_täita
filling_tooth: plomm plombeerimine täidis hambaplomm
filter: filter filtri filtrid
find: leidma leida leitud leiab leiu
fine: trahv trahvi leppetrahv viivis
finger: sõrm sõrme sõrmed
fire: tulekahju tuli tuletõrje tuleohutus
firewood: küttepuud küttepuu kaminapuud
fireworks: ilutulestik ilutulestiku pürotehnika
first: esimene esimese esmane esimesed
first_aid: esmaabi
fish: kala kalapüük kalastama kalad kalastus püüdma
fit: sobima sobib sobiv istuma
fix: parandama remont parandus parandada remontima parandamine
flat_tyre: rehvirike rehviparandus rehvivahetus tühi_rehv katkine_rehv
flea_tick: kirp puuk kirbu puugi puugid parasiit
flight: lend lennu lendama lennud
flood: üleujutus uputus üleujutuse
floor: korrus korruse põrand korrusel
flour: jahu nisujahu
flower: lill lille lilled kimp lillekimp kimbu
fog: udu udune
foot: jalg jala jalad
football: jalgpall jalgpalli
forbidden: keelatud keeld keelama tohi keelata
forest: mets metsa metsad
forget: unustama unustada unustatud unustas unub
form: vorm ankeet blankett vormi
found_start: asutama asutatud asutati rajatud asutamine
founder: asutaja asutas asutajad rajaja
free: tasuta
free_of_charge: tasuta maksuta
free_vacant: vaba vabad vabu
freeze: sügavkülmik külmuma külmutama külmutatud sügavkülm
fresh: värske värsked värskelt
friday: reede reedeti reedel
fridge: külmkapp külmik külmkapi külmiku
friend: sõber sõbra sõbrad sõbranna
fringe: tukk tuka
fruit: puuvili puuvilja puuviljad
full: täis täielik väljamüüdud
full_board: täispansion
furniture: mööbel mööbli sisustus
future: tulevik tuleviku tulevane tulevikus
game: mäng mängu mängima mängud mängida
garage: garaaž garaaži autoremont
garden: aed aia aiad
garlic: küüslauk küüslaugu
gas: gaas gaasi gaasiballoon
gate: värav värava väravad tõkkepuu
gearbox: käigukast käik käigud
generator: generaator generaatori
gift: kingitus kingituse kink kinkima kingitused
gift_card: kinkekaart kinkekaardi
gift_voucher: kinkekaart kinkekaardi voucher kupong
girl: tüdruk tüdruku tüdrukud neiu
give: andma anda annab antud
glacier: liustik liustiku
glass: klaas klaasi klaasid
glasses: prillid prillide päikeseprillid
glove: kinnas kindad kinda
gluten: gluteen gluteenivaba nisu gluteeni
go: minema minna käima läheb sõitma
goggles: ujumisprillid suusaprillid kaitseprillid
gram: gramm kilogramm kilo grammi
grass: muru rohi rohu niitmine
grease: määre määrimine rasv
green: roheline rohelise rohelised
groom: trimmimine pügamine karvahooldus koertesalong
group: rühm grupp rühma grupi grupid
group_lesson: rühmatund rühmatunnid grupitund
guarantee: garantii garantiiaeg tagatis
guardian: eestkostja hooldaja eestkostjad
guide: giid giidi juhendaja giidituur
gym: jõusaal spordisaal jõusaali fitness
hair: juuksed juuste juus karv karvad
hairdresser: juuksur juuksuri juuksurisalong salong
hairdryer: föön fööni juuksekuivati
halal: halal košer
half: pool poole pooled
half_board: poolpansion
hall: saal saali ruum
ham: sink singi
handicraft: käsitöö käsitööd meisterdamine
handle: käepide sang käepidemed
harbour: sadam sadama jahisadam
harness: rakmed ronimisvöö traksid
harvest: saak saagi koristus lõikus saagikoristus
hat: müts kübar mütsid
head: juht juhataja juhi direktor ülemus
headache: peavalu migreen
headliner: peaesineja peaesinejad
health: tervis tervise terve tervislik
hear: kuulma kuulda kuulmine kuuleb
hearing: kuulmine kuuldeaparaat kuulmistest
heat: küte kütma kütmine soe kuumus soojendus
heavy: raske kaal raskus rasked
height: kõrgus kõrge pikkus kõrguse
helmet: kiiver kiivri kiivrid
help: abi aitama aidata abistama
herb: ürt maitsetaim ürdi ürdid maitsetaimed
high_chair: söögitool lastetool söögitoolid beebitool
high_season: kõrghooaeg tipphooaeg
highlights: triibud balayage
hike: matk matkama matka matkamine jalutuskäik jalutama
hill: mägi küngas mäe künka
hire: rent rentima laenutus üür rentida laenutama
history: ajalugu ajaloo ajalooline
hobby: hobi huviala huvi harrastus
holiday: puhkus puhkuse vaheaeg koolivaheaeg puhkama
home: kodu kodus koju
homework: kodutöö kodutööd kodune_ülesanne
honey: mesi mee mesinik
horse: hobune hobuse ratsutamine ratsutama hobused
hose: voolik voolikud vooliku
hospital: haigla haiglas
host: peremees perenaine võõrustaja võõrustama
hot: kuum kuuma palav
hot_tub: mullivann kümblustünn mullivanni tünnisaun
hotel: hotell hotelli hotellid
hour: tund tunni tundi lahtiolekuaeg
house: maja majad elamu
household: majapidamine leibkond majapidamise leibkonna
hungry: näljane nälg nälja
ice: jää jääkuubik jääd
ice_cream: jäätis jäätise gelato
id_card: id-kaart pass isikutunnistus passi isikut_tõendav_dokument
ill: haige haigus haiguse haigestuma haiged
immediately: kohe viivitamatult otsekohe
implant: implantaat implantaadid implantaadi
important: oluline tähtis olulised
indoor: sees siseruum siseruumides toas sise
infection: nakkus põletik infektsioon nakkuse
ingredient: koostisosa koostisained tooraine koostisosad komponent
injection: süst süsti süstima süstid
injury: vigastus vigastuse vigastatud trauma vigastama
insect: putukas putukad putuka sääsk
install: paigaldama paigaldus installima paigaldamine paigaldada
instalment: järelmaks osamakse osamaksed
instructions: juhend kasutusjuhend juhendi juhised
instructor: õpetaja juhendaja instruktor õpetama treener
insurance: kindlustus kindlustama kindlustuse kindlustatud
internet: internet wifi interneti võrk traadita
interpreter: tõlk tõlge tõlkimine tõlgi tõlkija
interview: intervjuu vestlus tööintervjuu
invent: leiutama leiutas leiutatud leiutis leiutada
inventor: leiutaja leiutas leiutama
invite: kutsuma kutse kutsuda kutsutud
iron: triikraud triikima triikimine triikraua
island: saar saare saared
jam: moos moosi keedis
jewellery: ehe ehted ehte juveel juveelid
job: töö töökoht tööpakkumine vakants ametikoht töökuulutus vabad_töökohad vaba_töökoht
juice: mahl mahla mahlad
jump: hüppama hüpe hüpped hüpata
kayak: kajak süst süstad kajakid
keep: hoidma säilitama hoida alles säilitada
kennel: koertehotell loomahotell kennel
kettle: veekeetja veekeetjad katel
key: võti võtme võtmed võtmekaart
keyboard: klaviatuur klaviatuuri
kidney: neer neeru neerud
kilometre: kilomeeter kilomeetri kilomeetrit km
kindergarten: lasteaed lasteaia lastesõim lasteaiad
kitchen: köök köögi kööginurk
knife: nuga noa noad
knit: kuduma kudumine kootud kududa kudum
laboratory: labor laboratoorium labori
lactose: laktoos laktoosivaba piimatoode piimatooted
ladder: redel redeli
lake: järv järve järved
lamb: tall lambaliha talle talleliha
lamp: lamp valgusti lambi valgus
land: maa krunt maatükk maad
lane: rada ujumisrada rajad
language: keel keele keeled
last: viimane viimase viimati eelmine
later: hiljem pärast
laundry: pesu pesumaja pesula pesupesemine
law: seadus seaduse õigus seadused
lawyer: jurist advokaat juristi advokaadi
lay: munema muneb muneda
leak: leke lekib lekkima lekked
learn: õppima õppida õpe õppimine
leather: nahk nahast naha nahktoode
left: vasak vasakul vasakule vasaku
leg: jalg säär jala sääre jalad
legal: õiguslik seaduslik juriidiline juriidilised
lend: laenama laenutama laen laenata laenutus
length: pikkus pikk pikkuse pika
lesson: tund õppetund tunni tunnid koolitund
letter: kiri kirja kirjad
level: tase taseme tasemed
library: raamatukogu
licence: luba litsents loa litsentsi
lid: kaas kaane kaaned
life_jacket: päästevest päästevesti päästevestid
lifeguard: vetelpäästja rannavalve vetelpäästjad
light: valgus kerge valge valgustus
lighthouse: tuletorn majakas tuletorni majaka
lightning: välk äike äikese
like: meeldima meeldib meeldida
limescale: katlakivi katlakivieemaldus katlakivi_eemaldamine
line: liin rida joon liini
listen: kuulama kuulata kuulamine
litre: liiter liitri liitrit
live: elama elanik elas elada elab elukoht
liver: maks maksa
local: kohalik kohaliku kohalikud
lock: lukk luku lukustama lukud
locked: lukustatud lukus
locker: kapp hoiukapp kapid pakihoid kapi
login: sisselogimine sisse_logima kasutajatunnus
lose: kaotama kaotada kaotatud kaotas kadunud
lost_property: leiubüroo kaotatud_asjad leitud_asjad
low: madal madala madalad madalam
low_season: madalhooaeg
lunch: lõuna lõunasöök lõunasöögi päevapakkumine
machine: masin masina masinad
magazine: ajakiri ajakirja ajakirjad
main: peamine pea põhi peamised
main_course: pearoog põhiroog pearoad põhiroad
maintenance: hooldus hoolduse korrashoid hooldama
make: valmistama tootma valmistatud toodetud tootmine valmistada
male: mees mehed meeste mehe
mandatory: kohustuslik kohustuslikud nõutav nõutud kohustus
manicure: maniküür maniküüri
map: kaart kaardi kaardid
map_location: asukoht kaart asub
market: turg turu turud laat
marry: abielluma abielu abielus abielluda abiellus
massage: massaaž massaaži massöör
mat: matt mati alus
material: materjal materjali materjalid
maximum: maksimaalne maksimaalselt maksimum
measure: mõõtma mõõt mõõta mõõtmine mõõdud
meat: liha lihatoode
medicine: ravim rohi ravimi ravimid
meet: kohtuma kohtumine kohtuda koosolek
member: liige liikme liikmed
menu: menüü menüüs
message: sõnum teade sõnumid
meter: mõõtur arvesti meeter meetri meetrit
method: meetod viis meetodi makseviis
metre: meeter meetri
metro: metroo metroojaam
microchip: mikrokiip kiip kiibistamine kiibi
microwave: mikrolaineahi mikrolaineahju mikro
middle: keskel kesk keskmine keskosa
midnight: kesköö
mileage: läbisõit läbisõidu
milk: piim piima piimatoode
million: miljon miljoni miljonit
mine: kaevandus kaevanduse
minibar: minibaar minibaari
minimum: minimaalne vähemalt miinimum minimaalselt
minute: minut minuti minutit
mirror: peegel peegli
miss: puuduma puudub mahajääma hilinema
mistake: viga vea vead eksimus
mobile_phone: mobiil mobiiltelefon telefon nutitelefon mobiili
model: mudel mudeli mudelid
monday: esmaspäev esmaspäeval esmaspäeviti
money: raha
month: kuu kuus igakuine kuud
morning: hommik hommikul hommiku hommikuti
motorcycle: mootorratas mootorratta mootorrattad
mountain: mägi mäe mäed
mouth: suu suuhügieen
move: kolimine kolima kolida ümberpaigutamine teisaldama
museum: muuseum muuseumi muuseumid
mushroom: seen seene seened
mustard: sinep sinepi
nail: küüs küüned küünte küüne
name: nimi nime nimed
nappy: mähe mähkmed mähkme
native_speaker: emakeel emakeelne
nature: loodus looduslik looduse
near: lähedal lähedus lähim läheduses ligidal
need: vajama vajadus vajalik vajab vaja
needle: nõel nõela varras vardad
neighbour: naaber naabri naabrid
new: uus uue uued uut
news: uudis uudised uudise
newspaper: ajaleht ajalehe leht ajalehed
next: järgmine järgmise järgmised
night: öö ööbimine ööbima öösel ööd öine
noise_loud: müra lärm lärmakas
non_swimmer: ujumisoskuseta ujumisoskus
noodles: nuudlid nuudel
noon: keskpäev keskpäeval
north: põhi põhja põhjas
nose: nina nohu
notice: teade teatama teavitus teate teadaanne
notice_period: etteteatamisaeg etteteatamistähtaeg ülesütlemine etteteatamine
number: number arv numbri
nurse: õde meditsiiniõde õe õed
nut: pähkel pähkli pähklid maapähkel
offer: pakkumine pakkuma pakkumise pakub pakutakse
office: kontor büroo kontori
official: ametlik ametnik ametlikud
oil: õli õliga
oil_change: õlivahetus õlivahetuse
old: vana vanad
onion: sibul sibula sibulad
online: veebis internetis veeb e-pood veebipõhine
only: ainult vaid üksnes ainus
open: avatud avama lahti avamine avada lahtiolekuajad lahti_olekuajad mis_kell_avatakse
operation: operatsioon lõikus operatsiooni opereerima
orange: apelsin oranž apelsini
order: tellimus tellima tellida tellimuse telli
organic: mahe orgaaniline öko mahetoode ökoloogiline
organise: korraldama korraldada korraldaja korraldatud korraldus
outdoor: õues väljas väli vabaõhu välitingimused vabas_õhus
oven: ahi ahju praeahi
owner: omanik omaniku omanikud
pack: pakkima pakend pakkida pakk pakendi
paddle: aer mõla aerud aerutamine
paddleboard: sup aerulaud sup-laud
page: lehekülg leht leheküljed
paint: värv maalima värvima maal maalikunst maaler
pair: paar paari
pan: pann praepann panni
paper: paber paberi
parade: paraad rongkäik
parcel: pakk paki pakid saadetis pakiautomaat
park: park pargi pargid
parking: parkimine parkla parkima parkida parkimiskoht
parking_space: parkimiskoht parkimiskohad parkimisplats
partner: partner partneri koostööpartner elukaaslane
pass: pääse läbipääs kaart passi perioodikaart pääsme
passenger: reisija reisijad
password: parool salasõna parooli
pasta: pasta makaronid
path: rada matkarada raja tee rajad
patient: patsient patsiendi patsiendid
pay: maksma makse tasuma maksmine maksta tasuda
paypal: paypal
pedal: pedaal pedaali
pedicure: pediküür jalahooldus
pen: pliiats pastakas pliiatsi
pension: pension pensioni pensionär
people: inimene isik inimesed isiku isikud inimest
pepper: pipar paprika pipra
percent: protsent protsenti protsendi
performance: etendus esinemine etenduse etendused
perfume: parfüüm lõhn parfüümi lõhnaõli
perm: keemiline_lokk püsilokid keemilised_lokid
permit: luba loa load
personalised: personaalne nimeline isikupärastatud eritellimus
photo: foto pilt pildistama pildi fotod pildistamine
piano: klaver klaveri
picnic: piknik pikniku
piece: tükk tüki tk tükid
pig: siga sealiha sea sead
pillow: padi padja padjad
pitch: telkimisplats väljak plats platsid
pizza: pitsa pizza
plan: plaan plaani planeerima kava
plant: taim taime taimed istutama
plastic: plast plastik plastist kile
plate: taldrik taldrikud
platform: perroon platvorm perrooni
play: mängima mängida näidend mäng mänguväljak
playground: mänguväljak mänguväljakud
police: politsei politseinik
pool: bassein basseini ujula basseinid
poor: vaene vaesed halb
popular: populaarne menukas populaarsed
population: rahvaarv elanikkond elanik elanikud
portion: portsjon portsjoni portsjonid
possible: võimalik võimalus võimalused
post: post posti postkontor
potato: kartul kartuli kartulid
pound: nael naela
power_performance: võimsus jõudlus hobujõud
practical: praktika praktiline sõidueksam
pregnant: rase rasedus lapseootel raseda rasedad
prepare: valmistama ette ettevalmistus valmistuma valmistada
prescription: retsept retsepti digiretsept
pressure: rõhk surve rõhu vererõhk
prevent: vältima ennetama ennetamine vältida takistama
price_list: hinnakiri hinnakirja hindade_loetelu
print: printima trükkima printimine väljatrükk
printer: printer printeri
private: privaatne era isiklik erakliinik
private_lesson: eratund eratunnid individuaaltund
prize: auhind auhinna auhinnad preemia
problem: probleem probleemi mure
process: protsess menetlus protsessi
product: toode toote tooted
profession: elukutse amet kutse eriala ameti
programme: programm kava ajakava programmi
project: projekt projekti projektid
proof: tõend kviitung tšekk tõendi tšeki
protect: kaitsma kaitse kaitsta kaitstud
pub: pubi kõrts baar
public: avalik avaliku avalikkus
public_holiday: riigipüha püha pühad riigipühad pühade riiklik_püha
public_transport: ühistransport tramm metroo ühistranspordi trammi ühissõiduk
publish: avaldama avaldatud kirjastama avaldada ilmuma
pump: pump pumba pumpama
pupil: õpilane õpilased õpilase üliõpilane tudeng
quality: kvaliteet kvaliteedi kvaliteetne
quantity: kogus hulk koguse hulga
quarter: veerand kvartal veerandi kvartali
queue: järjekord järjekorra ootama ootamine oodata ooteaeg järjekorras_seisma
quiet: vaikne rahulik vaikus vaikse
quiet_hours: öörahu vaikne_aeg
rabbit: küülik jänes küülikud
racket: reket reketid reketi
raft: parv parve parved
railway: rong raudtee rongi rongid
railway_station: raudteejaam rongijaam jaam jaama
rain: vihm vihma sadama ilm sadu
ramp: kaldtee ramp kaldteed
range: tegevusraadius leviala sõiduulatus
raw: toores toore tooraine
read: lugema lugeda loetud lugemine loeb
ready: valmis
reason: põhjus põhjuse põhjused
receive: saama vastuvõtt kättesaamine saada vastu
reception: vastuvõtt administraator vastuvõtulaud
recipe: retsept retsepti retseptid
recommend: soovitama soovitus soovitada soovitatav soovitame
recycle: taaskasutus ümbertöötlemine taaskasutama taaskasutatud ringlus
red: punane punase punased
reference: viide viitenumber viite soovitus
referral: saatekiri saatekirja
refrigerated: jahutatud külmkapis jahe külmas
refund: tagasimakse hüvitama tagastama raha hüvitis tagasimaksmine
register: registreerima registreerimine registreeruma registreerida registreerumine kirja_panna
regular: regulaarne tavaline regulaarselt püsi
reminder: meeldetuletus meenutus
remove: eemaldama eemaldamine eemaldada eemaldatud
repeat: kordama kordus korrata uuesti
replace: asendama vahetama asendus vahetamine asendada välja_vahetada ümber_vahetada
report: teatama aruanne raport teatada aruande
request: taotlus soov päring soovi palve
rescue: päästma päästmine pääste päästis päästetud
responsible: vastutav vastutus vastutama vastutab
rest: puhkama puhkus puhata ülejäänud
restaurant: restoran restorani söögikoht
restore: restaureerima restaureerimine taastama taastamine
result: tulemus tulemused tulemuse
retail: jaemüük jaekaubandus jaemüügi jaehind
return: tagastama tagastamine tagastus tagastada tagastatud tagasi_saata tagasi_saatma tagasi_anda
rice: riis riisi
ring: sõrmus abielusõrmus sõrmused
risk: risk riski riskid
river: jõgi jõe jõed
road: tee tänav tänava maantee
roaming: rändlus roaming
rodent: näriline hamster merisiga närilised
roof: katus katuse
room: tuba toa toad ruum numbrituba
root_canal: juureravi juurekanal
rope: köis köie nöör
route: marsruut teekond liin marsruudi
router: ruuter modem ruuteri
rubbish: prügi jäätmed prügikast jäätme prügi_sorteerimine
rule: reegel reegli reeglid eeskiri
run: jooksma jooks joosta jooksmine
rye: rukis rukki rukkileib
safe: ohutu ohutus turvaline turvalisus
safe_box: seif seifi hoiulaegas
sail: purjetama purjetamine purjekas puri purjetada
salad: salat salati salatid
salary: palk palga töötasu
sale: müük müüma müügi müüa müüdud soodusmüük
salmon: lõhe lõhega
salt: sool soola soolane
same: sama samad
sample: näidis proov proovi näidise
sand: liiv liiva liivane
saturday: laupäev laupäeval laupäeviti
sauce: kaste kastme
sauna: saun sauna
sausage: vorst vorstid viiner
save: säästma salvestama säästa salvestada kokkuhoid
school: kool kooli koolid
school_holidays: koolivaheaeg vaheaeg koolivaheajad
science: teadus teaduse loodusteadus
scissors: käärid kääride
scooter: roller mopeed tõukeratas rollerid
scratch: kriimustus mõlk kriim kriimud mõlgid
screen: ekraan ekraani
sea: meri mere merd
sea_view: merevaade merevaatega
season: hooaeg hooaja aastaaeg
seat: iste koht istekoht istme kohad turvatool
second_hand: kasutatud second-hand taaskasutus teise_ringi teisest_ringist
security: turvalisus turva turvamees valve julgeolek
seed: seeme seemne seemned
self_checkin: võtmekapp võtmekast
self_service: iseteenindus iseteenindav iseteeninduse
send: saatma saata saadetud saadab saadetis
senior: pensionär eakas eakad seenior pensionärid
separate: eraldi eraldama eraldatud eraldiseisev
serial_number: seerianumber seerianumbri
serve: serveerima serveeritakse teenindama pakkuma
service: teenus teenindus teenuse teenused
sesame: seesam seesamiseemned
sew: õmblema õmblemine õmmelda õmblus
shampoo: šampoon šampooni
share: jagama jagatud jagada ühine
shave: raseerimine raseerima pardel habemeajamine
sheep: lammas lamba lambad
sheet: lina voodilina linad voodipesu
shelf: riiul riiulid
shellfish: mereannid karp koorikloomad mereandide krevett
shoe: king kinga jalats kingad jalatsid jalanõud
shop: pood kauplus poe kaupluse poed
shoulder: õlg õla õlad
shower: dušš duši dušid
shrimp: krevett krevetid kreveti
shuttle: transfeer lennujaamatransport transfeeri
sick_note: haigusleht töövõimetusleht arstitõend
sign: allkiri allkirjastama silt allkirja märk
signal: levi signaal
silver: hõbe hõbeda hõbedane
sim: sim sim-kaart sim-kaardi
sing: laulma laul koor laulda
single_room: ühekohaline_tuba ühekohaline üheinimesetuba
sink: kraanikauss valamu
skate: uisutama uisk uisutamine uisud liuväli
ski: suusk suusatama suusatamine suusad mäesuusatamine
skin: nahk naha nahahooldus
skipper: kipper kapten
sleep: magama uni magada une magamiskoht
sleeping_bag: magamiskott magamiskotid magamiskoti
slow: aeglane aeglaselt aeglased
small: väike väikese väikesed väiksem
smell: lõhn hais lõhnad
smoke: suitsetamine suitsetama suits suitsuvaba suitsetada
smoke_detector: suitsuandur suitsuandurid
snow: lumi lume lund
soap: seep seebi
sock: sokk sokid soki
socket: pistik pistikupesa pistikupesad
socks: sokid sokk
soft: pehme pehmed
software: tarkvara programm
soil: muld mulla pinnas
solar: päikesepaneel päikeseenergia päikesepaneelid
sold_out: läbimüüdud välja_müüdud otsas
soup: supp supi supid
sourdough: juuretis juuretise
south: lõuna lõunas lõunapoolne
soy: soja sojapiim
spa: spaa heaolu wellness veekeskus
space: ruum koht kosmos ruumi
spare_part: varuosa varuosad
speak: rääkima kõnelema räägib rääkida räägitakse
special: eriline eri erilised spetsiaalne
species: liik liigi liigid
speed: kiirus kiiruse
spelt: speltanisu spelta
spice: vürts maitseaine vürtsikas terav vürtsid
spoon: lusikas lusika lusikad
sport: sport spordi spordiala sportima
spouse: abikaasa elukaaslane
square: väljak plats ruut
square_metre: ruutmeeter ruutmeetri m²
squid: kalmaar kaheksajalg
stable: tall stabiilne hobusetall talli
stage: lava lavad
stain: plekk pleki plekid
stairs: trepp trepi trepid
stall: müügikoht lett müügilett
stamp: postmark tempel pitsat margid
standing: seisukoht seisukohad seistes
starter: eelroog eelroad eelroa
stay: ööbima peatuma majutus viibima viibimine ööbimine
steal: varastama vargus varastatud varguse
steam: aur auru aurusaun
steel: teras terase roostevaba
stock: laoseis laos ladu
stolen: varastatud vargus
stone: kivi kivid
stop: peatus peatuma peatuse peatada
store_keep: hoiustama hoidma ladustama säilitama hoiustamine säilitada
storm: torm tormi
stove: ahi pliit kamin ahju
study: õppima õpingud õppe uuring uurima
subscription: tellimus abonement püsitellimus abonemendi
substitute: asendaja asendus asendama aseaine
sugar: suhkur suhkru
suggest: soovitama ettepanek soovitada pakkuma
suitable: sobiv sobima sobib sobivad
suite: sviit sviidi sviidid
summer: suvi suve suvel
sunday: pühapäev pühapäeval pühapäeviti
surcharge: lisatasu juurdemakse lisamaks
sweet: magus magusa maius kommid
swim: ujumine ujuma ujuda ujula
swimsuit: ujumistrikoo ujumispüksid ujumisriided
switch_off: väljalülitamine välja_lülitama väljalülitatud
switch_on: sisselülitamine sisse_lülitama sisselülitatud
table: laud laua lauad
take: võtma võtta võtab võetud viima
takeaway: kaasa kaasamüük take-away kaasaostmine kaasa_ostmiseks toit_kaasa
tank: paak mahuti paagi
tap: kraan kraani segisti
tartar: hambakivi hambakatt hambakivieemaldus
taste: maitse maitsma maitsed maitsta degustatsioon
tax: maks käibemaks maksu km
taxi: takso
taxi_rank: taksopeatus
tea: tee teed
team: meeskond tiim meeskonna
technician: tehnik tehniku mehaanik
technology: tehnoloogia tehnika
teeth: hammas hambad hamba
television: televiisor teler tv televiisori
temporary: ajutine ajutiselt ajutised
tenant: üürnik üürniku rentnik
tennis: tennis tenniseväljak tennise
textbook: õpik õpikud õpiku
thank: tänama aitäh tänu täname
theatre: teater teatri
theory: teooria teooriaeksam teooriatund
therapist: terapeut massöör terapeudi füsioterapeut
thick: paks paksu
thickness: paksus
thursday: neljapäev neljapäeval neljapäeviti
ticket: pilet pileti piletid
tide: tõus mõõn looded
tie: lips siduma lipsu
time: aeg kell aja kellaaeg
tip: jootraha nõuanne vihje
today: täna tänane
together: koos ühiselt üheskoos
toilet: tualett wc tualeti tualettruum
tomato: tomat tomati tomatid
tomorrow: homme homne
tool: tööriist tööriista tööriistad
total: kokku kogusumma summa
tourist: turist turisti turism
tourist_tax: turismimaks külastustasu turismimaksu
towel: rätik käterätik rätikud saunalina käterätid
tower: torn torni tornid
toy: mänguasi mänguasjad mänguasja lelu
tracking: jälgimine saadetise_jälgimine jälgimiskood jälgima
traffic: liiklus liikluse
trailer: haagis järelhaagis haagise
training: koolitus treening trenn väljaõpe koolituse
tram: tramm trammi
transport: transport vedu transpordi veo
travel: reis reisima reisi teekond reisimine
tree: puu puud
trial: proov katse prooviperiood proovitund
tuesday: teisipäev teisipäeval teisipäeviti
tuition: õppemaks õppetasu kursusetasu
tune: häälestama häälestamine klaverihäälestaja häälestus
turkey: kalkun kalkuni
type: tüüp liik tüübi liigi
tyre: rehv rehvi rehvid
ultrasound: ultraheli ultraheliuuring
umbrella: vihmavari vihmavarju päikesevari
understand: mõistma mõista arusaamine
uniform: vorm vormiriietus koolivorm vormiriided
university: ülikool ülikooli kõrgkool
unpack: lahtipakkimine pakkima lahtipakitud
update: uuendus uuendama uuendamine värskendus
urgent: kiire kiireloomuline kiireloomulised pakiline
use: kasutama kasutus kasutada kasutamine
vaccination: vaktsineerimine vaktsiin vaktsineeritud vaktsineerima
valley: org oru orud
valuable: väärtasi väärtesemed väärtuslik väärisasjad
van: kaubik veoauto kaubiku furgoon
vegan: vegan veganitoit vegani
vegetable: köögivili juurvili köögivilja köögiviljad aedvili
vegetarian: taimetoit taimetoitlane taimne vegetaarne
vet: loomaarst loomakliinik veterinaar loomaarsti
view: vaade vaate vaated
village: küla külad
vinegar: äädikas äädika
virus: viirus viirused viirusetõrje
visit: külastama külastus külastaja visiit külastada
voice: hääl hääle
volume: maht helitugevus mahu
volunteer: vabatahtlik vabatahtliku vabatahtlikud
vote: hääletama hääletus hääl
wall: sein seina müür
ward: osakond palat osakonna
warehouse: ladu lao laos
warm: soe sooja soojad
warning: hoiatus hoiatama hoiatused
wash: pesema pesumasin pesu pesta pesumasina
watch: kell käekell vaatama kella
water: vesi vee vett joogivesi
watt: vatt vatti kilovatt
wave: laine lained
waxing: vahatamine depilatsioon epileerimine
weak: nõrk nõrga
wear: kandma kanda selga kannab
wednesday: kolmapäev kolmapäeval kolmapäeviti
week: nädal nädala nädalas
weekday: tööpäev argipäev tööpäevad argipäeviti
weekend: nädalavahetus nädalavahetuse nädalalõpp
weigh: kaal kaaluma kaalub kaalu
west: lääs lääne
wet: märg märja märjad niiske
wetsuit: kalipso märgülikond
wheel: ratas ratta rattad velg
white: valge valged
whitening: valgendamine hambavalgendus valgendus
whole: terve kogu terviklik
wholesale: hulgimüük hulgi hulgimüüja
wide: lai laius laia
width: laius lai
wife: naine abikaasa mees naise
wind: tuul tuule
window: aken akna aknad
windscreen: esiklaas tuuleklaas
wine: vein veini veinid
winter: talv talve talvel
wire: juhe traat juhtmed kaabel
withdraw: taganema taganemine taganeda tühistama väljavõtmine raha_välja_võtta
withdrawal_period: taganemisõigus taganemistähtaeg tagastusõigus taganemisaeg tagastustähtaeg
wool: vill lõng villane lõnga villa
workshop: töökoda töötuba töökoja töötoa
world: maailm maailma
write: kirjutama kirjanik kirjutas kirjutatud kirjutada
wrong: vale väär ekslik
x-ray: röntgen röntgenipilt röntgeni
year: aasta aastas aastane aastad
yellow: kollane kollase kollased
yoga: jooga joogatund
young: noor noore noored
young_animal: kutsikas kutsikad kassipoeg kassipojad
youth: noor noored noorte teismeline
zip: tõmblukk tõmbluku
`
