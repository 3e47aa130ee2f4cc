/** Questions that next to no business document answers, one a line. */
export const HUNGARIAN = `
Mi Ausztrália fővárosa?
Hány játékos van egy futballcsapatban?
Ki festette a Sixtus-kápolna mennyezetét?
Hogyan lehet kiszedni a vörösborfoltot a szőnyegből?
Hány fokosnak kell lennie belül a sült csirkének?
Mikor lépett először ember a Holdra?
Milyen magas Afrika legmagasabb hegye?
Melyik vitaminból van a legtöbb a narancsban?
Milyen gyakran kell locsolni a kaktuszt?
Ki írta a fehér bálnáról szóló regényt?
Milyen pénznemet használnak Svájcban?
Mennyi ideig tart a repülőút Londonból New Yorkba?
Mi okozza a mennydörgést és a villámlást?
Melyik folyó folyik át Bécsen?
Hány húrja van a hegedűnek?
Mi az arany vegyjele?
Hogyan tanítsam meg a kutyámat ülni?
Melyik ország nyerte az 1998-as labdarúgó-világbajnokságot?
Mennyi só kell egy kenyérbe?
Mit döntött a kormány az új cukoradóról?
Ki volt Dél-Afrika első elnöke az apartheid után?
Hányan élnek Japán legnagyobb városában?
Miért sós a tenger?
Milyen nyelven beszél a legtöbb ember Brazíliában?
Melyik bolygónak van a legtöbb holdja?
Hogyan készítik a méhek a mézet?
Mikor ért véget a második világháború Európában?
A lakosság hány százaléka él vidéken?
Ki találta fel a könyvnyomtatást?
Melyik cég gyártotta az első elektromos autót?
Hogyan választja ki egy egyetem az új hallgatóit?
Mi volt a király szerepe az egyházban?
Hány katona halt meg a csatában?
Mi Izland legfőbb energiaforrása?
Melyik törvény védi a dolgozókat az elbocsátás ellen?
Mit ajánlanak az orvosok fejfájás ellen?
Hány képviselője van az országgyűlésnek?
Miért veszítette el a birodalom a gyarmatait?
Milyen zenét írt a zeneszerző az operához?
Mikor nyitották meg a két város közötti vasútvonalat?
Milyen állatok élnek az esőerdőben?
Mi történik az oxigénnel, amikor a vas rozsdásodik?
Hogyan állapítják meg a tanárok fizetését?
Ki vezette a Déli-sarkra induló expedíciót?
Mennyi az átlagos csapadék nyáron a sivatagban?
Melyik csapat játssza a hazai meccseit az új stadionban?
Hogyan kell elemet cserélni a karórában?
Hánykor indul az utolsó vonat a repülőtérre?
Hol tudom meghosszabbítani az útlevelemet?
Melyik film kapta tavaly a legjobb filmnek járó díjat?
Hogyan tudom visszaállítani az e-mail-fiókom jelszavát?
Hogyan lehet a legjobban megtanulni gitározni?
Hány kalória van egy banánban?
Milyen növények érzik jól magukat árnyékban?
Tudsz ajánlani egy jó éttermet a kikötő közelében?
Milyen idő lesz holnap?
Hogyan kell benyújtani az adóbevallást?
Milyen gyógyszer segít szénanátha ellen?
Hány tojás kell a palacsintához?
Mekkora a fény sebessége vákuumban?
Melyik évben halt meg?
Hogy hívták a fiútestvérét?
Hány diák jár az iskolába?
Mi a betegség másik neve?
Mely csoportok ellenezték a reformot?
Milyen kőzetből áll a sziget?
Ki irányította a hadsereget?
Mennyi bevételt hozott a film?
Mit fedeztek fel a tudósok a barlangban?
Melyik város adott otthont a játékoknak?
Mi az elmélet fő célja?
Hány éves volt a császár, amikor meghalt az apja?
A szavazók hány százaléka választotta az elnököt?
Mit építettek a dombra a múlt században?
Melyik két ország írta alá a megállapodást?
Mit termel a szervezet, amikor fázik?
Hány könyv van a könyvtárban?
Melyik a tenger legnagyobb szigete?
Miért hagyták el a munkások a gyárat?
Kié volt a föld a háború előtt?
`
