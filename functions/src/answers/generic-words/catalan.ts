export const CATALAN = `
quantitat classe cosa tipus mena nom número forma manera motiu lloc part persona persones gent
temps moment vegada exemple cas casos tema problema problemes pregunta preguntes dubte dubtes
resposta informació info detall detalls opció opcions possibilitat possibilitats hora hores dia
dies existeix significa serveix passa passar diu diuen dir dieu digueu digues dirme fas feu fem
fer fet farà pot pots poder vols volen voldríem voler tenir tindria necessito necessita necessitem
necessiteu necessiten necessitar caldria haver hauria anem aneu anar vinc ve venim venir dono
donen doneu donar porto porteu portar deixar veig veure sé saps sap sabeu saben saber agradaria
interessa interessaria ofereix oferiu ofereixen funciona funcionen trobo troba trobar queda inclou
busco crec sembla demano demanar estic estem soc sóc som serà seria estarà utilitzar usar servir
hola bon salutacions gràcies merci favor plau sisplau siusplau disculpa disculpeu perdó perdona
potser només normalment aproximadament menys tampoc sempre mai avui millor xq pq tb cap dona marit
fill filla fills mare pare amic amiga senyor senyora general concret possible necessari necessària
normal habitual bo diferent diferents dues clar val ok okei accepteu accepten acceptar permès
permesa permet permeten permeteu disposeu abans segons sabria
`
