/** Questions that next to no business document answers, one a line. */
export const CZECH = `
Jaké je hlavní město Austrálie?
Kolik hráčů má fotbalový tým?
Kdo vymaloval strop Sixtinské kaple?
Jak odstraním skvrnu od červeného vína z koberce?
Jakou teplotu má mít pečené kuře uvnitř?
Kdy se první člověk prošel po Měsíci?
Jak vysoká je nejvyšší hora Afriky?
Kterého vitaminu je v pomerančích nejvíc?
Jak často mám zalévat kaktus?
Kdo napsal román o bílé velrybě?
Jakou měnou se platí ve Švýcarsku?
Jak dlouho trvá let z Londýna do New Yorku?
Proč vznikají hromy a blesky?
Která řeka protéká Vídní?
Kolik strun mají housle?
Jaká je chemická značka zlata?
Jak naučím psa povel sedni?
Která země vyhrála mistrovství světa ve fotbale v roce 1998?
Kolik soli patří do bochníku chleba?
Jak vláda rozhodla o nové dani z cukru?
Kdo byl prvním prezidentem Jihoafrické republiky po konci apartheidu?
Kolik lidí žije v největším městě Japonska?
Proč je moře slané?
Jakým jazykem mluví většina lidí v Brazílii?
Která planeta má nejvíc měsíců?
Jak včely vyrábějí med?
Kdy skončila druhá světová válka v Evropě?
Kolik procent obyvatel žije na venkově?
Kdo vynalezl knihtisk?
Která firma vyrobila první elektromobil?
Jak si univerzita vybírá nové studenty?
Jakou roli měl král v církvi?
Kolik vojáků padlo v té bitvě?
Jaký je hlavní zdroj energie na Islandu?
Který zákon chrání zaměstnance před výpovědí?
Co lékaři doporučují na bolest hlavy?
Kolik členů má národní parlament?
Proč říše přišla o své kolonie?
Jakou hudbu napsal skladatel k té opeře?
Kdy byla otevřena železniční trať mezi oběma městy?
Která zvířata žijí v deštném pralese?
Co se děje s kyslíkem, když železo rezaví?
Podle čeho se určuje plat učitele?
Kdo vedl výpravu k jižnímu pólu?
Kolik v létě průměrně naprší na poušti?
Který tým hraje domácí zápasy na novém stadionu?
Jak vyměním baterii v náramkových hodinkách?
V kolik hodin jede poslední vlak na letiště?
Kde si můžu nechat vystavit nový pas?
Který film získal loni cenu za nejlepší snímek?
Jak obnovím zapomenuté heslo k e-mailu?
Jak se nejlépe naučit hrát na kytaru?
Kolik kalorií má banán?
Kterým rostlinám se daří ve stínu?
Můžete mi doporučit dobrou restauraci poblíž přístavu?
Jaké bude zítra počasí?
Jak podám přiznání k dani z příjmů?
Který lék pomáhá na sennou rýmu?
Kolik vajec potřebuji na palačinky?
Jaká je rychlost světla ve vakuu?
Ve kterém roce zemřel?
Jak se jmenoval jeho bratr?
Kolik žáků chodí do té školy?
Jak se té nemoci říká jinak?
Které skupiny byly proti reformě?
Z jaké horniny je ostrov tvořen?
Kdo velel armádě?
Kolik peněz ten film vydělal?
Co vědci objevili v jeskyni?
Které město hostilo hry?
Co je hlavním cílem té teorie?
Kolik let bylo císaři, když mu zemřel otec?
Kolik procent voličů hlasovalo pro prezidenta?
Co bylo v minulém století postaveno na kopci?
Které dvě země podepsaly dohodu?
Co tělo vytváří, když je mu zima?
Kolik knih je v knihovně?
Který ostrov v tom moři je největší?
Proč dělníci odešli z továrny?
Komu patřila půda před válkou?
`
