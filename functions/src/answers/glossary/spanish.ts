/** Words of Spanish by what they mean, as `glossary` joins them with those of other languages. */
export const SPANISH = `
abroad: extranjero internacional internacionales
accept: aceptar aceptamos admitir admiten
accessible: accesible accesibilidad adaptado ruedas silla_de_ruedas movilidad_reducida
accident: accidente accidentes
activity: actividad actividades
adapter: adaptador adaptadores
add: añadir adicional agregar extra
address: dirección domicilio
adult: adulto adultos mayores
advance: antelación anticipación previo por_adelantado con_antelación de_antemano
advice: consejo asesoramiento asesorar consulta
afternoon: tarde tardes
age: edad años qué_edad a_partir_de_qué_edad
agree: acuerdo consentimiento acordar conformidad
air_conditioning: climatización aire acondicionado climatizado aire_acondicionado
airport: aeropuerto
alarm: alarma despertador
alcohol: alcohol alcohólico alcohólicas
allergy: alergia alérgico alérgeno
allow: permitido permitir admitir autorizado
alone: solo solos acompañado
always: siempre
amount: importe cantidad suma monto
anchor: ancla anclar fondear
animal: animal animales mascota animal_de_compañía animales_de_compañía
anniversary: aniversario
answer: respuesta responder contestar
apartment: apartamento piso departamento estudio
app: app aplicación aplicaciones
application: solicitud candidatura solicitar
appointment: cita citas turno cita_previa pedir_cita
arrive: llegar llegada
ask: preguntar pregunta
assemble: montaje montar ensamblar
automatic: automático automática
available: disponible disponibilidad
average: promedio media medio
award: premio galardón premiado
baby: bebé bebés lactante
back_up: respaldo copia backup copia_de_seguridad copias_de_seguridad
bacon: beicon tocino panceta bacon
bag: bolsa bolsas bolso
baggage: equipaje maleta maletas
bake: hornear panadería panadero horno
balcony: balcón terraza
ball: pelota balón
bank: banco bancos
bank_account: cuenta iban cuenta_bancaria número_de_cuenta
bank_transfer: transferencia transferencia_bancaria
barbecue: barbacoa parrilla asado
basement: sótano bodega
bath: baño bañera
bathrobe: albornoz zapatillas bata pantuflas
bathroom: baño baños aseo cuarto_de_baño cuartos_de_baño
battery: batería pila pilas
beach: playa playas
beard: barba
beautiful: bello belleza bonito hermoso estética
bed: cama camas
bedroom: dormitorio habitación
beef: ternera res vacuno buey carne_de_res carne_de_ternera
beer: cerveza cervezas
begin: empezar comenzar comienzo inicio empieza
beginner: principiante principiantes
bench: banco
berth: amarre atraque amarres
bicycle: bicicleta bici bicicletas ciclista
big: grande tamaño talla
bill: factura cuenta
bird: pájaro ave aves
birth: nacimiento nacido parto
birthday: cumpleaños aniversario
bitter: amargo
black: negro negra
blanket: manta mantas cobija
blood: sangre sanguíneo
blood_pressure: tensión_arterial presión_arterial tensión
blood_test: análisis_de_sangre analítica extracción_de_sangre
blow_dry: brushing peinado secado
blue: azul azules
boat: barco barca embarcación
boil: hervir hervido cocer
book_reading: libro libros
booking: reserva reservar reservación
boot: bota botas
born: nacido nació nacer
bottle: botella botellas
bowl: cuenco tazón bol
box: caja cajas
box_carton: caja cajas cartón
boy: niño chico muchacho
braces: ortodoncia brackets aparato_dental frenillos
brake: freno frenos frenar pastillas
branch: sucursal filial tienda
brand: marca fabricante
bread: pan panes
break_damage: roto romper daño dañado avería defectuoso
break_pause: descanso pausa recreo
breakdown: avería averías averiado
breakfast: desayuno desayunar
bride: novia boda
bridge: puente puentes
bring: traer llevar aportar
brother: hermano hermana hermanos
budget: presupuesto
buffet: bufé buffet bufet
build: construir construcción construido construyó
building: edificio
bunk: litera literas litera_doble
buoy: boya boyas
bus: autobús autocar bus
bus_line: línea_de_autobús líneas_de_autobús
bus_stop: parada parada_de_autobús parada_de_bus paradas_de_autobús
business: empresa negocio compañía sociedad
busy: concurrido ocupado lleno afluencia
button: botón botones interruptor
buy: comprar compra
cabin: cabaña cabina
cake: pastel tarta torta bizcocho
calendar: calendario agenda
call: llamar teléfono llamada telefónica número_de_teléfono por_teléfono
camera: cámara fotos cámara_de_fotos
campfire: hoguera fogata fuego_de_campamento
camping: camping tienda acampar acampada tienda_de_campaña
cancel: cancelar cancelación anular anulación
candle: vela velas
canoe: canoa canoas piragua
capacity: capacidad aforo
capital: capital
car: coche auto carro vehículo automóvil
car_rental: alquiler_de_coches alquiler_de_autos alquiler_de_vehículos
caravan: caravana autocaravana
card: tarjeta tarjetas
care: cuidar cuidado cuidados atención
carpet: alfombra moqueta
carry: llevar transportar
cash: efectivo metálico contado en_efectivo dinero_en_efectivo
cash_machine: cajero cajero_automático cajeros
cash_on_delivery: contrarreembolso contra_reembolso pago_contra_entrega
castle: castillo castillos
castrate: castración castrar esterilización esterilizar
cat: gato gatos felino
catalogue: catálogo
catering: catering banquete
ceiling: techo
celebrate: celebrar celebración fiesta
celery: apio
cent: céntimo céntimos centavo
centre: centro céntrico
century: siglo siglos
ceramics: cerámica alfarería alfarero
certificate: certificado diploma acreditación
chain: cadena cadenas
chair: silla sillas
change: cambiar cambio modificar modificación
change_money: cambio cambiar monedas
changing_room: vestuario vestuarios probador
charge_battery: cargar cargador recarga recargar
charging_station: punto_de_recarga puntos_de_recarga estación_de_carga cargador
cheap: barato económico asequible
cheapest: barato económico más_barato más_barata más_económico
check: revisar comprobar revisión examen
check_in: check-in entrada registro llegada hora_de_entrada hora_de_llegada
check_out: check-out salida hora_de_salida
check_up: chequeo revisión_médica reconocimiento_médico
cheese: queso quesos
chemist: farmacia farmacéutico
chicken: pollo gallina
child: niño niños niña infantil menor
children_menu: infantil niños menú_infantil menú_para_niños menús_infantiles
chocolate: chocolate
choose: elegir escoger elección elige
christmas: navidad navideño
church: iglesia
cinema: cine película
city: ciudad
class: clase aula grupo
clean: limpiar limpio limpieza
climb: escalada escalar trepar
clinic: consultorio clínica consulta
cloakroom: guardarropa ropero
close: cerrar cerrado cierre cierra
clothes: ropa vestimenta prendas
clutch: embrague
coach: entrenador entrenadora
coat: abrigo chaqueta
cocktail: cóctel cócteles coctel
code: código clave
coffee: café cafés
cold: frío fría
collect: recoger recogida retirar recogida_en_tienda pasar_a_recoger
colour: color tinte teñir coloración
combine: combinar combinable acumular
come: venir viene acudir
comfortable: cómodo confortable comodidad
committee: comité comisión junta
compare: comparar comparación
competition: concurso competición carrera
complain: queja reclamación quejar reclamar hoja_de_reclamaciones hojas_de_reclamaciones
computer: ordenador computadora portátil ordenador_portátil
concert: concierto música musical
condition: condición condiciones términos
conference: conferencia reunión congreso
confirm: confirmar confirmación
consumption: consumo consumir
contact: contacto contactar
contain: contener contiene incluye incluido incluir
contract: contrato
cook: cocinar cocinero cocina
corkage: descorche
cost: precio costar cuesta coste tarifa cuota cuánto_cuesta cuánto_vale qué_precio
cot: cuna cuna_de_viaje
cotton: algodón
country: país países
course: curso clase cursos lección
court: pista pistas cancha
cover: cubierto cubrir cubre cobertura
cow: vaca vacas
cream: nata crema
credit_card: crédito tarjeta tarjeta_de_crédito tarjetas_de_crédito tarjeta_bancaria
crown_tooth: corona coronas
cup: taza copa
cure: curar cura tratamiento
currency: moneda divisa divisas
current: corriente corrientes
curtain: cortina cortinas
customer: cliente clientes huésped
cut: corte cortar corte_de_pelo
dam: presa embalse
dance: baile bailar danza
danger: peligro peligroso
data: datos datos_personales protección_de_datos
date: fecha fechas
daughter: hija hijas
day: día días diario
dead: muerto morir murió muerte falleció
deadline: plazo límite fecha_límite plazo_límite
dear_expensive: caro costoso
debt: deuda deudas impago
deep: profundo profundidad hondo
degree: grado temperatura grados
delay: retraso retrasado tarde
deliver: entrega entregar envío enviar reparto
dentist: dentista dental odontólogo
depart: salida salir partir sale
deposit: depósito fianza señal anticipo
describe: describir descripción descrito
design: diseño diseñar diseñador
dessert: postre postres
detergent: detergente
device: aparato dispositivo electrodoméstico
deworm: desparasitación desparasitar lombrices
diabetes: diabetes diabético
diagnosis: diagnóstico
diesel: combustible gasolina diésel gasóleo
diet: dieta dietético
difference: diferencia diferente distinto
difficult: difícil dificultad
dinner: cena cenar
direction: dirección camino indicaciones llegar cómo_se_llega
dirty: sucio suciedad
disabled: discapacitado discapacidad minusválido personas_con_discapacidad
disappear: desaparecer desaparecido desapareció
disassemble: desmontar desmontaje desarmar
discount: descuento rebaja reducido
discover: descubrir descubierto descubrimiento
dish: plato platos
dishwasher: lavavajillas lavaplatos
display: pantalla visualizador
dive: bucear buceo buzo submarinismo
doctor: médico doctor doctora
document: documento documentos papeles
dog: perro perros
donate: donar donación donativo
door: puerta puertas
double_room: habitación_doble habitaciones_dobles
dough: masa amasar
download: descargar descarga
dozen: docena docenas
drain: desagüe drenaje tubería
dress: vestido
dress_code: código_de_vestimenta código_de_vestir etiqueta
drill: taladro taladrar
drink: beber bebida bebidas
drive: conducir conductor manejar chófer
driving_licence: carnet conducir licencia permiso carnet_de_conducir permiso_de_conducir licencia_de_conducir
dry: secar seco secadora secador
dry_cleaning: tintorería limpieza_en_seco
duck: pato ganso oca
dumpling: empanadilla ñoqui
duration: duración durar dura cuánto_dura cuánto_tiempo
during: durante
dust: polvo
duvet: edredón colcha nórdico ropa_de_cama funda_nórdica
early: temprano pronto anticipado
easter: pascua
easy: fácil facilidad
eat: comer comida
egg: huevo huevos
electric: eléctrico electricidad luz
electricity: electricidad corriente luz eléctrica
elevator: ascensor elevador
email: correo email e-mail correo_electrónico
emergency: emergencia urgencia urgencias en_caso_de_emergencia
employee: empleado personal trabajador
empty: vacío vaciar
end: fin terminar final acabar
engine: motor
engineer: ingeniero arquitecto
english: inglés
engraving: grabado grabar
enter: entrada entrar acceso
entrance_fee: entrada tarifa precio_de_la_entrada precio_de_entrada
envelope: sobres
equipment: equipo equipamiento material
euro: euro euros
evening: noche tarde
event: evento eventos acto
every: cada
exam: examen prueba test
example: ejemplo
excursion: excursión paseo tour salida
exercise: ejercicio ejercicios
exhaust: escape tubo_de_escape
exhibition: exposición exposiciones muestra
exit: salida salir
expire: caducar válido validez vencer vigencia fecha_de_caducidad fecha_de_vencimiento
explain: explicar explicación
express: exprés urgente express
extend: prolongar prórroga ampliar extender
eye: ojo ojos
eyebrow: ceja cejas pestaña pestañas
fabric: tela tejido
facial: facial limpieza_facial tratamiento_facial
factory: fábrica
family: familia familiar familias
far: lejos distancia
fare: tarifa pasaje billete
farm: granja agricultor granjero finca
fast: rápido rápidamente
fat: grasa graso
father: padre padres madre
female: mujer mujeres femenino señora
fence: valla vallado
ferry: ferry transbordador
festival: festival fiesta
fever: fiebre calentura
few: pocos poco
fill: llenar rellenar empaste
filling_tooth: empaste empastes obturación
filter: filtro filtrar
find: encontrar encuentra encontrado hallar
fine: multa sanción penalización
finger: dedo dedos
fire: incendio incendios fuego
firewood: leña
fireworks: fuegos_artificiales pirotecnia petardos
first: primero primer primera
first_aid: primeros_auxilios botiquín
fish: pescado pez pescar pesca
fit: ajustar talla encajar
fix: reparar reparación arreglar arreglo
flat_tyre: pinchazo pinchada rueda_pinchada
flea_tick: pulga garrapata parásito desparasitar
flight: vuelo avión volar
flood: inundación inundado
floor: planta piso
flour: harina
flower: flor flores ramo florista
fog: niebla neblina
foot: pie pies
football: fútbol
forbidden: prohibido prohibir prohibición
forest: bosque bosques forestal
forget: olvidar olvidado
form: formulario impreso
found_start: fundado fundada fundar fundación
founder: fundador fundadora fundó
free: gratis gratuito
free_of_charge: gratuito gratis sin_cargo sin_coste
free_vacant: libre disponible vacante
freeze: congelador congelar congelado
fresh: fresco fresca
friday: viernes
fridge: nevera frigorífico refrigerador
friend: amigo amigos
fringe: flequillo
fruit: fruta frutas
full: completo lleno
full_board: pensión_completa
furniture: mueble muebles mobiliario
future: futuro
game: juego jugar juegos
garage: garaje taller
garden: jardín jardines huerto
garlic: ajo
gas: gas
gate: puerta portón verja
gearbox: caja_de_cambios marchas transmisión cambio_de_marchas
generator: generador grupo_electrógeno
gift: regalo regalos obsequio
gift_card: tarjeta_regalo tarjetas_regalo tarjeta_de_regalo
gift_voucher: vale bono vale_regalo cheque_regalo bono_regalo vales_regalo
girl: niña chica
give: dar entregar
glacier: glaciar glaciares
glass: vidrio vaso cristal copa
glasses: gafas lentes anteojos
glove: guante guantes
gluten: gluten trigo celíaco sin_gluten
go: ir
goggles: gafas_de_natación gafas_de_nadar gafas_de_buceo
gram: gramo gramos kilo kilogramo kg
grass: césped hierba pasto
grease: grasa engrasar engrase
green: verde
groom: peluquería_canina acicalado cepillado
group: grupo grupos
group_lesson: clase_grupal clases_grupales clases_en_grupo
guarantee: garantía garantizar
guardian: tutor
guide: guía guiado guiada visitas_guiadas
gym: gimnasio fitness
hair: pelo cabello
hairdresser: peluquería peluquero peluquera
hairdryer: secador secador_de_pelo secadora_de_pelo
halal: halal kosher
half: medio mitad media
half_board: media_pensión
hall: sala salón
ham: jamón
handicraft: artesanía artesanal artesano
handle: mango asa manija
harbour: puerto puertos
harness: arnés arneses
harvest: cosecha cosechar vendimia
hat: sombrero gorro gorra
head: director jefe gerente responsable directora encargado
headache: cefalea migraña jaqueca dolor_de_cabeza dolores_de_cabeza
headliner: cabeza_de_cartel cabezas_de_cartel
health: salud sano sanitario
hear: oír oye audición
hearing: oído audición auditivo
heat: calefacción calentar climatizado calor
heavy: pesado peso
height: altura alto estatura altitud
helmet: casco cascos
help: ayuda ayudar
herb: hierba hierbas
high_chair: trona tronas silla_alta silla_para_bebé
high_season: temporada_alta
highlights: mechas reflejos balayage
hike: senderismo caminata caminar excursión
hill: colina cerro loma
hire: alquiler alquilar alquila arrendar
history: historia histórico
hobby: afición ocio pasatiempo
holiday: vacaciones
home: casa hogar domicilio
homework: deberes tarea tareas
honey: miel
horse: caballo caballos equitación
hose: manguera mangueras
hospital: hospital
host: anfitrión
hot: caliente calor
hot_tub: jacuzzi hidromasaje bañera_de_hidromasaje
hotel: hotel hoteles
hour: hora horas horario
house: casa casas
household: hogar hogares doméstico
hungry: hambre
ice: hielo cubitos_de_hielo
ice_cream: helado helados
id_card: dni identidad pasaporte documento_de_identidad carné_de_identidad carnet_de_identidad
ill: enfermedad enfermo enferma
immediately: inmediatamente inmediato enseguida
implant: implante implantes
important: importante importancia
indoor: interior cubierto dentro
infection: infección infeccioso
ingredient: ingrediente ingredientes
injection: inyección
injury: lesión herida herido lesionado
insect: insecto insectos
install: instalar instalación
instalment: plazos a_plazos cuotas mensualidades fraccionado
instructions: instrucciones manual manual_de_instrucciones modo_de_empleo
instructor: instructor profesor monitor enseñar profesora
insurance: seguro asegurado aseguradora
internet: internet wifi wi-fi
interpreter: intérprete traducción traductor traducir
interview: entrevista
invent: inventar inventado invento
inventor: inventor inventar inventó
invite: invitar invitación invitado
iron: plancha planchar hierro planchado plancha_de_ropa
island: isla islas
jam: mermelada confitura
jewellery: joya joyas joyería
job: empleo trabajo puesto trabajar vacante oferta_de_empleo ofertas_de_empleo bolsa_de_trabajo
juice: zumo jugo
jump: saltar salto
kayak: kayak kayaks piragua
keep: conservar guardar mantener conserva
kennel: residencia_canina perrera guardería_canina
kettle: hervidor tetera hervidor_de_agua
key: llave llaves
keyboard: teclado
kidney: riñón riñones renal
kilometre: kilómetro kilómetros km
kindergarten: guardería infantil jardín escuela_infantil jardín_de_infancia jardín_infantil
kitchen: cocina
knife: cuchillo cuchillos
knit: punto tejer tejido
laboratory: laboratorio
lactose: lactosa lácteo lácteos
ladder: escalera_de_mano escalera
lake: lago lagos
lamb: cordero
lamp: lámpara luz iluminación
land: terreno tierra
lane: carril carriles
language: idioma idiomas lengua
last: último última
later: más_tarde posteriormente después
laundry: lavandería colada
law: ley derecho
lawyer: abogado abogada
lay: poner colocar pone
leak: fuga fugas gotera
learn: aprender aprendizaje
leather: cuero piel
left: izquierda izquierdo
leg: pierna pata
legal: legal jurídico
lend: prestar préstamo prestado
length: longitud largo eslora
lesson: lección clase
letter: carta
level: nivel niveles
library: biblioteca
licence: licencia permiso
lid: tapa tapas
life_jacket: chaleco chalecos chaleco_salvavidas chalecos_salvavidas
lifeguard: socorrista salvavidas
light: ligero luz
lighthouse: faro faros
lightning: rayo rayos relámpago trueno
like: gustar
limescale: cal descalcificar incrustaciones
line: línea líneas
listen: escuchar
litre: litro litros
live: vivir residente residir
liver: hígado hepático
local: local locales regional
lock: cerradura candado bloquear
locked: cerrado bloqueado
locker: taquilla casillero taquillas
login: inicio_de_sesión iniciar_sesión usuario
lose: perder perdido pérdida pierde
lost_property: objetos_perdidos
low: bajo baja
low_season: temporada_baja
lunch: almuerzo comida almorzar
machine: máquina máquinas
magazine: revista revistas
main: principal
main_course: plato_principal platos_principales plato_fuerte segundo_plato
maintenance: mantenimiento revisión
make: fabricar producir elaborar producido hacer
male: hombre hombres masculino varón
mandatory: obligatorio requerido imprescindible
manicure: manicura manicure
map: mapa plano
map_location: ubicación localización cómo_llegar ubicado
market: mercado mercados
marry: casar casado boda matrimonio
massage: masaje masajes
mat: esterilla colchoneta
material: material materiales
maximum: máximo máxima
measure: medir medida mide
meat: carne carnes
medicine: medicamento medicina medicación fármaco
meet: encontrar encuentro reunión quedar
member: socio miembro socios
menu: menú carta
message: mensaje mensajes
meter: contador metro
method: método métodos
metre: metro metros
metro: metro
microchip: microchip chip
microwave: microondas
middle: medio mitad centro
midnight: medianoche
mileage: kilometraje
milk: leche
million: millón millones
mine: mina minas
minibar: minibar
minimum: mínimo mínima
minute: minuto minutos
mirror: espejo
miss: perder faltar
mistake: error errores fallo
mobile_phone: móvil celular smartphone teléfono_móvil teléfono_celular
model: modelo modelos
monday: lunes
money: dinero
month: mes meses mensual
morning: mañana mañanas
motorcycle: moto motocicleta
mountain: montaña montañas monte
mouth: boca bucal
move: mudanza mudar traslado
museum: museo museos
mushroom: seta setas champiñón hongo
mustard: mostaza
nail: uña uñas manicura
name: nombre nombres
nappy: pañal pañales
native_speaker: nativo nativos lengua_materna
nature: naturaleza natural
near: cerca cercano próximo
need: necesitar necesario necesita
needle: aguja agujas
neighbour: vecino vecinos
new: nuevo nueva
news: noticias novedades
newspaper: periódico diario
next: próximo siguiente
night: noche noches
noise_loud: ruido ruidoso ruidos
non_swimmer: no_nadadores no_sabe_nadar
noodles: fideos tallarines
noon: mediodía
north: norte
nose: nariz nasal
notice: aviso notificación avisar
notice_period: preaviso aviso
number: número
nurse: enfermera enfermero
nut: nuez nueces cacahuete avellana frutos_secos fruto_seco
offer: oferta ofrecer ofrece
office: oficina despacho
official: oficial
oil: aceite aceites
oil_change: cambio_de_aceite
old: viejo antiguo
onion: cebolla cebollas
online: línea online internet web en_línea por_internet
only: solo solamente únicamente
open: abrir abierto apertura abre horario_de_apertura horas_de_apertura horario_de_atención
operation: operación cirugía operar quirúrgico
orange: naranja naranjas
order: pedido pedir encargar encargo
organic: ecológico orgánico bio
organise: organizar organización
outdoor: exterior fuera al_aire_libre
oven: horno hornos
owner: propietario dueño dueña
pack: embalar paquete embalaje envase
paddle: remo remos pala
paddleboard: paddle paddlesurf tabla_de_paddle
page: página páginas
paint: pintura pintar pintor
pair: par pares
pan: sartén cazuela olla
paper: papel papeles
parade: desfile cabalgata procesión
parcel: paquete paquetes paquete_postal
park: parque parques
parking: aparcamiento parking estacionamiento aparcar estacionar plaza_de_aparcamiento zona_de_aparcamiento
parking_space: plaza_de_aparcamiento plaza_de_parking plazas_de_aparcamiento plaza_de_garaje
partner: pareja socio compañero
pass: pase abono tarjeta
passenger: pasajero pasajeros viajero
password: contraseña clave palabra_clave
pasta: pasta
path: sendero camino senda
patient: paciente pacientes
pay: pagar pago
paypal: paypal
pedal: pedal pedales
pedicure: pedicura pedicure
pen: bolígrafo pluma
pension: pensión media-pensión
people: persona personas gente
pepper: pimienta pimiento
percent: porcentaje ciento
performance: espectáculo actuación función
perfume: perfume perfumes
perm: permanente
permit: permiso autorización
personalised: personalizado personalizar personalización a_medida
photo: foto fotos fotografía imagen
piano: piano
picnic: picnic merienda día_de_campo
piece: pieza trozo unidad
pig: cerdo puerco
pillow: almohada almohadas
pitch: parcela campo
pizza: pizza pizzas pizzería
plan: plan planificar plano
plant: planta plantas plantar
plastic: plástico
plate: plato platos
platform: andén plataforma
play: jugar juego tocar juega
playground: parque_infantil zona_de_juegos área_de_juegos
police: policía
pool: piscina piscinas alberca
poor: pobre pobres
popular: popular
population: población habitantes
portion: porción ración raciones
possible: posible posibilidad
post: correo correos postal
potato: patata papa patatas
pound: libra libras
power_performance: potencia
practical: práctico práctica prácticas
pregnant: embarazada embarazo
prepare: preparar preparación
prescription: receta recetas
pressure: presión tensión
prevent: prevenir prevención evitar
price_list: tarifas precios tarifario lista_de_precios listado_de_precios
print: imprimir impresión impreso
printer: impresora impresoras
private: privado privada particular
private_lesson: clase_particular clases_particulares clases_privadas
prize: premio premios
problem: problema problemas
process: proceso procedimiento
product: producto productos
profession: profesión oficio
programme: programa horario
project: proyecto proyectos
proof: justificante recibo comprobante ticket
protect: proteger protección
pub: bar pub taberna
public: público pública
public_holiday: festivo festivos feriado día_festivo días_festivos día_feriado
public_transport: tranvía metro transporte transporte_público transportes_públicos
publish: publicar publicación
pump: bomba bombear inflador
pupil: alumno alumnos estudiante
quality: calidad
quantity: cantidad cantidades
quarter: cuarto trimestre barrio
queue: cola esperar espera hacer_cola lista_de_espera sala_de_espera
quiet: tranquilo silencio silencioso
quiet_hours: horas_de_silencio horario_de_silencio horas_de_descanso silencio
rabbit: conejo conejos
racket: raqueta raquetas pala
raft: balsa rafting
railway: tren trenes ferrocarril
railway_station: estación estaciones estación_de_tren estación_de_trenes
rain: lluvia llover llueve tiempo
ramp: rampa rampas
range: alcance autonomía
raw: crudo cruda
read: leer lectura
ready: listo preparado
reason: razón motivo
receive: recibir recibe
reception: recepción recepcionista
recipe: receta recetas
recommend: recomendar recomendado recomendación
recycle: reciclar reciclaje
red: rojo tinto roja
reference: referencia referencias
referral: derivación volante volante_médico remisión
refrigerated: refrigerado frío
refund: reembolso reembolsar devolución devolución_del_dinero
register: inscripción inscribir registrar matrícula registro
regular: regular habitual
reminder: recordatorio recordar
remove: quitar retirar eliminar
repeat: repetir repite
replace: reemplazar sustituir cambio recambio
report: informe denuncia informar comunicar
request: solicitud solicitar petición
rescue: rescate salvamento rescatar
responsible: responsable responsabilidad
rest: descanso descansar resto
restaurant: restaurante restaurantes
restore: restaurar restauración restaurado
result: resultado resultados
retail: minorista detalle
return: devolución devolver retorno
rice: arroz
ring: anillo anillos alianza sortija
risk: riesgo riesgos
river: río ríos
road: calle carretera avenida camino
roaming: roaming itinerancia
rodent: roedor roedores hámster cobaya
roof: tejado techo cubierta
room: habitación habitaciones sala cuarto
root_canal: endodoncia tratamiento_de_conducto
rope: cuerda cuerdas cabo
route: ruta itinerario recorrido trayecto
router: router rúter módem
rubbish: basura residuos desechos
rule: norma normas regla reglamento
run: correr carrera corre
rye: centeno
safe: seguro seguridad
safe_box: fuerte caja caja_fuerte cajas_fuertes
sail: vela velero navegar
salad: ensalada ensaladas
salary: salario sueldo
sale: venta vender rebajas
salmon: salmón
salt: sal salado
same: mismo igual
sample: muestra muestras
sand: arena
saturday: sábado
sauce: salsa salsas
sauna: sauna
sausage: salchicha salchichas chorizo embutido
save: ahorrar guardar salvar
school: escuela colegio escolar
school_holidays: vacaciones_escolares
science: ciencia científico
scissors: tijeras
scooter: patinete scooter ciclomotor
scratch: arañazo rayón abolladura rasguño
screen: pantalla pantallas
sea: mar marino
sea_view: vista_al_mar vistas_al_mar
season: temporada estación estacional
seat: asiento plaza butaca plazas
second_hand: usado ocasión segunda_mano
security: seguridad
seed: semilla semillas
self_checkin: llegada_autónoma entrada_autónoma caja_de_llaves
self_service: autoservicio
send: enviar envío mandar
senior: jubilado mayor pensionista tercera_edad personas_mayores
separate: separado separar aparte
serial_number: número_de_serie
serve: servir sirve servido
service: servicio servicios
sesame: sésamo ajonjolí
sew: coser costura
shampoo: champú
share: compartir compartido
shave: afeitado afeitar navaja maquinilla
sheep: oveja ovejas
sheet: sábana sábanas
shelf: estante estantes estantería
shellfish: marisco mariscos crustáceo frutos_de_mar
shoe: zapato zapatos calzado
shop: tienda tiendas comercio
shoulder: hombro hombros
shower: ducha duchas
shrimp: gamba gambas camarón langostino
shuttle: lanzadera traslado transfer
sick_note: baja_médica parte_de_baja justificante_médico certificado_médico
sign: firmar firma
signal: señal cobertura
silver: plata
sim: sim tarjeta_sim
sing: cantar canto coro
single_room: habitación_individual habitaciones_individuales habitación_sencilla
sink: fregadero lavabo
skate: patinar patinaje patín
ski: esquí esquiar
skin: piel cutáneo
skipper: patrón capitán
sleep: dormir sueño duerme
sleeping_bag: saco_de_dormir sacos_de_dormir
slow: lento despacio
small: pequeño pequeña
smell: olor olores oler
smoke: fumar fumador humo tabaco
smoke_detector: detector_de_humo detectores_de_humo
snow: nieve nevar
soap: jabón jabones
sock: calcetín calcetines
socket: enchufe enchufes toma_de_corriente
socks: calcetines
soft: blando suave
software: software programa_informático
soil: suelo tierra
solar: solar solares fotovoltaico
sold_out: agotado agotadas
soup: sopa caldo
sourdough: masa_madre
south: sur
soy: soja soya
spa: spa bienestar balneario
space: espacio sitio
spare_part: recambio recambios repuesto repuestos pieza_de_repuesto
speak: hablar hablado habla
special: especial especiales
species: especie especies clase
speed: velocidad
spelt: espelta
spice: especia especias picante
spoon: cuchara cucharas
sport: deporte deportes deportivo
spouse: cónyuge esposo esposa
square: plaza cuadrado
square_metre: metro_cuadrado metros_cuadrados m²
squid: calamar calamares pulpo sepia
stable: establo cuadra
stage: escenario
stain: mancha manchas
stairs: escalera escaleras escalón
stall: puesto puestos caseta
stamp: sello sellos estampilla
standing: de_pie
starter: entrante entrantes aperitivo entremeses
stay: estancia alojarse alojamiento quedarse
steal: robar robado robo
steam: vapor
steel: acero
stock: existencias stock en_stock
stolen: robado robo
stone: piedra piedras
stop: parada parar
store_keep: guardar almacenar conservar almacenamiento consigna consigna_de_equipaje guardar_el_equipaje
storm: tormenta tempestad temporal
stove: estufa hornillo fogón
study: estudio estudiar estudios
subscription: suscripción abono abonar
substitute: sustituto suplente sustitución
sugar: azúcar azucarado
suggest: sugerir sugerencia proponer
suitable: adecuado apto apropiado
suite: suite suites
summer: verano estival
sunday: domingo
surcharge: suplemento recargo
sweet: dulce dulces caramelo
swim: nadar natación bañarse baño
swimsuit: bañador traje_de_baño
switch_off: apagar apagado desconectar
switch_on: encender encendido enciende
table: mesa mesas
take: tomar llevar coger
takeaway: llevar para_llevar comida_para_llevar
tank: depósito tanque
tap: grifo grifos
tartar: sarro placa_dental limpieza_dental
taste: sabor probar gusto degustación cata
tax: impuesto iva tasa
taxi: taxi taxis
taxi_rank: parada_de_taxis parada_de_taxi
tea: té infusión
team: equipo equipos
technician: técnico técnicos
technology: tecnología técnica
teeth: diente dientes muela dental
television: televisión televisor tv
temporary: temporal provisional
tenant: inquilino arrendatario
tennis: tenis
textbook: libro_de_texto libros_de_texto manual
thank: gracias agradecer
theatre: teatro teatros
theory: teoría teórico teórica
therapist: terapeuta masajista fisioterapeuta
thick: grueso espeso
thickness: espesor grosor
thursday: jueves
ticket: entrada billete tique boleto
tide: marea mareas
tie: corbata atar
time: tiempo hora horario
tip: propina consejo
today: hoy
together: juntos junto
toilet: aseo servicios baño wc
tomato: tomate tomates
tomorrow: mañana
tool: herramienta herramientas
total: total
tourist: turista turismo turístico
tourist_tax: tasa turística tasa_turística impuesto_turístico
towel: toalla toallas toalla_de_baño
tower: torre torres
toy: juguete juguetes
tracking: seguimiento rastreo número_de_seguimiento rastrear
traffic: tráfico tránsito
trailer: remolque remolques
training: formación entrenamiento
tram: tranvía tranvías
transport: transporte transportar
travel: viaje viajar
tree: árbol árboles
trial: prueba probar clase_de_prueba período_de_prueba
tuesday: martes
tuition: matrícula tasas_académicas
tune: afinar afinación afinador
turkey: pavo
type: tipo clase
tyre: neumático neumáticos rueda llanta
ultrasound: ecografía ultrasonido
umbrella: paraguas sombrilla
understand: entender comprender entiende
uniform: uniforme uniformes
university: universidad
unpack: desempaquetar desembalar
update: actualización actualizar
urgent: urgente urgencia
use: usar uso utilizar
vaccination: vacuna vacunación vacunado
valley: valle
valuable: valor valioso objetos_de_valor objeto_de_valor
van: furgoneta camión
vegan: vegano vegana
vegetable: verdura verduras hortalizas
vegetarian: vegetariano vegetariana
vet: veterinario veterinaria clínica_veterinaria
view: vista vistas
village: pueblo aldea
vinegar: vinagre
virus: virus antivirus
visit: visita visitar visitante
voice: voz vocal
volume: volumen
volunteer: voluntario voluntariado
vote: voto votar votación
wall: pared muro muralla
ward: planta sala
warehouse: almacén depósito
warm: cálido caliente templado
warning: advertencia alerta atención
wash: lavar lavado lavadora
watch: reloj relojes relojero
water: agua aguas potable agua_potable
watt: vatio vatios
wave: ola olas oleaje
waxing: depilación cera depilar
weak: débil débiles
wear: llevar vestir ponerse
wednesday: miércoles
week: semana semanas semanal
weekday: laborable laborables día_laborable entre_semana
weekend: finde weekend fin_de_semana fines_de_semana
weigh: peso pesar pesa
west: oeste
wet: mojado húmedo
wetsuit: neopreno traje_de_neopreno
wheel: rueda ruedas
white: blanco blanca
whitening: blanqueamiento blanquear
whole: entero completo
wholesale: mayorista al_por_mayor mayoreo
wide: ancho anchura amplio
width: ancho anchura
wife: esposa mujer marido esposo
wind: viento
window: ventana ventanas ventanilla
windscreen: parabrisas luna_delantera
wine: vino vinos bodega
winter: invierno
wire: alambre cable
withdraw: retirar desistir retirada
withdrawal_period: desistimiento derecho_de_desistimiento plazo_de_desistimiento
wool: lana hilo ovillo
workshop: taller talleres
world: mundo mundial
write: escribir escrito escritor autor
wrong: equivocado incorrecto erróneo
x-ray: radiografía rayos rayos_x
year: año años anual
yellow: amarillo
yoga: yoga
young: joven jóvenes juventud adolescente
young_animal: cachorro cachorros gatito gatitos
youth: juventud joven jóvenes adolescente juvenil gente_joven
zip: cremallera cremalleras
`
