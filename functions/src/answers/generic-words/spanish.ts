export const SPANISH = `
cantidad clase cosa cosas creen cual existe existen forma funciona hace hizo importante llama
llamaba llamado llaman lugar manera muchos nombre numero ocurrio pensaba persona personas primera
principal puede razon significa siguiente sirve sucede sucedio tener tiempo tipo tipos usan
utiliza utilizan puedo puedes podemos podeis pueden podria podrias poder pueda podes quiero
quiere queremos quereis quieren quisiera querria queriamos queres tengo tienes tiene tenemos
teneis tienen tengan tendria tenes hago hacemos hacen hacer haga hecho hacerse necesito necesitas
necesita necesitamos necesitan debo debe debemos deben deberia deberiamos hay haber voy vas va
vais van ir iremos vaya vengo vienes viene venimos vienen venir das da dan dar llevo llevas
llevamos llevan llevar paso pasa pasan pasar pone ponen poner dejamos dejan dejar tomo toma
tomamos tomar ve vemos ver sabe saber sabemos dice dicen decir dime decirme gustaria gusta
apetece ofrecen ofrece ofrecer funcionan sirven consigo conseguir encuentro encuentran encontrar
obtener recibe recibir queda quedar ocurre incluye incluyen busco buscamos buscando pienso creo
cree espero parece pregunto suele suelen solemos hablar estoy estamos soy somos utilizar usa usar
uso usamos hola buenas buenos dias saludos gracias favor porfa porfi xfa disculpa disculpe perdon
oye amable quizas quiza vez realmente solamente exactamente normalmente generalmente actualmente
aproximadamente menos rapidamente facilmente directamente tambien tampoco todavia aun siempre
nunca ahora hoy ahorita luego despues entonces asi bien mal mejor peor mucha muchas pocos
bastante demasiado ademas cuanto cuanta cuantos cuantas cuales xq porq pq tb tmb algun alguna
alguno algunas algunos ningun ninguna ninguno nadie alguien cada cualquier cualquiera varios
varias mismo misma mismos mismas demas vosotros vuestro vuestra ustedes usted ud uds vos mujer
marido esposa esposo novia novio hijo hija hijos hijas madre padre mama papa hermano hermana
hermanos amigo amiga amigos amigas abuela abuelo tio gente senora senor caso casos formas maneras
modo modos pregunta preguntas duda dudas informacion info problema problemas tema momento
momentos veces hora horas dia sitio parte partes ejemplo posibilidad posibilidades opcion
opciones detalle detalles respecto respuesta general particular concreto especial determinado
cierto posible imposible necesario necesaria normal habitual bueno buena malo mala gran diferente
diferentes distinto siguientes proximo proxima ultimo ultima suficiente propio dos tres cuatro
cinco seis siete ocho nueve diez once doce primero segundo segunda claro vale verdad ok okey pues
entiendo interesa interesaria quieres quiera tenga lleva deja vamos hagamos debes quedan tuviera
pudiese querer podamos puedan doy ustd tengas traigo meter ponerme aceptar aceptais aceptan
acepta acepten aceptas permitido permitida permite permiten ofreceis disponen disponeis dispone
estar estaba estaban estado estare estara estaremos estaran estuve estuviera ser sera seran fue
fui era eran seria serian ido habra habria hubiera tenia tenias tenian tendre tuve pude traer
traemos traen trae quedo quedado saco sacar cojo coge coger toca tocar toco mirar ahi aqui alli
alla todo toda todas todos otra otro otras otros solo sola mio mia mios mias suyo suya nuestra
nuestro propia propios propias antes durante mediante segun hacia partir acabo acaba acabar
empieza empezar empiezan vivo vive vivimos pedir pido piden pedimos intentar seguir sigo sigue
hice hicieron vine vinieron dejado resulta rato ganas nosotros nosotras chicos haciendo siendo
teniendo estando
pongo pones poneis dejo dejais dejarle llevais haceis dais cogeis falta primo prima tia sobrino sobrina suegra suegro nieto nieta companero companera vecino vecina cunado compis
`
