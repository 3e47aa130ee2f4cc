/** Questions that next to no business document answers, one a line. */
export const SPANISH = `
¿Cuál es la capital de Australia?
¿Cuántos jugadores tiene un equipo de fútbol?
¿Quién pintó el techo de la Capilla Sixtina?
¿Cómo quito una mancha de vino tinto de la alfombra?
¿Qué temperatura debe alcanzar por dentro un pollo asado?
¿Cuándo pisó la Luna el primer ser humano?
¿Qué altura tiene la montaña más alta de África?
¿Qué vitamina contienen sobre todo las naranjas?
¿Con qué frecuencia debo regar un cactus?
¿Quién escribió la novela sobre la ballena blanca?
¿Qué moneda se usa en Suiza?
¿Cuánto dura el vuelo de Londres a Nueva York?
¿Qué causa los truenos y los relámpagos?
¿Qué río pasa por Viena?
¿Cuántas cuerdas tiene un violín?
¿Cuál es el símbolo químico del oro?
¿Cómo enseño a mi perro a sentarse?
¿Qué país ganó el Mundial de fútbol en 1998?
¿Cuánta sal lleva una hogaza de pan?
¿Qué decidió el gobierno sobre el nuevo impuesto al azúcar?
¿Quién fue el primer presidente de Sudáfrica después del apartheid?
¿Cuántas personas viven en la ciudad más grande de Japón?
¿Por qué es salado el mar?
¿Qué idioma habla la mayoría de la gente en Brasil?
¿Qué planeta tiene más lunas?
¿Cómo hacen la miel las abejas?
¿Cuándo terminó en Europa la Segunda Guerra Mundial?
¿Qué porcentaje de la población vive en el campo?
¿Quién inventó la imprenta?
¿Qué empresa construyó el primer coche eléctrico?
¿Cómo elige una universidad a sus nuevos estudiantes?
¿Qué papel tenía el rey en la iglesia?
¿Cuántos soldados murieron en la batalla?
¿Cuál es la principal fuente de energía en Islandia?
¿Qué ley protege a los trabajadores contra el despido?
¿Qué recomiendan los médicos contra el dolor de cabeza?
¿Cuántos miembros tiene el parlamento nacional?
¿Por qué perdió el imperio sus colonias?
¿Qué tipo de música escribió el compositor para la ópera?
¿Cuándo se inauguró la línea de tren entre las dos ciudades?
¿Qué animales viven en la selva tropical?
¿Qué le pasa al oxígeno cuando el hierro se oxida?
¿Cómo se determina el salario de los maestros?
¿Quién dirigió la expedición al Polo Sur?
¿Cuánto llueve de media en el desierto en verano?
¿Qué equipo juega en el nuevo estadio?
¿Cómo cambio la pila de un reloj de pulsera?
¿A qué hora sale el último tren al aeropuerto?
¿Dónde puedo renovar mi pasaporte?
¿Qué película ganó el premio a la mejor película el año pasado?
¿Cómo restablezco la contraseña de mi cuenta de correo?
¿Cuál es la mejor manera de aprender a tocar la guitarra?
¿Cuántas calorías tiene un plátano?
¿Qué plantas crecen bien a la sombra?
¿Puede recomendarme un buen restaurante cerca del puerto?
¿Qué tiempo hará mañana?
¿Cómo presento mi declaración de la renta?
¿Qué medicamento ayuda contra la alergia al polen?
¿Cuántos huevos necesito para hacer tortitas?
¿Cuál es la velocidad de la luz en el vacío?
¿En qué año murió?
¿Cómo se llamaba su hermano?
¿Cuántos estudiantes asisten a la escuela?
¿Qué otro nombre tiene la enfermedad?
¿Qué grupos estaban en contra de la reforma?
¿De qué tipo de roca está formada la isla?
¿Quién estaba al mando del ejército?
¿Cuánto dinero recaudó la película?
¿Qué descubrieron los científicos en la cueva?
¿Qué ciudad fue la sede de los juegos?
¿Cuál es el objetivo principal de la teoría?
¿Qué edad tenía el emperador cuando murió su padre?
¿Qué porcentaje de los votantes eligió al presidente?
¿Qué se construyó en la colina en el siglo pasado?
¿Qué dos países firmaron el acuerdo?
¿Qué produce el cuerpo cuando hace frío?
¿Cuántos libros hay en la biblioteca?
¿Cuál es la isla más grande del mar?
¿Por qué los trabajadores abandonaron la fábrica?
¿A quién pertenecía la tierra antes de la guerra?
`
