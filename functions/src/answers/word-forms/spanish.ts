export const SPANISH_FORMS = `
tener tengo tienes tendré tendrás tendrán tuve
mantener mantengo mantienes mantendré mantendrás mantendrán mantuve manténgalo
contener contengo contienes contendré contendrás contendrán contuve
detener detengo detienes detendré detendrás detendrán detuve
retener retengo retienes retendré retendrás retendrán retuve
sostener sostengo sostienes sostendré sostendrás sostendrán sostuve
abstener abstengo abstienes abstendré abstendrás abstendrán abstuve
obtener obtengo obtienes obtendré obtendrás obtendrán obtuve
entretener entretengo entretienes entretendré entretendrás entretendrán entretuve
atener atengo atienes atendré atendrás atendrán atuve
venir vengo vienes vendré vendrás vendrán vine
intervenir intervengo intervienes intervendré intervendrás intervendrán intervine
convenir convengo convienes convendré convendrás convendrán convine
prevenir prevengo previenes prevendré prevendrás prevendrán previne
provenir provengo provienes provendré provendrás provendrán provine
sobrevenir sobrevengo sobrevienes sobrevendré sobrevendrás sobrevendrán sobrevine
contravenir contravengo contravienes contravendré contravendrás contravendrán contravine
devenir devengo devienes devendré devendrás devendrán devine
poner pongo pondré pondrás pondrán puse puesta pónganse ponte
componer compongo compondré compondrás compondrán compuse compuesto
descomponer descompongo descompondré descompondrás descompondrán descompuse descompuesto
disponer dispongo dispondré dispondrás dispondrán dispuse dispuesto
exponer expongo expondré expondrás expondrán expuse expuesto
imponer impongo impondré impondrás impondrán impuse impuesta
oponer opongo opondré opondrás opondrán opuse opuesto
proponer propongo propondré propondrás propondrán propuse propuesto
suponer supongo supondré supondrás supondrán supuse supuesta
reponer repongo repondré repondrás repondrán repuse repuesta
posponer pospongo pospondré pospondrás pospondrán pospuse pospuesto
anteponer antepongo antepondré antepondrás antepondrán antepuse antepuesto
superponer superpongo superpondré superpondrás superpondrán superpuse superpuesto
interponer interpongo interpondré interpondrás interpondrán interpuse interpuesto
recomponer recompongo recompondré recompondrás recompondrán recompuse recompuesto
salir salgo saldré saldrás saldrán
sobresalir sobresalgo sobresaldré sobresaldrás sobresaldrán
valer valgo valdré valdrás valdrán
equivaler equivalgo equivaldré equivaldrás equivaldrán
hacer hago haré harás harán hice hecho haz hizo hazlo hágalo háganos
deshacer deshago desharé deshice deshecho deshaz deshizo
rehacer rehago reharé rehiciste rehecho rehaz
satisfacer satisfago satisfaré satisfice satisfecho satisfizo
decir digo dices diré dirás dirán dije dijeron dijera dijese dicho díganos dígame dime dinos dile
contradecir contradigo contradices contradiré contradije contradijeron contradijera contradijese contradicho
predecir predigo prediré predije predijeron predijera predijese predicho
bendecir bendigo bendices bendije bendijeron bendijera bendijese bendito
maldecir maldigo maldices maldije maldijeron maldijera maldijese maldito
traer traigo trajiste trajeron trajera trajese trayendo traído tráigalo tráelo tráiganos
atraer atraigo atraje atrajeron atrajera atrajese atrayendo atraído
contraer contraigo contrae contraje contrajeron contrajera contrajese contrayendo contraído
distraer distraigo distrae distraje distrajeron distrajera distrajese distrayendo distraído
extraer extraigo extraje extrajeron extrajera extrajese extrayendo extraído
sustraer sustraigo sustrae sustraje sustrajeron sustrajera sustrajese sustrayendo sustraído
retraer retraigo retrae retraje retrajeron retrajera retrajese retrayendo retraído
producir produzco produje produjeron produjera produjese
conducir conduzco conduje condujeron condujera condujese
traducir traduzco traduje tradujeron tradujera tradujese
reducir reduzco reduje redujeron redujera redujese
introducir introduzco introduje introdujeron introdujera introdujese
reproducir reproduzco reproduje reprodujeron reprodujera reprodujese
deducir deduzco deduje dedujeron dedujera dedujese
inducir induzco induje indujeron indujera indujese
seducir seduzco seduje sedujeron sedujera sedujese
caer caigo caes cae caen caemos caía caerás caerán caíste caímos cayó cayeron cayera cayese cayendo caído caerse caerme
recaer recaigo recae recaíste recaímos recayó recayeron recayera recayese recayendo recaído
decaer decaigo decae decaíste decaímos decayó decayeron decayera decayese decayendo decaído
oír oigo oímos oía oías oíamos oían oirás oirán oí oíste oyó oyeron oyera oyese oyendo oye oyen oírlo oírse oírme oírte oírnos
ver veo ves vemos verás verán vea veas vean veamos vimos vieron viera viese viendo visto veía vi vio verlo verse verme véanse viéndolo vernos
prever preveo previsto prevés
dar da dan daba darás darán dando dado doy dio diste dieron diera diese darlo darse darme darte darnos dándole dándose dele
saber sabré sabrás sabrán sepa supe
caber quepo cabré cabrán cupe
querer quiero querré querrás querrán quise
andar ando anda andan andamos andaba andarás andarán ande anden andemos anduve andando andado
volver vuelvo vuelto
devolver devuelvo devuelto devuélvalo devuélvelo
envolver envuelvo envuelto
revolver revuelvo revuelto
resolver resuelvo resuelto
disolver disuelvo disuelto
absolver absuelvo absuelto
morir muero murió muerto
abrir abro abres abre abren abrimos abría abrirás abrirán abra abras abran abramos abriste abrieron abriera abriese abriendo abierto abrirlo abrirse ábralo ábrelo abrirme abrirte abrirnos
cubrir cubierto
descubrir descubierto
recubrir recubierto
encubrir encubierto
reabrir reabierto
redescubrir redescubierto
escribir escrito escríbanos escríbenos escríbeme
describir descrito
inscribir inscrito inscríbete inscríbanse inscripto
suscribir suscrito suscríbete
prescribir prescrito
transcribir transcrito
reescribir reescrito
circunscribir circunscrito
romper roto
imprimir impreso
proveer proveo proveíste proveímos proveyó proveyeron proveyera proveyese proveyendo provisto proveído
reimprimir reimpreso
freír fríe freímos freía freíste frieron friera friese friendo frito freído
reír ríes ríe ríen reímos reía reirás reirán rían riamos reíste rieron riera riendo reído
sonreír sonrío sonríes sonreímos sonreí sonreíste sonreído
ir voy vas va vamos van iba ibas íbamos iban yendo ido vaya iré irás irá iremos irán iría irse irme irte irnos vete
suspender suspenso
elegir elijo eliges electo elígelo elíjalo
oler huelo olemos olía olerás olerán oliste olimos olieron oliera oliese oliendo olido
cerrar cierro
empezar empiezo empiece empecemos
comenzar comienzo comience comencemos
pensar pienso
calentar caliento
recalentar recaliento
despertar despierto
sentar sientas siéntese siéntate
recomendar recomiendo recomiendas
negar niego
denegar deniego
apretar aprieto
atravesar atravieso atraviese
manifestar manifiesto
confesar confieso confiese
acertar acierto
alentar alientas
arrendar arriendo
ascender asciendo
atender atiendo
defender defiendo defiendes
descender desciendo desciendes
encender enciendo
entender entiendo
extender extiendo
perder pierdo
tender tiendes
verter vierto
cegar ciego
desplegar despliego
plegar pliegas
fregar friego
regar riego
tropezar tropiezo tropiece tropecemos
sembrar siembro
temblar tiemblo
quebrar quiebro
nevar nieva
helar hielas
desconcertar desconcierto
concertar conciertas
enterrar entierro
desenterrar desentierro
encerrar encierro
enmendar enmiendo
tentar tientas
reventar reviento
merendar meriendo meriendas
cernir cierno
discernir discierno
desatender desatiendo desatiendes
trascender trasciendo trasciendes
cimentar cimiento
encontrar encuentro
mostrar muestro
demostrar demuestro
contar cuentan
descontar descuento
costar cuesto
probar pruebo pruébalo pruébelo
aprobar apruebo
comprobar compruebo
reprobar repruebo
acordar acuerdo
recordar recuerdo recuérdelo recuérdame
volar vuelo
sobrevolar sobrevuelo
rodar ruedan
soñar sueño
renovar renuevo
acostar acuesto
apostar apuesto
almorzar almuerzo almuerce almorcemos
forzar fuerzan fuerce forcemos
esforzar esfuerzo esfuerce esforcemos
reforzar refuerzo refuerce reforcemos
colgar cuelgo
descolgar descuelgo
rogar ruego
colar cuelo
tostar tuesto
despoblar despueblo
repoblar repueblo
soltar suelto
torcer tuerzo tuerces torzamos
cocer cuezo cueces cozamos
morder muerdo
mover muevo
remover remuevo
conmover conmuevo
promover promuevo
llover llueve
doler dueles
avergonzar avergüenzo avergüence avergoncemos
consolar consuelo
desaprobar desapruebo
volcar vuelco vuelque volquemos
moler mueles
demoler demuelo
soldar sueldas
tronar trueno
reencontrar reencuentro
pedir pido pídelo pídalo pídenos
despedir despido despides
expedir expido
impedir impido
medir mido
repetir repito
servir sirvo
desvestir desvisto desviste
revestir revistes reviste
investir invisto
seguir sigo siguió síguenos síganos
conseguir consigo consiguió
perseguir persigo persiguió
proseguir prosigo prosiguió
reelegir reelijo reeliges
corregir corrijo corriges
regir rijo riges
rendir rindo
competir compito
concebir concibo
derretir derrito
gemir gimo
teñir tiño tiñeron tiñera tiñese tiñendo
reñir riño riñeron riñera riñese riñendo
embestir embisto
estreñir estriño estriñeron estriñera estriñese estriñendo
sentir sintamos
consentir consiento consintamos
presentir presiento presintamos
disentir disiento disintamos
mentir miento mintamos
desmentir desmiento desmintamos
preferir prefiero prefería prefiramos
referir refiero refería refiramos
transferir transfiero transfería transfiramos
sugerir sugiero sugería sugiramos
digerir digiero digiramos
ingerir ingiero ingiramos
diferir difiero difería difiramos
inferir infiero infiramos
interferir interfiero interfería interfiramos
proferir profiero profería profiramos
requerir requiero requería requiramos
herir hiero hiramos
hervir hiervo hirvamos
convertir convierto convirtamos
divertir divierto divirtamos
invertir invierto invirtamos
advertir advierto advirtamos
revertir revierto revirtamos
adherir adhiero adhiramos
arrepentir arrepiento arrepintamos
dormir duermo durmamos
adquirir adquiero adquiría
jugar juego
reenviar reenvías
esquiar esquías
fotografiar fotografías
desconfiar desconfías
variar varía
desafiar desafías
resfriar resfrías
averiar averías
extraviar extravías
huir huyo huimos huía huirás huirán huiste huyeron huyera huyese huyendo huido
leer leo lees lee leen leemos leía leerás leerán lea leas lean leamos leíste leímos leyó leyeron leyera leyese leyendo leído leerlo leerse léalo leyéndolo leerme leerte leernos
releer releo releíste releímos releyó releyeron releyera releyese releyendo releído
creer creíste creímos creyó creyeron creyera creyese creyendo creído
poseer poseo poseíste poseímos poseyó poseyeron poseyera poseyese poseyendo poseído
conocer conozco
reconocer reconozco
desconocer desconozco
nacer nazco
renacer renazco
crecer crezco
decrecer decrezco
aparecer aparezco
desaparecer desaparezco
reaparecer reaparezco
ofrecer ofrezco
agradecer agradezco
pertenecer pertenezco
establecer establezco
restablecer restablezco
preestablecer preestablezco
merecer merezco
obedecer obedezco
desobedecer desobedezco
permanecer permanezco
padecer padezco
favorecer favorezco
fallecer fallezco
enriquecer enriquezco
empobrecer empobrezco
envejecer envejezco
rejuvenecer rejuvenezco
fortalecer fortalezco
florecer florezco
oscurecer oscurezco
carecer carezco
complacer complazco
endurecer endurezco
enloquecer enloquezco
esclarecer esclarezco
estremecer estremezco
humedecer humedezco
encarecer encarezco
abastecer abastezco
adolecer adolezco
aborrecer aborrezco
apetecer apetezco
comparecer comparezco
compadecer compadezco
convalecer convalezco
empequeñecer empequeñezco
engrandecer engrandezco
perecer perezco
prevalecer prevalezco
resplandecer resplandezco
yacer yazco
lucir luzco
relucir reluzco
adormecer adormezco
entorpecer entorpezco
desvanecer desvanezco
vencer venzo
convencer convenzo
ejercer ejerzo
mecer mezo
esparcir esparzo
coger coja
escoger escojo
recoger recojo
acoger acojo
encoger encojo
proteger protejo
emerger emerjo
converger converjo
divergir diverjo
dirigir dirijo diríjanse dirígete
exigir exijo
fingir finjo
surgir surjo
resurgir resurjo
sumergir sumerjo
restringir restrinjo
infringir infrinjo
rugir rujo
urgir urjo urges urge urgen urgimos urgía urgirás urgirán urja urjas urjan urjamos urgiste urgieron urgiera urgiese urgiendo urgido
afligir aflijo
infligir inflijo
erigir erijo
distinguir distingo
extinguir extingo
buscar busque
tocar toque
explicar explique
aplicar aplique
publicar publique
indicar indique
comunicar comunico comunique comuníquese comuníquenos
practicar practique
fabricar fabrique
ubicar ubique
colocar coloque
marcar marque
atacar ataque
destacar destaque
dedicar dedique
identificar identifico identifique identifíquese
verificar verifico verifique verifíquelo
clasificar clasifico clasifique
justificar justifico justifique
calificar califico califique
modificar modifico modifique
notificar notifico notifique
planificar planifico planifique
certificar certifico certifique
significar significo signifique
especificar especifico especifique
rectificar rectifico rectifique
ratificar ratifico ratifique
simplificar simplifico simplifique
unificar unifico unifique
multiplicar multiplico multiplique
duplicar duplique
complicar complique
implicar implique
replicar replique
abarcar abarque
desembarcar desembarque
embarcar embarque
convocar convoque
provocar provoque
equivocar equivoque
evocar evoque
invocar invoque
criticar critique
educar eduque
picar pique
pescar pesque
secar seque
chocar choque
masticar mastique
medicar medique
roncar ronque
aparcar aparque
enfocar enfoque
arrancar arranque
autenticar autentico autentique
perjudicar perjudico perjudique
adjudicar adjudico adjudique
reivindicar reivindico reivindique
platicar platique
predicar predique
erradicar erradico erradique
sofocar sofoque
suplicar suplique
tipificar tipifico tipifique
codificar codifico codifique
decodificar decodifico decodifique
descodificar descodifico descodifique
cuantificar cuantifico cuantifique
diversificar diversifico diversifique
edificar edifico edifique
intensificar intensifico intensifique
purificar purifico purifique
electrificar electrifico electrifique
gratificar gratifico gratifique
diagnosticar diagnostico diagnostique
pronosticar pronostico pronostique
lubricar lubrique
hipotecar hipoteque
resecar reseque
cruzar cruce
realizar realice
utilizar utilice
organizar organice
actualizar actualice
garantizar garantice
lanzar lance
alcanzar alcance
avanzar avance
analizar analice
autorizar autorice
cotizar cotice
finalizar finalice
rechazar rechace
comercializar comercialice
amenazar amenace
abrazar abrace
trazar trace
reemplazar reemplace
remplazar remplace
aplazar aplace
desplazar desplace
cazar cace
bautizar bautice
adelgazar adelgace
endulzar endulce
enlazar enlace
entrelazar entrelace
especializar especialice
estabilizar estabilice
estandarizar estandarice
formalizar formalice
generalizar generalice
gozar goce
independizar independice
industrializar industrialice
inicializar inicialice
localizar localice
legalizar legalice
materializar materialice
memorizar memorice
movilizar movilice
modernizar modernice
monetizar monetice
motorizar motorice
neutralizar neutralice
normalizar normalice
optimizar optimice
personalizar personalice
privatizar privatice
profundizar profundice
puntualizar puntualice
racionalizar racionalice
regularizar regularice
responsabilizar responsabilice
sensibilizar sensibilice
simbolizar simbolice
sincronizar sincronice
sintetizar sintetice
socializar socialice
solidarizar solidarice
suavizar suavice
urbanizar urbanice
valorizar valorice
visualizar visualice
agilizar agilice
alzar alzo alzas alza alzan alzamos alzaba alzarás alzarán alcen alcemos alcé alzaste alzaron alzando alzado
automatizar automatice
caracterizar caracterice
canalizar canalice
capitalizar capitalice
categorizar categorice
centralizar centralice
civilizar civilice
climatizar climatice
colonizar colonice
contabilizar contabilice
cristalizar cristalice
danzar dance
deslizar deslice
destrozar destroce
digitalizar digitalice
disfrazar disfrace
enfatizar enfatice
enderezar enderece
esclavizar esclavice
familiarizar familiarice
fertilizar fertilice
focalizar focalice
globalizar globalice
hospitalizar hospitalice
humanizar humanice
impermeabilizar impermeabilice
inmovilizar inmovilice
maximizar maximice
minimizar minimice
nacionalizar nacionalice
paralizar paralice
penalizar penalice
polarizar polarice
pulverizar pulverice
reorganizar reorganice
reutilizar reutilice
señalizar señalice
tranquilizar tranquilice
amortizar amortice
armonizar armonice
aterrizar aterrice
usar uso usas usa usan usamos usaba usarás usarán use usen usaste usaron usando usado úsalo úselo úsese usarlo usarse usos usarme usarte usarnos
amar aman amamos amaba amarás amarán ame ames amemos amaste amó amaron amase amando amado
recrear recreo
echar echo echas echa echan echamos echaba echarás echarán eche eches echen echemos echaste echaron echando echado echarse echarlo echarme echarte echarnos
entrar entro entras entra entran entramos entraba entrarás entrarán entres entren entremos entré entraste entraron entrando entrado
estudiar estudió
cambiar cambió
desear deseo
consistir consiste
resistir resiste
persistir persiste
subsistir subsiste
dividir divido
coincidir coincido
presidir presido
unir unes une unen unimos unía unirás unirán unan unamos uniste unieron uniera uniese uniendo únete únase unirse unirme unirlo unirte unirnos
persuadir persuado
disuadir disuado
atar atas ata atan atamos ataba atarás atarán ates atemos até ataste ató ataron atando atado
asar asan asamos asaba asarás asarán asen asé asaste asó asaron asase asando asado
airear aireo
golpear golpeo
pasear paseo
planear planeo
bloquear bloqueo
desbloquear desbloqueo
chequear chequeo
escanear escaneo
formatear formateo
hornear horneo
rastrear rastreo
saltear salteo
sortear sorteo
sondear sondeo
teclear tecleo
voltear volteo
marear mareo
alinear alineo
pelear peleo
rodear rodeo
saquear saqueo
plantear planteo
replantear replanteo
bucear buceo
broncear bronceo
bombear bombeo
canjear canjeo
costear costeo
gotear goteo
mapear mapeo
piratear pirateo
telefonear telefoneo
apreciar apreció
anunciar anunció
denunciar denunció
renunciar renunció
pronunciar pronunció
enunciar enunció
iniciar inició
reiniciar reinició
limpiar limpió
copiar copió
intercambiar intercambió
remediar remedió
asociar asoció
negociar negoció
renegociar renegoció
financiar financió
refinanciar refinanció
beneficiar benefició
acariciar acarició
aliviar alivió
abreviar abrevió
anestesiar anestesió
comerciar comerció
conciliar concilió
reconciliar reconcilió
contagiar contagió
desperdiciar desperdició
distanciar distanció
divorciar divorció
ensuciar ensució
exiliar exilió
fotocopiar fotocopió
incendiar incendió
intermediar intermedió
licenciar licenció
premiar premió
propiciar propició
refugiar refugió
sentenciar sentenció
silenciar silenció
desactivar desactivo
experimentar experimente
fundamentar fundamente
atormentar atormente
demandar demando
optar optas opta optan optamos optaba optarás optarán opte optes opten optemos optaste optó optaron optando optado
reafirmar reafirme
bombardear bombardeo
registrar regístrese regístrate regístrense
asegurar asegúrese asegúrate
contactar contáctenos contáctanos
llamar llámenos llámanos llámame
enviar envíenos envíanos envíalo
visitar visítenos visítanos
consultar consúltenos consúltanos
conectar conéctese conéctate
comprar cómpralo cómprelo
avisar avísenos avísanos
informar infórmese infórmate infórmenos
permitir permítanos permítame
abonar abónese
descargar descárgalo descárguelo
reservar resérvalo resérvelo
cancelar cancélelo
guardar guárdelo guárdalo
solicitar solicítelo solicítalo
tomar tómelo tómalo
llevar llévelo llévalo
pagar páguelo págalo
acercar acérquese acérquense acérquenos acerque
presentar preséntese
vez veces
voz voces
pez peces
juez jueces
raíz raíces
nuez nueces
actriz actrices
matriz matrices
cicatriz cicatrices
directriz directrices
lápiz lápices
nariz narices
perdiz perdices
codorniz codornices
lombriz lombrices
emperatriz emperatrices
cáliz cálices
antifaz antifaces
avestruz avestruces
andaluz andaluces
altavoz altavoces
portavoz portavoces
barniz barnices
tapiz tapices
matiz matices
feliz felices
infeliz infelices
capaz capaces
incapaz incapaces
eficaz eficaces
ineficaz ineficaces
veloz veloces
feroz feroces
atroz atroces
precoz precoces
audaz audaces
tenaz tenaces
voraz voraces
fugaz fugaces
sagaz sagaces
vivaz vivaces
veraz veraces
perspicaz perspicaces
rapaz rapaces
locuaz locuaces
suspicaz suspicaces
mordaz mordaces
motriz motrices
automotriz automotrices
capataz capataces
aprendiz aprendices
secuaz secuaces
joven jóvenes
examen exámenes
imagen imágenes
origen orígenes
margen márgenes
crimen crímenes
virgen vírgenes
volumen volúmenes
resumen resúmenes
dictamen dictámenes
certamen certámenes
gravamen gravámenes
régimen regímenes
espécimen especímenes
abdomen abdómenes
germen gérmenes
carácter caracteres
dólar dólares
azúcar azúcares
cadáver cadáveres
líder líderes lideresa
póster pósteres pósters
máster másteres másters
escáner escáneres
router routers
revólver revólveres
mártir mártires
huésped huéspedes
césped céspedes
álbum álbums
currículum currículums currículos
ítem ítems
chip chips
web webs
tour tours
show shows
blog blogs
link links
email emails
robot robots
cómic cómics
clic clics
bloc blocs
récord récords
jersey jerséis
tabú tabús
bambú bambús
iglú iglús
hindú hindús
pie pies
compás compases
grande gran
primero primer
tercero tercer
uva uvas
ojo ojos
oro oros
ala alas
ave aves
año años
oso osos osa osas
eje ejes
aro aros
arte artes
ola olas
olla ollas
isla islas
alto alta altos altas
ancho ancha anchos anchas
onda ondas
arma armas
alma almas
obra obras
tío tía tíos tías
día días
vía vías
río ríos
mujer mujeres
tráiler tráileres tráilers
suéter suéteres
chófer chóferes
cráter cráteres
catéter catéteres
néctar néctares
radar radares
hogar hogares
lugar lugares
militar militares
bazar bazares
pilar pilares
collar collares
celular celulares
titular titulares
escolar escolares
familiar familiares
ejemplar ejemplares
particular particulares
solar solares
polar polares
taller talleres
alquiler alquileres
placer placeres
deber deberes
poder poderes
alfiler alfileres
ente entes
vacío vacía
línea líneas
tarea tareas
europeo europeas
aéreo aéreas
feo fea feos feas
judío judía
gobierno gobiernos
invierno inviernos
cuaderno cuadernos
kilogramo kilogramos
miligramo miligramos
reclamo reclamos
préstamo préstamos
supremo supremos
próximo próximos
máximo máximos
mínimo mínimos
anónimo anónimos
sinónimo sinónimos
séptimo séptimos
centésimo centésimos
milésimo milésimos
vigésimo vigésimos
legítimo legítimos
marítimo marítimos
racimo racimos
pésimo pésimos
istmo istmos
ciudad ciudades
calidad calidades
cantidad cantidades
entidad entidades
facultad facultades
gravedad gravedades
humedad humedades
igualdad igualdades
libertad libertades
mitad mitades
navidad navidades
novedad novedades
prioridad prioridades
propiedad propiedades
realidad realidades
sociedad sociedades
soledad soledades
tempestad tempestades
unidad unidades
vanidad vanidades
variedad variedades
verdad verdades
voluntad voluntades
antigüedad antigüedades
ansiedad ansiedades
amistad amistades
claridad claridades
cavidad cavidades
densidad densidades
deslealtad deslealtades
dificultad dificultades
dignidad dignidades
enfermedad enfermedades
enemistad enemistades
equidad equidades
hermandad hermandades
lealtad lealtades
majestad majestades
maldad maldades
necedad necedades
suciedad suciedades
vecindad vecindades
crueldad crueldades
potestad potestades
pared paredes
famoso famosas
precioso preciosas
hermoso hermosas
nervioso nerviosas
curioso curiosas
furioso furiosas
valioso valiosas
gracioso graciosas
ansioso ansiosas
lluvioso lluviosas
ruidoso ruidosas
celoso celosas
glorioso gloriosas
lujoso lujosas
ventoso ventosas
rocoso rocosas
acuoso acuosas
gaseoso gaseosas
fibroso fibrosas
poroso porosas
grasoso grasosas
odioso odiosas
vicioso viciosas
virtuoso virtuosas
nuboso nubosas
boscoso boscosas
ingeniero ingeniera
bárbaro bárbara
cutáneo cutáneas
subterráneo subterráneas
instantáneo instantáneas
contemporáneo contemporáneas
mediterráneo mediterráneas
simultáneo simultáneas
espontáneo espontáneas
idóneo idóneas
erróneo erróneas
homogéneo homogéneas
heterogéneo heterogéneas
momentáneo momentáneas
hebreo hebreas
férreo férreas
arbóreo arbóreas
corpóreo corpóreas
asamblea asambleas
azotea azoteas
correa correas
diarrea diarreas
jalea jaleas
odisea odiseas
chimenea chimeneas
batea bateas
tardío tardía
sombrío sombría
baldío baldía
lunar lunares
nuclear nucleares
popular populares
regular regulares
similar similares
vulgar vulgares
singular singulares
circular circulares
auxiliar auxiliares
molecular moleculares
muscular musculares
rectangular rectangulares
triangular triangulares
ocular oculares
vascular vasculares
cardiovascular cardiovasculares
insular insulares
peculiar peculiares
espectacular espectaculares
preliminar preliminares
interdisciplinar interdisciplinares
estelar estelares
pulgar pulgares
telar telares
olivar olivares
pajar pajares
manjar manjares
paladar paladares
ajuar ajuares
glaciar glaciares
billar billares
hangar hangares
alveolar alveolares
capilar capilares
angular angulares
modular modulares
tubular tubulares
granular granulares
consular consulares
dispar dispares
escalar escalares
secular seculares
tutelar tutelares
palomar palomares
colmenar colmenares
pinar pinares
avatar avatares
láser láseres
cáncer cánceres
bachiller bachilleres
canciller cancilleres
elixir elixires
porvenir porvenires
neceser neceseres
quehacer quehaceres
moderno modernos
infierno infiernos
paterno paternos
materno maternos
subalterno subalternos
fraterno fraternos
canoa canoas
espíritu espíritus
tribu tribus
nazi nazis
bikini bikinis
espagueti espaguetis
tsunami tsunamis
safari safaris
ají ajís
acta actas
alga algas
arco arcos
eco ecos
ego egos
elfo elfos
ogro ogros
ancla anclas
arce arces
orbe orbes
orca orcas
oca ocas
oda odas
onza onzas
olmo olmos
ostra ostras
urna urnas
urbe urbes
inca incas
truhan truhanes
acto actos
ajo ajos
`
