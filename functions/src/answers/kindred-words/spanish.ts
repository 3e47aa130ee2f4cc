export const SPANISH = `
llegar checkin ingreso entrada
salir checkout desocupar desalojar abandonar
recepción conserje mostrador
recibir obtener conseguir entrega
tarde retraso demora atraso impuntual
temprano madrugada pronto
habitación cuarto dormitorio recámara alcoba pieza
habitación: doble individual suite triple familiar estándar
alojamiento hospedaje hospedar pernoctar dormir duerme estancia estadía
huésped invitado visitante acompañante
amigo conocido acompañante invitado
maleta equipaje valija mochila bulto
consigna equipaje guardar maletero custodia
cama colchón litera
cama: supletoria cuna matrimonio litera sofá plegatín
cuna bebé moisés cunita
sábana ropa cobija manta frazada edredón colcha almohada
toalla albornoz bata toallón
aire climatización acondicionado refrigeración clima
calefacción calentador radiador estufa calefactor caldera
nevera frigorífico refrigerador heladera minibar frigobar refri
cafetera hervidor café té tetera
secador pelo cabello
lavar lavandería lavadora lavarropas
caja fuerte valores joyas
llave cerradura cerrojo candado
vistas paisaje panorámico mirador
ascensor elevador
accesible accesibilidad rampa discapacidad minusválido ascensor discapacitado
ruedas accesible rampa discapacidad
muletas bastón andador
trona bebé periquera
carrito cochecito carriola carreola silleta
pañal cambiador cambiar bebé
biberón mamadera fórmula leche calentar
lactancia amamantar pecho lactante
guardería jardín infantil kínder maternal preescolar
canguro niñera cuidador cuidado ludoteca
mascota animal
mascota: perro gato conejo hámster pájaro loro tortuga
perro cachorro perrito can canino
perro: labrador caniche chihuahua bulldog galgo salchicha golden terrier
perro: lazarillo guía asistencia
gato gatito felino
atado: correa bozal suelto arnés
restaurante comedor cafetería bistró bar
comer restaurante plato cocina
comida: desayuno almuerzo cena merienda tapas
desayuno buffet bufé
almuerzo almorzar mediodía
noche pernoctar alojamiento
merienda merendar refrigerio tentempié colación snack
bocadillo sándwich torta emparedado bocata
menú carta plato
tomar: agua refresco zumo cerveza vino copa
refresco: agua zumo jugo gaseosa limonada
zumo jugo exprimido
alcohol licor copa cóctel
alcohol: cerveza vino ginebra ron whisky cava tequila
descorche botella vino
agua potable grifo canilla
vegetariano vegano vegetal carne
celíaco gluten celiaquía trigo harina
lactosa leche lácteo
alergia alérgico alérgeno intolerancia
alergia: gluten lactosa nueces cacahuete huevo marisco frutos polen
alérgeno: gluten lactosa nueces cacahuete huevo marisco frutos soja
cacahuete maní cacahuate
dieta régimen vegetariano vegano alimentación alimentario
halal musulmán cerdo religión kosher
carne: ternera res cerdo pollo filete jamón
pescado: atún salmón bacalao merluza
azúcar diabético edulcorante dulce
postre dulce helado tarta pastel
tarta pastel torta bizcocho ponqué
pan barra hogaza panecillo
pan: baguette integral molde centeno chapata
bollería croissant cruasán medialuna bollo
panadero panadería horno
pastelería pastelero repostería confitería
conservar caduca fresco congelar
cocinero chef cocina
camarero mesero mozo garzón
sitio asiento cupo vacante
libre disponible disponibilidad vacante
lleno completo ocupado aforo agotado
terraza exterior jardín fuera afuera
cocina fogón vitrocerámica hornilla microondas
vajilla plato vaso utensilio
barbacoa parrilla asado asador grill fogata
precio costar cuesta valer tarifa euros
tarifa cuota arancel honorarios
caro costoso precio
descuento rebaja reducido reducción bonificación oferta promoción ahorrar
descuento: estudiante jubilado desempleado grupo
gratis gratuito libre incluido
incluido comprendido inclusive
suplemento recargo adicional extra aparte
pagar abonar
pagar: tarjeta efectivo transferencia bizum paypal
efectivo metálico billete monedas cash
tarjeta: visa mastercard amex crédito débito maestro
express: amex
transferencia transferir iban banco depósito
domiciliación cuenta débito sepa
factura recibo comprobante
ticket recibo comprobante boleta justificante
plazo cuota mensualidad fraccionar financiar
préstamo crédito hipoteca
deuda impago moroso adeudar
anticipo señal adelanto enganche seña
fianza depósito garantía caución aval
reembolso devolución devolver devuelve devuelto reintegro
moneda divisa cambio euros dólares
multa sanción penalización infracción recargo
impuesto iva tasa gravamen tributo
presupuesto cotización estimación
máximo límite tope
niño menor infantil chico nene pequeño
niño: bebé adolescente hijo
menor: niño adolescente joven
joven adolescente juvenil juventud
bebé lactante
edad años cumplir mayor
adulto mayor padre tutor
jubilado anciano senior mayor
abuelo nieto familiar
padre madre papá mamá progenitor tutor
hermano familiar
familia hijos
pareja esposo mujer novio cónyuge
boda casarse casamiento matrimonio enlace nupcial
cumpleaños cumplir aniversario
fiesta celebración festejo evento
evento: boda cumpleaños bautizo comunión congreso aniversario
bautizo bautismo
regalo obsequio
cupón bono regalo voucher
código cupón promocional promo
caducar vencer vencimiento validez vigencia expirar
enfermo enfermedad malo indispuesto malestar
enfermo: fiebre tos vómito diarrea
fiebre temperatura febril calentura
resfriado catarro gripe constipado tos
contagioso infeccioso infección
piojos liendres parásitos
vómito diarrea gastroenteritis
dolor doler duele molestia
dolor: cabeza espalda muela garganta
herida lesión accidente golpe sangrar hemorragia botiquín
accidente siniestro choque colisión percance
urgencia urgente emergencia
urgencia: ambulancia hospital guardia
médico doctor facultativo
médico: pediatra ginecólogo dermatólogo cardiólogo traumatólogo
consulta consultorio clínica ambulatorio
cita turno consulta
receta medicamento prescripción
medicamento medicina medicación pastilla fármaco remedio
farmacia farmacéutico medicamento
vacuna inyección dosis pinchazo
análisis sangre analítica laboratorio
revisión chequeo control reconocimiento examen
operación cirugía intervención quirúrgico
anestesia sedación anestésico
miedo ansiedad nervios fobia nervioso temor
fisioterapia fisioterapeuta rehabilitación
embarazo gestante gestación
maternidad paternidad nacimiento embarazo
psicólogo psicología terapia terapeuta
baja enfermedad incapacidad justificante certificado
dentista odontólogo dental dientes
diente muela dental pieza
caries empaste obturación tapadura
extracción sacar
ortodoncia brackets alineadores frenillos aparato
corona implante prótesis puente
blanqueamiento blanquear dientes
gafas lentes anteojos óptica
faltar ausencia ausente inasistencia
asistir asistencia acudir presentarse comparecer
avisar notificar comunicar preaviso
cancelar anular desistir
contrato rescindir rescisión baja cancelar
contrato acuerdo convenio firmar
permanencia mínimo duración compromiso contrato
renovar renueva prórroga
prolongar extender extiende ampliar ampliación alargar prórroga
suspender suspensión congelar pausa interrumpir
cambiar modificar modificación mover mueve
aplazar posponer postergar reprogramar cambiar mover retrasar
condición requisito cláusula
enviar mandar expedir despachar expedición
entrega reparto envío
envío: correos seur dhl ups mensajería
repartidor mensajero transportista cartero
paquete paquetería bulto encomienda
seguimiento rastrear rastreo localizar tracking
domicilio dirección calle ubicación
extranjero internacional país exterior frontera
extranjero: francia portugal alemania suiza méxico argentina
aduana arancel importación
recoger recojo retirar buscar
pedido pide encargo
comprar adquirir pedido
vender venta
existencias stock disponible agotado disponibilidad reponer
talla medida tamaño
talla: pequeña mediana grande
canje cambio
envolver envoltorio papel regalo
defecto defectuoso fallo avería tara estropeado
roto romper dañado rotura quebrado estropear desperfecto
rayar rayón arañazo rasguño
mancha sucio
garantía cobertura defecto
reparar arreglar compostura
mantenimiento revisión inspección
repuesto recambio refacción
perder pierde extravío olvidado
encontrar encuentra hallar localizar
robar hurto sustraer
policía denuncia comisaría
indemnizar compensar
ropa prenda vestimenta vestir indumentaria
ropa: pantalón camisa chaqueta vestido falda camiseta
vestir vestimenta etiqueta formal
uniforme ropa bata chándal
chaqueta abrigo campera cazadora chamarra
pantalón vaquero jeans
camiseta playera remera polera
zapato calzado zapatilla tenis bota
calzado: zapatillas chanclas botas tacones sandalias
traje corbata terno
bañador malla bikini
guardarropa perchero abrigo
taquilla casillero locker armario
vestuario vestidor cambiarse ducha
ducha regadera
baño aseo servicio lavabo sanitario inodoro
equipo material
traer traiga llevar aportar
prestar préstamo cedido
alquilar arrendar arriendo rentar
alquilar: bicicleta coche esquís kayak patines
lluvia llover llueve paraguas tormenta temporal
nieve nevar
calor caliente temperatura
frío fresco helado
sombra sombrilla tumbona
sombrilla parasol quitasol
playa orilla arena
piscina nadar natación alberca pileta
socorrista vigilante salvavidas
spa balneario wellness sauna jacuzzi termas hidromasaje
senderismo caminata ruta
excursión paseo
visita guiada recorrido tour
guía monitor
autobús bus camión colectivo guagua ómnibus
tren ferrocarril cercanías
avión vuelo aeropuerto aerolínea
barco ferry crucero embarcación
taxi uber cabify remis
transporte: autobús tren metro tranvía
traslado transfer aeropuerto lanzadera
billete boleto pasaje
lejos distancia kilómetro minutos
cerca cercano próximo minutos distancia
coche auto carro vehículo automóvil
vehículo: coche moto furgoneta camión
furgoneta camioneta van
caravana autocaravana camper remolque
moto motocicleta
bicicleta bici ciclista ciclismo
aparcar estacionar parking parqueo
garaje cochera aparcamiento
eléctrico cargar cargador enchufe
eléctrico: tesla coche híbrido
conducir conductor manejar chofer
conducir: carnet licencia permiso
gasolina combustible diésel gasoil nafta bencina
kilómetro kilometraje ilimitado
neumático rueda llanta goma
pinchazo pinchar ponchar rueda
inspección itv verificación vtv
taller mecánico garaje
avería averiado grúa asistencia remolcar
parabrisas cristal vidrio
franquicia deducible seguro
seguro asegurado póliza cobertura
seguro: mutua adeslas sanitas mapfre
cubrir cubierto cobertura
abrir abierto abre apertura
cerrar cierra
horario: abierto abre apertura cierra atención horas
mañana matutino matinal
noche nocturno
fin sábado domingo
semana: lunes martes miércoles jueves viernes
festivo feriado fiesta
festivo: navidad reyes nochebuena nochevieja pascua enero
navidad navideño diciembre nochebuena
vacaciones festivo descanso
verano: junio julio agosto septiembre
invierno: diciembre enero febrero
primavera: marzo abril mayo
otoño: septiembre octubre noviembre
mes mensual
semana semanal
año anual
día días diario
empezar empieza comenzar comienza inicio
terminar finalizar fin acabar concluir
durar duración tiempo minutos
plazo límite fecha
esperar cola fila
rápido rapidez express pronto
inmediato urgente enseguida
contacto teléfono correo
llamar teléfono
teléfono celular móvil whatsapp
correo email mail electrónico
responder respuesta contestar
atención atender atiende soporte
ayuda asistencia soporte auxilio
gerente: responsable supervisor encargado
jefe director gerente superior
dueño propietario
fundar fundador fundación creado
empresa compañía negocio
queja reclamar insatisfecho
recomendar recomienda aconsejar sugerencia
dato privacidad protección personal confidencial
borrar eliminar suprimir supresión
guardar almacenar conservar
publicar difundir
vigilancia videovigilancia grabar
foto fotografía fotografiar imagen
foto: trípode flash selfie
vídeo filmar grabar grabación
contraseña clave password
usuario cuenta perfil
acceder acceso entrar ingresar
fumar tabaco cigarrillo fumador humo cigarro
fumar: vapear vapeador cachimba puro
ruido silencio ruidoso molestar descanso
norma regla reglamento normativa
permitir autorizar admitir
permiso autorización consentimiento
aceptar admitir bienvenido
prohibir prohibición impedir vetado
obligatorio obligación exigir imprescindible
necesario requisito imprescindible preciso
necesitar requerir requiere precisar
documento papeles
documento: pasaporte dni cédula nie ine
identidad identificación identificarse dni
certificado acreditación justificante diploma
solicitar solicitud pedir formulario
trámite gestión procedimiento
ayuntamiento municipal alcaldía intendencia
empadronar padrón residencia
visado residencia
nacimiento nacer natal
basura residuo desecho
basura: vidrio papel plástico orgánico
reciclar reciclaje contenedor
clase lección sesión
clase: yoga pilates spinning zumba
principiante inicial básico novato
avanzado experto superior
aprender enseñar estudiar
profesor maestro docente
profesor: instructor monitor entrenador
colegio escuela instituto
colegio: primaria secundaria
matrícula inscripción
inscribirse inscripción inscrito apuntarse alta registrarse
examen prueba test evaluación
examen: aprobar suspender
nota calificación puntuación boletín
deberes tarea ejercicios
beca ayuda subvención
título diploma certificado
idioma lengua hablar
idioma: inglés español francés alemán
traducir traducción traductor intérprete
probar prueba muestra demo
degustación cata probar
socio miembro afiliado abonado
cuota membresía mensualidad suscripción abono
suscripción plan suscribirse
gimnasio fitness musculación gym
entrenar ejercicio
entrenador monitor instructor preparador
deporte: fútbol tenis pádel baloncesto natación golf
cancha pista
torneo competición campeonato liga
música instrumento musical
instrumento: piano guitarra violín flauta batería
cantar coro voz
bailar danza
museo exposición exhibición colección
concierto espectáculo actuación
entrada ticket boleto
taquilla boletería entrada
biblioteca leer lectura
césped pasto hierba grama
jardinero jardinería jardín poda
flor ramo arreglo
flor: rosa tulipán orquídea girasol clavel
florista floristería florería
herramienta taladro martillo máquina
peluquería peluquero estilista salón
cortar pelo
tinte teñir tiñe color mechas
barba barbero barbería afeitar
depilación cera láser
camping acampar campamento
luz electricidad corriente energía
enchufe adaptador corriente
internet wifi red conexión
ordenador computadora portátil laptop
reunión junta conferencia asamblea
voto votación
asociación club entidad
donación donar donativo
piso apartamento departamento depto vivienda
vivienda chalet hogar
inquilino arrendatario
casero propietario arrendador
vecino comunidad
mueble amueblado mobiliario
mudanza mudarse trasladar
limpieza limpiar
fontanero plomero gasfitero
fuga gotera escape agua
atascado desatascar obstruido
obra reforma renovación
técnico operario profesional
instalar montar montaje
capacidad aforo personas caber
trabajo empleo
empleo vacante puesto candidato candidatura currículum
prácticas becario pasantía aprendiz
trabajador empleado plantilla personal
salario sueldo nómina
teletrabajo remoto casa
vacaciones permiso libranza
permiso licencia ausencia
despido despedir despide
dimitir renunciar dimisión preaviso
jubilación pensión
gasto reembolso justificante
contabilidad contable contador
declaración hacienda trimestre anual
hacienda tributario fiscal
autónomo monotributo independiente
abogado letrado
ley legal derecho
incendio bomberos evacuación
programa software aplicación app
actualizar versión
error fallo problema
importar cargar subir
exportar descargar
copia respaldo
imprimir impresora impresión fotocopia
integrar conectar
configurar ajustes
activar habilitar
desactivar deshabilitar
cifrado encriptado
web página internet online
elegir elige escoger opción
preferir prefiere preferencia
ofrecer oferta
usar utilizar uso
tomar coger agarrar
mostrar presentar enseñar
rechazar denegado
ocurrir pasar suceder
añadir agregar
quitar retirar
ecológico orgánico sostenible
artesano artesanal
reservar booking
deporte ejercicio gimnasio
morir murió muerte fallecer defunción difunto entierro
enfermedad: gripe varicela covid gastroenteritis sarampión conjuntivitis
altura estatura medir mide centímetros
peso kilo kg
punto fidelidad fidelización bonificación
responsable daños culpa
formulario impreso planilla rellenar
manicura uñas pedicura esmalte
casco guante protección
caducar: válido validez
pensión: desayuno almuerzo cena
aparcar aparcamiento parking estacionamiento estacionar parqueadero cochera
coche: aparcamiento parking estacionamiento parqueadero
tarde retraso tolerancia puntualidad impuntual
tienda: acampada camping tiendas
camping acampada acampar
autocaravana furgoneta camper caravana furgo
arrepentirse retracto desistimiento desistir devolución
devolver devolución reintegro retorno cambio
flete transporte envío transportadora domicilio
demorar tardar plazo entrega
despachar enviar salir envío pedido
recoger recogida retiro retirar tienda
contraentrega contrareembolso contra
envolver envoltorio empaque regalo caja
detalle regalo obsequio
docena unidades mayor mayoreo mayorista
revender mayorista mayor reventa
cupón código descuento vale promocional
garantía responder cubre cobertura avería
dañar daño estropear romper roto dañado golpeado
animal lana origen
sillita trona sillas
anular cancelar cancelación anulación
adelantar señal anticipo depósito adelanto fianza
avisar antelación reservar reserva anticipación
guardar reservar mesa
vacaciones cerrado descanso festivos
nevera: congelador
gorro gorra
vigilante socorrista vigilancia vigilar vigilando
amigos: invitados
invitado visita acompañante
pista cancha pádel tenis
focos luz luces iluminación
basura contenedor residuos bolsa reciclar
tirar basura contenedor desechar bidón
deshacerse muebles trastos recogida
mueble: sofá armario colchón mesa
tender colgar tendedero ropa
huésped inquilino arrendatario turista
ruido descanso silencio molestias
canas tinte raíz retoque color
teñir tinte color coloración pintar
pintar: tinte color
tinte: canas mechas reflejos balayage
pelo cabello melena
domicilio casa hogar
jubilado mayor mayores tercera inapam
universitario estudiante alumno credencial carné
mojar lavar agua
gustar satisfecho garantía retoque conforme
perder lugar cita tolerancia
quinceañera años fiesta
masaje relajante
voluntario voluntariado ayudar colaborar mano
ganador premio dotado galardón
perder: objetos
objetos perdidos extraviado extravío olvidado
entrada boleto ticket abono taquilla tiquete
abono: completo
peli película espectáculo función
bebé niños meses
cajero efectivo
pesar pesa peso kilos kg
medir medida dimensiones tamaño
corte: hombre caballero mujer
cortar corte cortarse
pelo: corte
hombre caballero señor masculino
caballero: hombre
mujer señora femenino dama
pies pedicura podología
pedicura: pies arreglo
manicura: manos arreglo
cejas depilación
peinado peinar recogido
datáfono: tarjeta
tarjeta datáfono contactless
efectivo: dinero
dinero importe reembolso
mensual mensualidad cuota
mes mensual mensuales
ventanilla secretaría oficina
resto pendiente
señal: adelantado
adelantado anticipo señal
personas pax pers
teléfono tel tfno tlf
minutos min
máximo máx max
mínimo mín min
jugadores: personas amigos grupo
participantes personas plazas grupo
grupo grupos grupal colectivo
plazas personas capacidad
pedir reservar encargar
reserva reservar previa cita
reservar: teléfono web whatsapp online
reserva: teléfono web whatsapp online
reservar cita pedir apuntarse
apuntarse inscribirse inscripción apuntar matrícula plaza
apuntar inscribir inscripción matricular
inscripción: web teléfono formulario
llueve lluvia tormenta temporal
antelación mínimo aviso
cancelar anular cancelación anulación cita
cancelar: cita citas reserva
aparecer presentarse acudir faltar falta aparezco presento
faltar falta acudir
recuperar recuperarlo devolver devolución devolvemos
devolver devolvemos reembolso
recorrido circuito ruta trayecto
mayores adultos adulto
adultos mayores
niños infantil infantiles menores
infantil: niños
peques niños infantil pequeños
niña niñas niño niños
obra función representación espectáculo
función obra espectáculo
teatro obra función
salida checkout check out
entrada llegar check checkin llegada
llegada llegar entrada
devolver devolución entrega
recogida recoger entrega
entrega recogida devolución
furgo furgoneta camper autocaravana
llaves llave buzón cajetín código
kilómetros km kilometraje
fianza depósito señal
ceder transferible intransferible personal nominativo
profe profesor maestra tutor maestro
profesor profesora profe profesorado
tutor tutora aula
aula clase
director directora dirección
dirección: director directora
secretaría administración oficina
recepción recepcionista
encargado responsable encargada
cocinero cocina cocinera
veterinario veterinaria
violín viola
piano teclado
batería percusión
canto cantar voz
baile bailar danza
gluten celíacos celíaco
celíaco: gluten
contiene lleva
lácteos leche lactosa nata queso
frutos secos nueces almendras
vegano vegana vegetal
vegetariano vegetariana
terraza fuera exterior sentarse
terraza: sentarse
rebajas rebajado rebajados saldo
comprar compra comprado compré
dinero devolución devuelve
ticket tique
cambiar cambio talla
talla número
probar probador prueba
ropa pantalón calzado camiseta chaqueta
calzado botas zapatos zapatillas
llevar traer llevad traed
traer llevar llevad
incluido incluye incluida incluidos comprendido
incluye incluido
bebida bebidas agua vino refrescos
bebida: agua refresco vino cerveza
aparcamiento parking aparcar coche plaza
bicicleta bicis
mascotas animales perros perro
animales mascotas perros
admitir admiten admitimos permiten aceptan
permitir admiten admitir
silla ruedas accesible
ruedas: pmr
accesible adaptado adaptada
minusválidos adaptado accesible
bebé cuna trona
desayuno desayunar
comer comida almuerzo
cenar cena cenas
desayunar desayuno
wifi internet
ruido silencio
limpieza limpia
habitación hab
antiguo viejo vieja antigua usado
retirada retirar llevar recoger
viejo antiguo retirada
antiguo: retirada
viejo: retirada
montaje montar instalación
envío enviar portes entrega
portes: envío transporte reparto
portes envío
reparto entrega envío
pedido pedir encargo
tardar plazo laborables
arreglar reparar reparación arreglo
reparación reparar arreglo
desplazamiento domicilio
urgencias urgencia
duración dura
duración: dura
excursión salida ruta paseo visita
paseo salida recorrido
salida: excursión
empezar inicio comienzo empieza
inicio: empezar
quedar encuentro punto salida
encuentro: quedar
acompañado acompañados adulto
acompañado adulto menores
embarazada embarazo embarazadas
miedo vértigo
nivel experiencia
experiencia nivel principiantes
principiantes iniciación
bono sesiones
bono: sesiones
caducar caduca validez
alta matrícula
socio socios abonados
descuento estudiantes
descuento: desempleados carné
reducida: estudiante jubilado desempleado niño carné
reducida descuento
estudiante carné
gratis gratuita gratuito
regalar regalo
regalo: regalar
cumple cumpleaños
despedida soltero soltera
colegio escolares
escolares colegios grupo
privado exclusivo
alquiler alquilar
alquiler: alquilar
duchas vestuarios
llamar tel
correo mail
escribir correo mail whatsapp
mensaje whatsapp
autobús línea parada
autobús: línea parada
parada línea
bizum: móvil
móvil bizum
plazos financiación
mutua seguro
cambiar cambio cambios canje
marisco crustáceos moluscos gambas
traer: toalla agua gorra
dueño dueña propietaria propietario
gerente gerencia
responsable coordinador coordinadora
monitor monitora instructora instructor
maestra profesora tutora maestro
completo lista espera
libres disponibles plazas
reembolsar devolver devolución reembolso
limpieza final
cancelar: cancelación
baja darse cancelar
anular anulación cancelación
gastos portes envío
minusválido discapacitado accesible
cuna bebés
agua botella cantimplora
crema solar gorra protección
comida picnic bocadillo
cómoda deportiva ropa
zapatillas deportivas calzado
reparto repartir repartimos llevar
repartir entregar entrega
acompañante acompañar
encargo encargos encargar pedido
encargar encargo antelación
contado efectivo
tique recibo ticket
aplazado plazos cuotas
invitar acompañante invitado
ausencia falta faltar
montar montaje
subir subida ascensor
mesa reserva
hueco plaza libre
huecos plazas disponibles
patio jardín terraza
llevarse retirar recoger
intolerante alérgico alergia
sulfitos mostaza apio
probarse probador
estropeado defectuoso roto
esperar espera
nadar natación
monitores monitor
grupos grupo escolares
dura duración
comienza empieza inicio
termina acaba fin
recargo suplemento extra
devuelto reembolso devolución
llamar telefonear teléfono
apuntarme inscribirme inscripción
inscribir matricular inscripción matrícula
aparcamos aparcar parking
maletas equipaje consigna
adaptado rampa silla
perrito perro mascota
`
