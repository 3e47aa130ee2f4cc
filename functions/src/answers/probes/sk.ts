/** Questions that next to no business document answers, one a line. */
export const SLOVAK = `
Aké je hlavné mesto Austrálie?
Koľko hráčov má futbalový tím?
Kto vymaľoval strop Sixtínskej kaplnky?
Ako odstránim škvrnu od červeného vína z koberca?
Akú teplotu má mať pečené kurča vnútri?
Kedy sa prvý človek prešiel po Mesiaci?
Aká vysoká je najvyššia hora Afriky?
Ktorého vitamínu je v pomarančoch najviac?
Ako často mám polievať kaktus?
Kto napísal román o bielej veľrybe?
Akou menou sa platí vo Švajčiarsku?
Ako dlho trvá let z Londýna do New Yorku?
Prečo vznikajú hromy a blesky?
Ktorá rieka preteká cez Viedeň?
Koľko strún majú husle?
Aká je chemická značka zlata?
Ako naučím psa povel sadni?
Ktorá krajina vyhrala majstrovstvá sveta vo futbale v roku 1998?
Koľko soli patrí do bochníka chleba?
Ako rozhodla vláda o novej dani z cukru?
Kto bol prvým prezidentom Juhoafrickej republiky po konci apartheidu?
Koľko ľudí žije v najväčšom meste Japonska?
Prečo je more slané?
Akým jazykom hovorí väčšina ľudí v Brazílii?
Ktorá planéta má najviac mesiacov?
Ako včely vyrábajú med?
Kedy sa skončila druhá svetová vojna v Európe?
Koľko percent obyvateľov žije na vidieku?
Kto vynašiel kníhtlač?
Ktorá firma vyrobila prvý elektromobil?
Ako si univerzita vyberá nových študentov?
Akú úlohu mal kráľ v cirkvi?
Koľko vojakov padlo v tej bitke?
Aký je hlavný zdroj energie na Islande?
Ktorý zákon chráni zamestnancov pred výpoveďou?
Čo odporúčajú lekári na bolesť hlavy?
Koľko členov má národný parlament?
Prečo ríša prišla o svoje kolónie?
Akú hudbu napísal skladateľ k tej opere?
Kedy otvorili železničnú trať medzi oboma mestami?
Ktoré zvieratá žijú v dažďovom pralese?
Čo sa deje s kyslíkom, keď železo hrdzavie?
Podľa čoho sa určuje plat učiteľa?
Kto viedol výpravu na južný pól?
Koľko zrážok v priemere spadne v lete na púšti?
Ktorý tím hrá domáce zápasy na novom štadióne?
Ako vymením batériu v náramkových hodinkách?
O koľkej odchádza posledný vlak na letisko?
Kde si môžem dať vystaviť nový pas?
Ktorý film získal vlani cenu za najlepšiu snímku?
Ako si obnovím zabudnuté heslo k e-mailu?
Ako sa najlepšie naučiť hrať na gitare?
Koľko kalórií má banán?
Ktorým rastlinám sa darí v tieni?
Môžete mi odporučiť dobrú reštauráciu blízko prístavu?
Aké bude zajtra počasie?
Ako podám daňové priznanie?
Ktorý liek pomáha na sennú nádchu?
Koľko vajec potrebujem na palacinky?
Aká je rýchlosť svetla vo vákuu?
V ktorom roku zomrel?
Ako sa volal jeho brat?
Koľko žiakov chodí do tej školy?
Ako sa tá choroba volá inak?
Ktoré skupiny boli proti reforme?
Z akej horniny je ostrov tvorený?
Kto velil armáde?
Koľko peňazí zarobil ten film?
Čo objavili vedci v jaskyni?
Ktoré mesto hostilo hry?
Čo je hlavným cieľom tej teórie?
Koľko rokov mal cisár, keď mu zomrel otec?
Koľko percent voličov hlasovalo za prezidenta?
Čo postavili na kopci v minulom storočí?
Ktoré dve krajiny podpísali dohodu?
Čo vytvára telo, keď mu je zima?
Koľko kníh je v knižnici?
Ktorý ostrov v tom mori je najväčší?
Prečo robotníci odišli z továrne?
Komu patrila pôda pred vojnou?
`
