export const CATALAN = `
arribar arribada checkin
marxar sortida checkout desocupar abandonar
recepció consergeria taulell
tard retard endarreriment demora
habitació cambra dormitori quarto
habitació: doble individual suite triple familiar estàndard
allotjament hostatge allotjar pernoctar estada
equipatge maleta bossa motxilla
llit llitera
llit: bressol matrimoni supletori sofà
bressol nadó bebè
llençol roba manta edredó coixí flassada
tovallola barnús
aire climatització condicionat refrigeració
calefacció radiador estufa caldera
nevera frigorífic minibar refrigerador
cafetera bullidor cafè
assecador cabell
rentar bugaderia rentadora
bugaderia tintoreria planxa
forta valors
pany cadenat
vistes panoràmica paisatge mirador
ascensor elevador muntacàrregues
accessible accessibilitat rampa discapacitat minusvàlid
rodes accessible rampa discapacitat
crosses bastó caminador
trona bebè
cotxet cadireta
bolquer canviador
biberó llet
lactància alletar
guarderia llar infantil escoleta
cangur mainadera
mascota animal
mascota: gos gat conill hàmster ocell lloro tortuga
gos ca cadell gosset caní
gos: labrador caniche bulldog pastor golden pigall
gat gatet felí
lligat: corretja morrió arnès
restaurant menjador cafeteria bistrot bar
menjar restaurant plat cuina
àpat: esmorzar dinar sopar berenar tapes
esmorzar bufet
dinar migdia àpat
berenar refrigeri mos
entrepà sandvitx bocata
carta menú plat
beguda: aigua refresc suc cervesa vi cava vermut
alcohol licor copa còctel
alcohol: cervesa vi ginebra rom whisky cava ratafia
potable aigua aixeta
vegetarià vegà vegetal
celíac gluten blat farina
lactosa làctic
al·lèrgia al·lèrgic al·lergen intolerància
al·lèrgia: gluten lactosa cacauet ou marisc pol·len
al·lergen: gluten lactosa cacauet ou marisc soja
dieta règim alimentació
halal musulmà porc
carn: vedella porc pollastre xai pernil botifarra
peix: tonyina salmó bacallà lluç
sucre diabètic edulcorant
postres dolç gelat pastís
pastís tarta coca
pa barra llesca panet
pa: baguet integral motlle pagès coca
brioixeria croissant ensaïmada magdalena
flequer fleca forn panaderia
pastisseria pastisser dolços
caducar caducitat conservar fresc
cuiner xef cuina
seient plaça
lliure disponible disponibilitat vacant
ple complet ocupat esgotat aforament
terrassa exterior jardí
fogons vitroceràmica microones
vaixella plat got coberts
barbacoa graella brasa
endur emportar encàrrec
preu cost costar valer tarifa
tarifa quota honoraris
car costós preu
descompte rebaixa reducció bonificació oferta promoció
descompte: estudiant jubilat aturat grup carnet
gratis gratuït franc
inclòs comprès
suplement recàrrec addicional extra
pagar abonar
pagar: targeta efectiu transferència bizum paypal
efectiu metàl·lic bitllets monedes cash
targeta: visa mastercard amex crèdit dèbit maestro
transferència iban banc ingrés
domiciliació rebut sepa
factura rebut comprovant
tiquet rebut comprovant justificant
termini quota mensualitat fraccionar finançar
préstec crèdit hipoteca
deute impagament morós deure
bestreta avançament dipòsit senyal
fiança dipòsit garantia aval
reemborsament devolució retornar reintegrament
tornar retornar devolució
moneda divisa canvi
multa sanció penalització infracció
impost iva taxa
pressupost estimació cotització
màxim límit topall
nen infant menor canalla criatura xiquet
nen: nadó adolescent
jove adolescent juvenil joventut
nadó bebè lactant
edat anys complir
jubilat sènior pensionista
pare mare tutor progenitor
parella espòs esposa marit nòvia
casament boda noces
aniversari complir anys
festa celebració esdeveniment
esdeveniment: casament aniversari bateig comunió congrés
regal obsequi detall
val cupó
codi cupó promocional
caducar vèncer venciment validesa vigència
malalt malaltia indisposat
malalt: febre tos vòmit diarrea
febre temperatura
refredat constipat encostipat
contagiós infecciós infecció
polls llémenes paràsits
vòmit diarrea gastroenteritis
dolor mal molèstia
ferida lesió farmaciola
accident sinistre xoc col·lisió
urgència emergència
urgència: ambulància hospital guàrdia
metge doctor facultatiu
metge: pediatre ginecòleg dermatòleg cardiòleg traumatòleg
consulta consultori clínica ambulatori
cita visita
recepta medicament prescripció
medicament medicina medicació pastilla fàrmac remei
farmàcia apotecaria medicament
vacuna vacunació dosi punxada
anàlisi analítica laboratori
revisió control reconeixement examen
operació cirurgia intervenció quiròfan
anestèsia sedació
por ansietat nervis fòbia
fisioteràpia fisioterapeuta rehabilitació
embaràs embarassada gestant gestació
maternitat paternitat
psicòleg psicologia teràpia terapeuta
baixa malaltia incapacitat
dentista odontòleg dental dents
dent queixal dental
càries empastament obturació
extracció extreure arrencar
ortodòncia brackets alineadors aparell
implant pròtesi
ulleres lents òptica
oftalmòleg oculista òptica
faltar absència absent
assistir assistència presentar
avisar notificar comunicar preavís
cancel·lar anul·lar
contracte rescindir rescissió baixa
contracte acord conveni signar
permanència mínim compromís
renovar renovació pròrroga
prorrogar allargar ampliar pròrroga
suspendre pausa interrompre congelar
canviar modificar modificació
ajornar posposar endarrerir reprogramar
condició requisit clàusula
enviar trametre expedir
lliurament repartiment enviament entrega
entregar lliurar repartir
enviament: correus seur dhl ups missatgeria
repartidor missatger transportista carter
paquet paqueteria embalum
seguiment rastrejar localitzar tracking
domicili adreça carrer
adreça direcció ubicació
estranger internacional
duana aranzel importació
recollir retirar
comanda encàrrec encarregar
comprar adquirir compra
vendre venda
existències estoc disponible esgotat
talla mida
embolicar embolcall
defecte defectuós tara fallada
trencat trencar espatllat espatllar
malmès danyat desperfecte
ratllar ratllada esgarrapada
taca brut brutícia
garantia cobertura defecte
reparar arreglar adobar
manteniment revisió inspecció
recanvi peça
perdre extraviat oblidat
trobar localitzar
robar furt robatori sostreure
policia denúncia comissaria mossos
indemnitzar compensar
roba peça
roba: pantalons camisa jaqueta vestit faldilla samarreta
jaqueta abric caçadora anorac
pantalons texans jeans
sabata calçat bamba bota
banyador biquini
taquilla armariet guixeta
vestidor vestuari dutxa
lavabo vàter bany excusat
equip material
portar dur
deixar préstec prestar
llogar lloguer arrendar arrendament
llogar: bicicleta cotxe esquís caiac patins
pluja ploure tempesta temporal xàfec
neu nevar nevada
calor calent xafogor
ombra ombrel·la para-sol gandula
platja costa sorra
piscina nedar natació
socorrista vigilant salvavides
spa balneari sauna jacuzzi termes
excursió senderisme caminada ruta
guiada recorregut tour visita
guia monitor
autobús bus autocar
tren ferrocarril rodalies fgc
avió vol aeroport
vaixell ferri barca embarcació
taxi uber cabify
transport: autobús tren metro tramvia
trasllat transfer llançadora
bitllet tiquet passatge
lluny distància quilòmetres
prop proper pròxim distància
cotxe automòbil vehicle
vehicle: cotxe moto furgoneta camió
furgoneta van camió
caravana autocaravana càmper
moto motocicleta escúter
bicicleta bici ciclista
aparcar estacionar aparcament pàrquing
garatge aparcament pàrquing
elèctric carregar carregador endoll
conduir conductor xofer
conduir: carnet llicència
benzina combustible dièsel gasolina gasoil
pneumàtic roda coberta
punxada roda
inspecció itv
taller mecànic
avaria espatllar grua remolcar
franquícia assegurança
assegurança assegurat pòlissa cobertura
tancar tancament plegar
horari: obert obertura tancat atenció hores
vespre tarda
setmana: dilluns dimarts dimecres dijous divendres
festiu: nadal reis pasqua diada
nadal nadalenc desembre
vacances tancat descans
començar iniciar inici
acabar finalitzar fi
termini límit
esperar espera
ràpid exprés rapidesa
immediat urgent seguida
contacte telèfon correu
trucar telefonar trucada telèfon
telèfon mòbil whatsapp
correu email mail electrònic
respondre contestar resposta
atendre atenció servei
ajuda assistència suport auxili
responsable encarregat supervisor gerent
fundar fundador fundació crear
empresa companyia negoci
queixa reclamació reclamar
recomanar aconsellar suggerir
esborrar eliminar suprimir
guardar desar emmagatzemar
foto fotografia fotografiar imatge
vídeo filmar gravar gravació
contrasenya clau password
accedir accés entrar
fumar tabac cigarret fumador fum
fumar: vapejar cigarreta puro cachimba
soroll silenci sorollós molestar
norma regla reglament normativa
permetre autoritzar admetre
permís autorització consentiment
acceptar admetre benvingut
prohibir prohibició vetat
obligatori obligació imprescindible
document papers documentació
document: passaport dni nie
identitat identificació dni
certificat acreditació justificant diploma
sol·licitar sol·licitud demanar
formulari imprès sol·licitud omplir
tràmit gestió procediment
ajuntament municipal alcaldia
visat residència estrangeria
escombraries deixalles residus brossa
escombraries: vidre paper plàstic orgànica
reciclar reciclatge contenidor
deixalleria trastos voluminosos
llençar tirar brossa
classe lliçó sessió
classe: ioga pilates spinning zumba
principiant inicial bàsic novell
avançat expert superior
aprendre ensenyar estudiar
professor mestre docent
professor: instructor entrenador
escola col·legi institut
matrícula inscripció matricular
inscriure inscripció apuntar registrar
examen prova test avaluació
nota qualificació puntuació
deures tasca exercicis
beca ajut subvenció
títol diploma certificat
idioma llengua parlar
idioma: català castellà anglès francès alemany
traduir traducció traductor intèrpret
provar prova mostra demo
tast tastar degustació
soci membre abonat
quota mensualitat abonament
subscripció subscriure pla
gimnàs fitness musculació
entrenar exercici entrenament
entrenador monitor preparador
esport: futbol tennis pàdel bàsquet natació golf
pista camp
esquí esquiar
caiac piragua canoa
música instrument musical
cantar cor veu
ballar dansa ball
museu exposició col·lecció
concert espectacle actuació
entrada tiquet bitllet
taquilla entrades guixeta
pel·lícula peli film
biblioteca llegir lectura
llibre exemplar
jardiner jardineria poda
flor ram pom
florista floristeria
eina trepant martell
perruqueria perruquer estilista
tallar cabell
cabell pèl
tint tenyir color metxes
tint: canes metxes reflexos balayage
barba barber barberia afaitar
depilació cera làser
manicura ungles pedicura esmalt
massatge relaxant massatgista
càmping acampar acampada tenda
llum electricitat corrent
endoll adaptador
internet wifi xarxa connexió
ordinador portàtil
reunió junta assemblea conferència
voluntari voluntariat col·laborar
pis apartament habitatge
habitatge casa llar xalet
llogater arrendatari inquilí
propietari arrendador
veí comunitat
moble moblat mobiliari
moble: sofà armari matalàs
mudança traslladar
neteja netejar
lampista plomer fontaner
electricista lampista
fuita degoter aigua
embussat desembussar
obres reforma
instal·lar muntar muntatge
capacitat aforament cabre
planta pis
entrada accés porta
escala graó
feina treball ocupació
feina: vacant candidat currículum
pràctiques becari aprenent
treballador empleat plantilla personal
sou salari nòmina
vacances permís
permís llicència absència
dimitir renunciar dimissió preavís
advocat lletrat
incendi foc bombers evacuació
programa software aplicació app
error fallada problema
còpia backup
imprimir impressora impressió fotocòpia
web pàgina internet online
refusar rebutjar denegar
ecològic orgànic sostenible
artesà artesanal artesania
reservar reserva booking
morir mort defunció enterrament
pes quilo kg pesar
punts fidelitat fidelització
casc protecció
desistiment desistir devolució
estudiant alumne universitari
premi guardó guanyador
banc sucursal
signatura signar firma firmar
esterilitzar castrar
convidat convidar acompanyant
puntual puntualitat retard
antelació anticipació avançat
balcó terrassa
traster magatzem emmagatzematge
torn cua
llarg llargada longitud
ample amplada amplària
`
