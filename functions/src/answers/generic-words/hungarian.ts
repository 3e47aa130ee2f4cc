export const HUNGARIAN = `
név neve nevű nevét nevezik neveznek hívják hívnak hívott nevezett úgynevezett jelent jelenti
jelentése jelentenek szám száma mennyiség mennyisége fajta fajtája típus típusa típusú féle mód
módon módja módját ok oka okból miatt ember emberek embert személy személyek valaki valakinek
valami valamit valamilyen bármi bármilyen dolog dolgok dolgot hely helyen helye helyet idő ideje
időben alkalom alkalommal történik történt történnek történni lehet lehetne lehetek lehetséges
lehetőség lehetőségem lehetőségünk lehetőségek tudok tudunk tudnak tudna tudnék tudnánk tudnának
tudni tudja tudom tudjuk tudják tudtok tudsz tud tudnám szeretnék szeretnénk szeretne szeretném
szeretnének akarok akarunk akar akarom akarja kell kellene kellett szükség szükségem szükségünk
szükséges kérek kérem kérnék kérhetek kérhetünk kérhető kérdés kérdésem kérdezni kérdezném
kérdeznék kérdezek érdeklődöm érdeklődnék érdeklődni érdekel érdekelne érdekelnek mondja mondaná
mondani mondjátok mondanák elmondani megmondani megmondaná találok találhatok találni találom
található találunk kapok kaphatok kaphatunk kapni kapunk kap csinálok csinálni csinál csináljak
tegyek tenni tesz tesznek teszek teendő legyen lenne lesz lesznek leszek volna volt voltak vagyok
vagyunk vagytok vannak van nincs nincsen nincsenek létezik léteznek rendelkezik rendelkeznek
rendelkezésre áll elérhető működik megy mennek menni jön adnak adni használni használhatok
használhatunk használják szoktak szokott hogyan miképpen melyik hányan mikortól meddig merre
honnan hová hova mettől mióta miért milyen milyenek kivel kitől minek mivel mire miről miből
mennyire melyek kérlek légyszi légyszíves szíves köszönöm köszi előre hello helló szia sziasztok
szervusz üdv üdvözlöm jó napot kívánok tisztelt kedves elnézést bocsánat igen nem persze rendben
valóban tényleg igazán pontosan pontos konkrétan egyáltalán általában többnyire jelenleg
mostanában most éppen ma mai mindig néha esetleg talán esetén esetében eset példa például
körülbelül kb nagyjából vajon ugye ilyenkor ilyen olyan így úgy akkor ott itt arra erre azt ezt
erről arról önök önöknél nálatok nálam nekem nekünk kapcsolatban kapcsolatos kapcsolatosan
információ információk információt segíteni segítene gondolom tervezek tervezünk más másik többi
néhány több kevés sok egy két három darab db lehetőleg mindenki minden
`
