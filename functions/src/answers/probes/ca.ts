/** Questions that next to no business document answers, one a line. */
export const CATALAN = `
Quina és la capital d'Austràlia?
Quants jugadors té un equip de futbol?
Qui va pintar el sostre de la Capella Sixtina?
Com puc treure una taca de vi negre d'una catifa?
A quina temperatura ha d'arribar per dins un pollastre rostit?
Quan va caminar el primer ésser humà sobre la Lluna?
Quina alçada té la muntanya més alta de l'Àfrica?
Quina vitamina contenen sobretot les taronges?
Cada quant he de regar un cactus?
Qui va escriure la novel·la de la balena blanca?
Quina moneda es fa servir a Suïssa?
Quant es triga a volar de Londres a Nova York?
Què provoca els trons i els llamps?
Quin riu passa per Viena?
Quantes cordes té un violí?
Quin és el símbol químic de l'or?
Com puc ensenyar el meu gos a seure?
Quin país va guanyar el Mundial de futbol de 1998?
Quanta sal s'ha de posar en un pa?
Què va decidir el govern sobre el nou impost del sucre?
Qui va ser el primer president de Sud-àfrica després de l'apartheid?
Quanta gent viu a la ciutat més gran del Japó?
Per què és salada l'aigua del mar?
Quina llengua parla la majoria de la gent al Brasil?
Quin planeta té més llunes?
Com fan la mel les abelles?
Quan va acabar la Segona Guerra Mundial a Europa?
Quin percentatge de la població viu al camp?
Qui va inventar la impremta?
Quina empresa va fabricar el primer cotxe elèctric?
Com tria una universitat els nous estudiants?
Quin paper tenia el rei dins l'Església?
Quants soldats van morir a la batalla?
Quina és la principal font d'energia d'Islàndia?
Quina llei protegeix els treballadors contra l'acomiadament?
Què recomanen els metges contra el mal de cap?
Quants diputats té el parlament nacional?
Per què va perdre l'imperi les seves colònies?
Quin tipus de música va escriure el compositor per a l'òpera?
Quan es va inaugurar la línia de tren entre les dues ciutats?
Quins animals viuen a la selva tropical?
Què passa amb l'oxigen quan el ferro es rovella?
Com es determina el sou d'un mestre?
Qui va dirigir l'expedició al pol Sud?
Quina és la pluja mitjana al desert a l'estiu?
Quin equip juga els partits de casa al nou estadi?
Com es canvia la pila d'un rellotge de polsera?
A quina hora surt l'últim tren cap a l'aeroport?
On puc renovar el passaport?
Quina pel·lícula va guanyar l'Oscar a la millor pel·lícula l'any passat?
Com puc restablir la contrasenya del meu compte de correu?
Quina és la millor manera d'aprendre a tocar la guitarra?
Quantes calories té un plàtan?
Quines plantes creixen bé a l'ombra?
Em pots recomanar un bon restaurant a prop del port?
Quin temps farà demà?
Com es presenta la declaració de la renda?
Quin medicament va bé contra l'al·lèrgia al pol·len?
Quants ous necessito per fer creps?
Quina és la velocitat de la llum en el buit?
En quin any va morir?
Com es deia el seu germà?
Quants alumnes van a l'escola?
Amb quin altre nom es coneix la malaltia?
Quins grups estaven en contra de la reforma?
De quin tipus de roca està feta l'illa?
Qui estava al capdavant de l'exèrcit?
Quants diners va recaptar la pel·lícula?
Què van descobrir els científics a la cova?
Quina ciutat va acollir els Jocs?
Quin és l'objectiu principal de la teoria?
Quants anys tenia l'emperador quan va morir el seu pare?
Quin percentatge dels votants va triar el president?
Què es va construir dalt del turó el segle passat?
Quins dos països van signar l'acord?
Què produeix el cos quan té fred?
Quants llibres hi ha a la biblioteca?
Quina és l'illa més gran del mar?
Per què van marxar de la fàbrica els treballadors?
De qui eren les terres abans de la guerra?
`
