/** Words of Catalan by what they mean, as `glossary` joins them with those of other languages. */
export const CATALAN = `
abroad: estranger internacional internacionals
accept: acceptar acceptem admetre admesos
accessible: accessible accessibilitat adaptat rodes cadira_de_rodes mobilitat_reduïda
accident: accident accidents
activity: activitat activitats
adapter: adaptador adaptadors
add: afegir addicional extra
address: adreça
adult: adult adults
advance: antelació anticipació previ per_endavant amb_antelació
advice: consell assessorament assessorar consulta
afternoon: tarda tardes
age: edat anys quina_edat a_partir_de_quina_edat
agree: acord consentiment acordar conformitat
air_conditioning: climatització climatitzat condicionat aire_condicionat
airport: aeroport
alarm: alarma despertador
alcohol: alcohol alcohòlic alcohòliques
allergy: al·lèrgia al·lèrgic al·lergen al·lèrgens
allow: permès permetre admès autoritzat
alone: sol sols acompanyat
always: sempre
amount: import quantitat suma
anchor: àncora ancorar fondejar
animal: animal animals mascota animal_de_companyia animals_de_companyia
anniversary: aniversari
answer: resposta respondre contestar
apartment: apartament pis estudi
app: app aplicació aplicacions
application: sol·licitud candidatura sol·licitar
appointment: cita hora cita_prèvia demanar_hora hora_convinguda
arrive: arribar arribada
ask: preguntar pregunta
assemble: muntatge muntar
automatic: automàtic automàtica
available: disponible disponibilitat
average: mitjana mitjà
award: premi guardó premiat
baby: nadó bebè nadons
back_up: còpia backup seguretat còpia_de_seguretat còpies_de_seguretat
bacon: cansalada bacó bacon
bag: bossa bosses
baggage: equipatge maleta maletes
bake: fleca forner forn enfornar
balcony: balcó terrassa
ball: pilota
bank: banc bancs
bank_account: compte iban compte_bancari compte_corrent
bank_transfer: transferència transferència_bancària
barbecue: barbacoa graella
basement: soterrani celler
bath: bany banyera
bathrobe: barnús sabatilles
bathroom: bany lavabo cambra_de_bany cambres_de_bany
battery: bateria pila
beach: platja platges
beard: barba
beautiful: bell bellesa bonic estètica
bed: llit llits
bedroom: dormitori habitació
beef: vedella bou carn_de_vedella
beer: cervesa cerveses
begin: començar inici començament
beginner: principiant principiants
bench: banc
berth: amarrament amarratge
bicycle: bicicleta bici bicicletes
big: gran mida talla
bill: factura compte
bird: ocell ocells au
birth: naixement nascut part
birthday: aniversari
bitter: amarg amargant
black: negre negra
blanket: manta mantes flassada
blood: sang
blood_pressure: pressió_arterial tensió_arterial
blood_test: anàlisi_de_sang anàlisis_de_sang analítica
blow_dry: brushing pentinat assecat
blue: blau blava
boat: vaixell barca embarcació
boil: bullir bullit
book_reading: llibre llibres
booking: reserva reservar
boot: bota botes
born: nascut néixer nasqué
bottle: ampolla ampolles
bowl: bol
box: capsa capses caixa
box_carton: cartró capsa caixes
boy: noi nen
braces: ortodòncia aparell_dental brackets
brake: fre frens frenar pastilles
branch: sucursal filial
brand: marca fabricant
bread: pa pans
break_damage: trencat trencar dany malmès avariat defectuós
break_pause: pausa descans pati
breakdown: avaria avaries
breakfast: esmorzar esmorzars
bride: núvia casament noces
bridge: pont ponts
bring: portar dur
brother: germà germana germans
budget: pressupost
buffet: bufet
build: construir construcció construït
building: edifici
bunk: llitera lliteres
buoy: boia boies
bus: autobús autocar bus
bus_line: línia_d'autobús línies_d'autobús
bus_stop: parada parada_d'autobús parada_de_bus parades_d'autobús
business: empresa negoci companyia
busy: concorregut ocupat ple
button: botó botons interruptor
buy: comprar compra
cabin: cabana cabina
cake: pastís pastissos coca
calendar: calendari agenda
call: trucar telèfon trucada número_de_telèfon per_telèfon
camera: càmera càmera_de_fotos màquina_de_fotos
campfire: foguera foc foc_de_camp
camping: càmping tenda acampar acampada tenda_de_campanya
cancel: cancel·lar cancel·lació anul·lar anul·lació
candle: espelma espelmes
canoe: canoa canoes piragua
capacity: capacitat aforament
capital: capital
car: cotxe automòbil vehicle
car_rental: lloguer_de_cotxes lloguer_de_vehicles
caravan: caravana autocaravana
card: targeta targetes
care: cura cures cuidar atenció
carpet: catifa moqueta
carry: portar transportar
cash: efectiu metàl·lic en_efectiu diners_en_efectiu
cash_machine: caixer caixer_automàtic caixers
cash_on_delivery: contrareemborsament contra_reemborsament
castle: castell castells
castrate: castració castrar esterilització esterilitzar
cat: gat gats felí
catalogue: catàleg
catering: càtering
ceiling: sostre
celebrate: celebrar celebració festa
celery: api
cent: cèntim cèntims
centre: centre cèntric
century: segle segles
ceramics: ceràmica terrissa
certificate: certificat diploma
chain: cadena cadenes
chair: cadira cadires
change: canviar canvi modificar modificació
change_money: canvi canviar monedes
changing_room: vestidor vestuari emprovador
charge_battery: carregar carregador recàrrega
charging_station: punt_de_recàrrega punts_de_recàrrega carregador
cheap: barat econòmic
cheapest: barat econòmic més_barat més_barata més_econòmic
check: revisar comprovar revisió examen
check_in: check-in entrada arribada hora_d'entrada hora_d'arribada
check_out: check-out sortida hora_de_sortida
check_up: revisió_mèdica revisió
cheese: formatge formatges
chemist: farmàcia farmacèutic
chicken: pollastre gallina aviram
child: nen nens infant infantil criatura
children_menu: infantil nens menú_infantil menús_infantils
chocolate: xocolata
choose: triar escollir elecció tria
christmas: nadal
church: església
cinema: cinema pel·lícula
city: ciutat
class: classe aula
clean: netejar net neteja
climb: escalada escalar grimpar
clinic: consultori clínica consulta
cloakroom: guarda-roba
close: tancar tancat tancament
clothes: roba vestimenta
clutch: embragatge
coach: entrenador entrenadora
coat: abric jaqueta
cocktail: còctel còctels
code: codi
coffee: cafè cafès
cold: fred freda
collect: recollir recollida recollida_a_la_botiga passar_a_recollir
colour: color tint tenyir coloració
combine: combinar combinable acumular
come: venir
comfortable: còmode confortable
committee: comitè comissió junta
compare: comparar comparació
competition: concurs competició cursa
complain: queixa reclamació reclamar full_de_reclamació fulls_de_reclamació
computer: ordinador portàtil ordinador_portàtil
concert: concert música
condition: condició condicions termes condicions_generals
conference: conferència reunió congrés
confirm: confirmar confirmació
consumption: consum consumir
contact: contacte contactar
contain: contenir conté inclou inclòs
contract: contracte
cook: cuinar cuiner
corkage: suro
cost: preu costar cost costa tarifa quota quant_costa quant_val quin_preu
cot: bressol llit_de_bebè bressol_de_viatge
cotton: cotó
country: país països
course: curs classe cursos lliçó
court: pista pistes
cover: cobert cobrir cobertura
cow: vaca vaques
cream: nata crema
credit_card: crèdit targeta targeta_de_crèdit targetes_de_crèdit targeta_bancària
crown_tooth: corona corones
cup: tassa copa
cure: curar guarir cura
currency: moneda divisa
current: corrent corrents
curtain: cortina cortines
customer: client clients hoste
cut: tall tallar tall_de_cabells tallar_els_cabells
dam: presa embassament
dance: ball ballar dansa
danger: perill perillós
data: dades dades_personals protecció_de_dades
date: data dates
daughter: filla filles
day: dia dies diari
dead: mort morir morí
deadline: termini límit data_límit termini_màxim
dear_expensive: car costós
debt: deute deutes
deep: profund profunditat fondària
degree: grau temperatura graus
delay: retard endarrerit tard
deliver: lliurament lliurar enviament enviar repartiment
dentist: dentista dental
depart: sortida sortir partir
deposit: dipòsit fiança paga paga_i_senyal
describe: descriure descripció descrit
design: disseny dissenyar dissenyador
dessert: postres
detergent: detergent
device: aparell dispositiu electrodomèstic
deworm: desparasitació desparasitar cucs
diabetes: diabetis diabètic
diagnosis: diagnòstic diagnosi
diesel: combustible gasolina dièsel gasoil
diet: dieta dietètic
difference: diferència diferent
difficult: difícil dificultat
dinner: sopar
direction: direcció camí indicacions com_s'hi_arriba
dirty: brut brutícia
disabled: discapacitat minusvàlid persones_amb_discapacitat
disappear: desaparèixer desaparegut
disassemble: desmuntar desmuntatge
discount: descompte rebaixa reduït
discover: descobrir descobert descoberta
dish: plat plats
dishwasher: rentaplats rentavaixella
display: pantalla visualitzador
dive: bussejar busseig immersió submarinisme
doctor: metge doctor metgessa
document: document documents papers
dog: gos gossos ca
donate: donar donació donatiu
door: porta portes
double_room: habitació_doble habitacions_dobles
dough: massa pastar
download: descarregar descàrrega baixar
dozen: dotzena dotzenes
drain: desguàs drenatge
dress: vestit
dress_code: codi_de_vestimenta etiqueta
drill: trepant trepar
drink: beure beguda begudes
drive: conduir conductor xofer
driving_licence: carnet permís carnet_de_conduir permís_de_conduir
dry: assecar sec assecadora
dry_cleaning: tintoreria neteja_en_sec
duck: ànec oca
dumpling: ravioli raviolis nyoqui
duration: durada durar dura quant_dura quant_temps quanta_estona
during: durant
dust: pols
duvet: edredó nòrdic roba_de_llit funda_nòrdica
early: aviat anticipat
easter: pasqua
easy: fàcil facilitat
eat: menjar àpat
egg: ou ous
electric: elèctric electricitat corrent
electricity: electricitat corrent llum
elevator: ascensor
email: correu email correu_electrònic
emergency: emergència urgència en_cas_d'emergència
employee: empleat personal treballador
empty: buit buidar
end: fi acabar final
engine: motor
engineer: enginyer arquitecte
english: anglès
engraving: gravat gravar
enter: entrada entrar accés
entrance_fee: entrada tarifa preu_de_l'entrada preu_d'entrada
envelope: sobres
equipment: equipament material equip
euro: euro euros
evening: vespre nit
event: esdeveniment acte
every: cada
exam: examen prova test
example: exemple
excursion: excursió sortida passeig
exercise: exercici exercicis
exhaust: tub_d'escapament escapament
exhibition: exposició exposicions
exit: sortida sortir
expire: caducar vàlid validesa vigència data_de_caducitat
explain: explicar explicació
express: exprés urgent
extend: prolongar pròrroga ampliar
eye: ull ulls
eyebrow: cella celles pestanya pestanyes
fabric: tela teixit
facial: facial neteja_facial tractament_facial
factory: fàbrica
family: família familiar famílies
far: lluny distància
fare: tarifa bitllet
farm: granja pagès agricultor masia
fast: ràpid ràpidament
fat: greix gras
father: pare pares mare
female: dona dones femení senyora
fence: tanca tanques clos
ferry: ferri transbordador
festival: festival festa
fever: febre
few: pocs poc
fill: omplir emplenar empast
filling_tooth: empastament empastaments obturació
filter: filtre filtrar
find: trobar trobat
fine: multa sanció penalització
finger: dit dits
fire: incendi incendis foc
firewood: llenya
fireworks: focs_artificials focs_d'artifici pirotècnia petards
first: primer primera
first_aid: primers_auxilis farmaciola
fish: peix peixos pesca pescar
fit: ajustar talla encaixar
fix: reparar reparació arreglar
flat_tyre: punxada punxat roda_punxada
flea_tick: puça paparra paràsit desparasitar
flight: vol avió volar
flood: inundació inundat
floor: planta pis
flour: farina
flower: flor flors ram florista
fog: boira
foot: peu peus
football: futbol
forbidden: prohibit prohibir prohibició
forest: bosc boscos forestal
forget: oblidar oblidat
form: formulari imprès
found_start: fundat fundada fundar fundació
founder: fundador fundadora fundà
free: gratis gratuït
free_of_charge: gratuït gratis sense_càrrec
free_vacant: lliure disponible vacant
freeze: congelador congelar congelat
fresh: fresc fresca
friday: divendres
fridge: nevera frigorífic
friend: amic amics amiga
fringe: serrell
fruit: fruita fruites
full: ple complet
full_board: pensió_completa
furniture: moble mobles mobiliari
future: futur
game: joc jugar jocs
garage: garatge taller
garden: jardí jardins hort
garlic: all
gas: gas
gate: porta portal reixa
gearbox: caixa_de_canvis marxes canvi_de_marxes
generator: generador grup_electrogen
gift: regal regals obsequi
gift_card: targeta_regal targetes_regal
gift_voucher: val xec val_regal xec_regal vals_regal
girl: noia nena
give: donar
glacier: glacera
glass: vidre got copa
glasses: ulleres
glove: guant guants
gluten: gluten blat celíac sense_gluten
go: anar
goggles: ulleres_de_natació ulleres_de_nedar
gram: gram grams quilo quilogram kg
grass: gespa herba
grease: greix greixar
green: verd
groom: perruqueria_canina raspallat
group: grup grups
group_lesson: classe_en_grup classes_en_grup classes_grupals
guarantee: garantia garantir
guardian: tutor
guide: guia guiat guiada visita_guiada visites_guiades
gym: gimnàs fitness
hair: cabells cabell pèl
hairdresser: perruqueria perruquer perruquera
hairdryer: assecador assecador_de_cabells eixugacabells
halal: halal kosher
half: mig meitat mitja
half_board: mitja_pensió
hall: sala saló
ham: pernil
handicraft: artesania artesanal artesà
handle: mànec nansa maneta
harbour: port ports
harness: arnès arnesos
harvest: collita collir verema
hat: barret gorra gorro
head: director cap gerent responsable directora encarregat
headache: cefalea migranya mal_de_cap
headliner: cap_de_cartell caps_de_cartell
health: salut sanitari saludable
hear: sentir oïda audició
hearing: oïda audició auditiu
heat: calefacció escalfar climatitzat calor
heavy: pesat pes
height: alçada alt altura altitud
helmet: casc cascs
help: ajuda ajudar
herb: herba herbes
high_chair: trona trones cadira_alta
high_season: temporada_alta
highlights: metxes reflexos balayage
hike: senderisme caminada caminar excursió
hill: turó pujol
hire: lloguer llogar
history: història històric
hobby: afició lleure
holiday: vacances
home: casa domicili llar
homework: deures
honey: mel
horse: cavall cavalls equitació hípica
hose: mànega mànegues
hospital: hospital
host: amfitrió
hot: calent calor
hot_tub: jacuzzi hidromassatge banyera_d'hidromassatge
hotel: hotel hotels
hour: hora hores horari
house: casa cases
household: llar domèstic
hungry: gana
ice: gel glaçó
ice_cream: gelat gelats
id_card: dni identitat passaport document_d'identitat carnet_d'identitat
ill: malaltia malalt
immediately: immediatament immediat
implant: implant implants
important: important importància
indoor: interior cobert dins
infection: infecció infecciós
ingredient: ingredient ingredients
injection: injecció
injury: lesió ferida ferit
insect: insecte insectes
install: instal·lar instal·lació
instalment: terminis a_terminis quotes mensualitats
instructions: instruccions manual manual_d'instruccions
instructor: instructor professor monitor ensenyar
insurance: assegurança assegurat asseguradora
internet: internet wifi wi-fi
interpreter: intèrpret traducció traductor traduir
interview: entrevista
invent: inventar inventat invent
inventor: inventor inventar inventat
invite: convidar invitació convidat
iron: planxa planxar ferro planxa_de_roba
island: illa illes
jam: melmelada confitura
jewellery: joia joies joieria
job: feina treball plaça treballar oferta_de_feina ofertes_de_feina borsa_de_treball
juice: suc
jump: saltar salt
kayak: caiac caiacs
keep: conservar guardar mantenir
kennel: residència_canina gossera
kettle: bullidor bullidor_d'aigua
key: clau claus
keyboard: teclat
kidney: ronyó ronyons renal
kilometre: quilòmetre quilòmetres km
kindergarten: guarderia bressol escola_bressol llar_d'infants parvulari
kitchen: cuina
knife: ganivet ganivets
knit: mitja teixir tricotar
laboratory: laboratori
lactose: lactosa làctics làctic
ladder: escala_de_mà escala
lake: llac llacs estany
lamb: xai corder
lamp: llum làmpada il·luminació
land: terra terreny
lane: carril carrils
language: llengua idioma llengües
last: últim última darrer
later: més_tard posteriorment després
laundry: bugaderia bugada
law: llei dret
lawyer: advocat advocada
lay: pondre col·locar
leak: fuita fuites gotera
learn: aprendre aprenentatge
leather: cuir pell
left: esquerra esquerre
leg: cama cames pota
legal: legal jurídic
lend: prestar préstec
length: longitud llargada llarg
lesson: lliçó classe
letter: carta
level: nivell nivells
library: biblioteca
licence: llicència permís
lid: tapa tapes
life_jacket: armilla armilles armilla_salvavides armilles_salvavides
lifeguard: socorrista
light: lleuger llum
lighthouse: far fars
lightning: llamp llamps tro llampec
like: agradar
limescale: calç descalcificar
line: línia línies
listen: escoltar
litre: litre litres
live: viure residir resident
liver: fetge hepàtic
local: local locals
lock: pany cadenat
locked: tancat bloquejat
locker: taquilla armariet
login: inici_de_sessió iniciar_sessió usuari
lose: perdre perdut pèrdua
lost_property: objectes_perduts
low: baix baixa
low_season: temporada_baixa
lunch: dinar
machine: màquina màquines
magazine: revista revistes
main: principal
main_course: plat_principal plats_principals segon_plat
maintenance: manteniment revisió
make: fabricar produir elaborar
male: home homes masculí
mandatory: obligatori requerit imprescindible
manicure: manicura
map: mapa plànol
map_location: ubicació localització com_arribar
market: mercat mercats
marry: casar casat casament
massage: massatge massatges
mat: estora màrfega
material: material materials
maximum: màxim màxima
measure: mesurar mesura amidar
meat: carn carns
medicine: medicament medicina medicació fàrmac
meet: trobar trobada reunió
member: soci membre socis
menu: menú carta
message: missatge missatges
meter: comptador metre
method: mètode mètodes
metre: metre metres
metro: metro
microchip: microxip xip
microwave: microones
middle: mig centre
midnight: mitjanit
mileage: quilometratge
milk: llet
million: milió milions
mine: mina mines
minibar: minibar
minimum: mínim mínima
minute: minut minuts
mirror: mirall
miss: perdre faltar
mistake: error errors errada
mobile_phone: mòbil smartphone telèfon_mòbil
model: model models
monday: dilluns
money: diners
month: mes mesos mensual
morning: matí matins
motorcycle: moto motocicleta
mountain: muntanya muntanyes
mouth: boca bucal
move: mudança trasllat
museum: museu museus
mushroom: bolet bolets xampinyó
mustard: mostassa
nail: ungla ungles manicura
name: nom noms
nappy: bolquer bolquers
native_speaker: nadiu nadius llengua_materna
nature: natura natural
near: prop proper
need: necessitar necessari cal
needle: agulla agulles
neighbour: veí veïns
new: nou nova
news: notícies novetats
newspaper: diari diaris
next: pròxim següent
night: nit nits
noise_loud: soroll sorollós sorolls
non_swimmer: no_sap_nedar no_nedadors
noodles: fideus tallarines
noon: migdia
north: nord
nose: nas nasal
notice: avís notificació avisar
notice_period: preavís avís
number: número nombre
nurse: infermera infermer
nut: nou nous cacauet avellana fruits_secs fruita_seca
offer: oferta oferir ofereix
office: oficina despatx
official: oficial
oil: oli olis
oil_change: canvi_d'oli
old: vell antic
onion: ceba cebes
online: línia online internet web en_línia per_internet
only: només únicament
open: obrir obert obertura obre horari_d'obertura hores_d'obertura horari_d'atenció
operation: operació cirurgia operar
orange: taronja taronges
order: comanda encarregar demanar
organic: ecològic orgànic bio
organise: organitzar organització
outdoor: exterior fora a_l'aire_lliure
oven: forn forns
owner: propietari amo propietària
pack: embalar paquet embalatge envàs
paddle: rem rems pala
paddleboard: paddle surf_de_rem
page: pàgina pàgines
paint: pintura pintar pintor
pair: parell parells
pan: paella cassola olla
paper: paper papers
parade: desfilada cercavila rua processó
parcel: paquet paquets
park: parc parcs
parking: aparcament pàrquing aparcar estacionament plaça_d'aparcament zona_d'aparcament
parking_space: plaça_d'aparcament places_d'aparcament plaça_de_pàrquing
partner: parella soci company
pass: abonament passi carnet
passenger: passatger passatgers viatger
password: contrasenya paraula_clau
pasta: pasta
path: camí sender corriol
patient: pacient pacients
pay: pagar pagament
paypal: paypal
pedal: pedal pedals
pedicure: pedicura
pen: bolígraf ploma
pension: pensió mitja-pensió
people: persona persones gent
pepper: pebre pebrot
percent: percentatge cent
performance: espectacle actuació funció
perfume: perfum perfums
perm: permanent
permit: permís autorització
personalised: personalitzat personalitzar personalització a_mida
photo: foto fotografia imatge
piano: piano
picnic: pícnic
piece: peça tros unitat
pig: porc
pillow: coixí coixins
pitch: parcel·la camp
pizza: pizza pizzes pizzeria
plan: pla planificar
plant: planta plantes plantar
plastic: plàstic
plate: plat plats
platform: andana plataforma
play: jugar tocar joc
playground: parc_infantil zona_de_jocs
police: policia mossos
pool: piscina piscines
poor: pobre pobres
popular: popular
population: població habitants
portion: porció ració racions
possible: possible possibilitat
post: correu correus postal
potato: patata patates
pound: lliura lliures
power_performance: potència
practical: pràctic pràctica pràctiques
pregnant: embarassada embaràs
prepare: preparar preparació
prescription: recepta receptes
pressure: pressió tensió
prevent: prevenir prevenció evitar
price_list: tarifes preus llista_de_preus
print: imprimir impressió imprès
printer: impressora impressores
private: privat privada particular
private_lesson: classe_particular classes_particulars classes_privades
prize: premi premis
problem: problema problemes
process: procés procediment
product: producte productes
profession: professió ofici
programme: programa horari
project: projecte projectes
proof: justificant rebut comprovant tiquet
protect: protegir protecció
pub: bar pub taverna
public: públic pública
public_holiday: festiu festius dia_festiu dies_festius
public_transport: tramvia metro transport transport_públic transports_públics
publish: publicar publicació
pump: bomba bombar manxa
pupil: alumne alumnes estudiant
quality: qualitat
quantity: quantitat quantitats
quarter: quart trimestre barri
queue: cua esperar espera llista_d'espera sala_d'espera fer_cua
quiet: tranquil silenci silenciós
quiet_hours: hores_de_silenci horari_de_silenci silenci
rabbit: conill conills
racket: raqueta raquetes pala
raft: bassa rai ràfting
railway: tren trens ferrocarril
railway_station: estació estacions estació_de_tren estació_de_trens
rain: pluja ploure plou temps
ramp: rampa rampes
range: abast autonomia
raw: cru crua
read: llegir lectura
ready: llest preparat
reason: raó motiu
receive: rebre rebut
reception: recepció recepcionista
recipe: recepta receptes
recommend: recomanar recomanat recomanació
recycle: reciclar reciclatge recollida_selectiva
red: vermell negre
reference: referència referències
referral: derivació volant
refrigerated: refrigerat fred
refund: reemborsament reemborsar devolució
register: inscripció inscriure registrar matrícula
regular: regular habitual
reminder: recordatori recordar
remove: treure retirar eliminar
repeat: repetir
replace: substituir substitució canvi recanvi
report: informe denúncia comunicar
request: sol·licitud sol·licitar petició
rescue: rescat salvament
responsible: responsable responsabilitat
rest: descans descansar resta
restaurant: restaurant restaurants
restore: restaurar restauració restaurat
result: resultat resultats
retail: detall minorista
return: devolució retornar tornar
rice: arròs
ring: anell anells aliança
risk: risc riscos
river: riu rius
road: carrer carretera avinguda
roaming: itinerància roaming
rodent: rosegador rosegadors hàmster conillet_d'índies
roof: teulada sostre coberta
room: habitació habitacions sala cambra
root_canal: endodòncia desvitalitzar
rope: corda cordes
route: ruta itinerari recorregut trajecte
router: encaminador router mòdem
rubbish: escombraries brossa residus
rule: norma normes regla reglament
run: córrer cursa
rye: sègol
safe: segur seguretat
safe_box: forta caixa caixa_forta caixes_fortes
sail: vela veler navegar
salad: amanida amanides
salary: salari sou
sale: venda vendre rebaixes
salmon: salmó
salt: sal salat
same: mateix igual
sample: mostra mostres
sand: sorra arena
saturday: dissabte
sauce: salsa salses
sauna: sauna
sausage: salsitxa salsitxes botifarra embotit
save: estalviar desar salvar
school: escola col·legi escolar
school_holidays: vacances_escolars
science: ciència científic
scissors: tisores
scooter: patinet escúter ciclomotor
scratch: ratllada rascada bony
screen: pantalla pantalles
sea: mar marí
sea_view: vista_al_mar vistes_al_mar vistes_a_mar
season: temporada estació
seat: seient plaça butaca places
second_hand: usat ocasió segona_mà
security: seguretat
seed: llavor llavors
self_checkin: entrada_autònoma arribada_autònoma caixa_de_claus
self_service: autoservei
send: enviar enviament
senior: jubilat pensionista gran tercera_edat gent_gran
separate: separat separar
serial_number: número_de_sèrie
serve: servir servit serveix
service: servei serveis
sesame: sèsam
sew: cosir costura
shampoo: xampú
share: compartir compartit
shave: afaitat afaitar navalla
sheep: ovella ovelles
sheet: llençol llençols
shelf: prestatge prestatges prestatgeria
shellfish: marisc crustaci crustacis fruits_de_mar
shoe: sabata sabates calçat
shop: botiga botigues
shoulder: espatlla espatlles
shower: dutxa dutxes
shrimp: gamba gambes llagostí
shuttle: llançadora trasllat
sick_note: baixa_mèdica certificat_mèdic justificant_mèdic
sign: signar signatura firma
signal: senyal cobertura
silver: plata argent
sim: sim targeta_sim
sing: cantar cant coral
single_room: habitació_individual habitacions_individuals
sink: aigüera pica
skate: patinar patinatge patins
ski: esquí esquiar
skin: pell cutani
skipper: patró capità
sleep: dormir
sleeping_bag: sac_de_dormir sacs_de_dormir
slow: lent
small: petit petita
smell: olor olors
smoke: fumar fumador fum tabac
smoke_detector: detector_de_fum detectors_de_fum
snow: neu nevar
soap: sabó sabons
sock: mitjó mitjons
socket: endoll endolls
socks: mitjons
soft: tou suau
software: programari software
soil: sòl terra
solar: solar solars fotovoltaic
sold_out: esgotat exhaurit esgotades
soup: sopa brou
sourdough: massa_mare
south: sud
soy: soja
spa: spa benestar balneari
space: espai lloc
spare_part: recanvi recanvis peça_de_recanvi peces_de_recanvi
speak: parlar parlat parla
special: especial especials
species: espècie espècies
speed: velocitat
spelt: espelta
spice: espècia espècies picant
spoon: cullera culleres
sport: esport esports esportiu
spouse: cònjuge espòs esposa
square: plaça quadrat
square_metre: metre_quadrat metres_quadrats m²
squid: calamar calamars pop sípia
stable: estable quadra
stage: escenari
stain: taca taques
stairs: escala escales graons
stall: parada parades estand
stamp: segell segells
standing: dempeus a_peu_dret
starter: entrant entrants aperitiu
stay: estada allotjament quedar-se
steal: robar robat robatori
steam: vapor
steel: acer
stock: estoc existències en_estoc
stolen: robat robatori
stone: pedra pedres
stop: parada parar aturar
store_keep: guardar emmagatzemar conservar consigna consigna_d'equipatge guardar_l'equipatge
storm: tempesta temporal
stove: estufa fogonet fogó
study: estudi estudiar
subscription: subscripció abonament
substitute: substitut substitució suplent
sugar: sucre
suggest: suggerir suggeriment proposar
suitable: adequat apte apropiat
suite: suite suites
summer: estiu
sunday: diumenge
surcharge: suplement recàrrec
sweet: dolç dolços caramel
swim: nedar natació bany
swimsuit: banyador vestit_de_bany
switch_off: apagar apagat desconnectar
switch_on: encendre encès engegar
table: taula taules
take: prendre agafar
takeaway: emportar endur per_emportar menjar_per_emportar
tank: dipòsit tanc
tap: aixeta aixetes
tartar: tosca tàrtar placa_dental
taste: gust tastar sabor degustació tast
tax: impost iva taxa
taxi: taxi taxis
taxi_rank: parada_de_taxis parada_de_taxi
tea: te infusió
team: equip equips
technician: tècnic tècnics
technology: tecnologia tècnica
teeth: dent dents queixal
television: televisió televisor tv
temporary: temporal provisional
tenant: llogater inquilí arrendatari
tennis: tennis
textbook: llibre_de_text llibres_de_text manual
thank: gràcies agrair
theatre: teatre teatres
theory: teoria teòric teòrica
therapist: terapeuta massatgista fisioterapeuta
thick: gruixut espès
thickness: gruix
thursday: dijous
ticket: entrada bitllet tiquet
tide: marea marees
tie: corbata lligar
time: temps hora horari
tip: propina consell
today: avui
together: junts plegats
toilet: lavabo wc bany
tomato: tomàquet tomàquets
tomorrow: demà
tool: eina eines
total: total
tourist: turista turisme turístic
tourist_tax: taxa turística taxa_turística
towel: tovallola tovalloles tovallola_de_bany
tower: torre torres
toy: joguina joguines
tracking: seguiment número_de_seguiment rastreig
traffic: trànsit circulació
trailer: remolc remolcs
training: formació entrenament
tram: tramvia
transport: transport transportar
travel: viatge viatjar
tree: arbre arbres
trial: prova provar classe_de_prova període_de_prova
tuesday: dimarts
tuition: matrícula taxes_acadèmiques
tune: afinar afinació afinador
turkey: gall_dindi
type: tipus mena
tyre: pneumàtic pneumàtics
ultrasound: ecografia ultrasons
umbrella: paraigua para-sol
understand: entendre comprendre
uniform: uniforme uniformes
university: universitat
unpack: desempaquetar desembalar
update: actualització actualitzar
urgent: urgent urgència
use: usar ús utilitzar
vaccination: vacuna vacunació vacunat
valley: vall
valuable: valor valuós objectes_de_valor objecte_de_valor
van: furgoneta camió
vegan: vegà vegana
vegetable: verdura verdures hortalisses
vegetarian: vegetarià vegetariana
vet: veterinari veterinària clínica_veterinària
view: vista vistes
village: poble poblet
vinegar: vinagre
virus: virus antivirus
visit: visita visitar visitant
voice: veu vocal
volume: volum
volunteer: voluntari voluntariat
vote: vot votar votació
wall: paret mur muralla
ward: planta sala
warehouse: magatzem dipòsit
warm: calent càlid tebi
warning: advertència alerta atenció
wash: rentar rentat rentadora
watch: rellotge rellotges rellotger
water: aigua aigües potable aigua_potable
watt: watt watts
wave: ona ones onada
waxing: depilació cera depilar
weak: feble dèbil
wear: portar vestir
wednesday: dimecres
week: setmana setmanes setmanal
weekday: feiner feiners laborable laborables entre_setmana
weekend: weekend cap_de_setmana caps_de_setmana
weigh: pes pesar pesa
west: oest
wet: mullat humit
wetsuit: neoprè vestit_de_neoprè
wheel: roda rodes
white: blanc blanca
whitening: blanquejament emblanquiment blanquejar
whole: sencer
wholesale: majorista a_l'engròs
wide: ample amplada
width: amplada amplària
wife: esposa dona marit
wind: vent
window: finestra finestres
windscreen: parabrisa parabrises
wine: vi vins celler
winter: hivern
wire: filferro cable
withdraw: retirar desistir
withdrawal_period: desistiment dret_de_desistiment
wool: llana fil cabdell
workshop: taller tallers
world: món mundial
write: escriure escrit escriptor autor
wrong: equivocat incorrecte erroni
x-ray: radiografia raigs raigs_x
year: any anys anual
yellow: groc
yoga: ioga
young: jove joves joventut adolescent
young_animal: cadell cadells gatet gatets
youth: joventut jove joves adolescent juvenil
zip: cremallera
`
