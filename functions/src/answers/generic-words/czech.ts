export const CZECH = `
můžeš můžeme můžete můžou moct mohla mohli mohlo bych bychom chci chce chceme chcete chtěl chtěla
chtěli potřebuji potřebuje potřebujeme potřebujete potřebovat potřeba třeba musím musí musíme
musíte muset musel musela měl měla měli máš nemám nemá nemusím nemusí nemůžu nemůže nejde budeme
budete jde jdou jít půjde dá dát dám dáme dáte dává dostat dostanu dostane dostanete dostávám
získat beru bere brát vezmu dělat dělám dělá děláte udělat udělám funguje fungují říct říci říká
řekněte vědět vím ví víte vědí znám hledám hledáme hledat hledá najít najdu najde najdeme nabízíte
nabízí existuje poskytujete poskytuje znamená jmenuje stane stalo děje probíhá týká vypadá použít
používat používá využít přijímáte akceptuje umožňuje zajímá zajímalo ptám ptát zeptat dotaz dotazy
otázka otázku otázky myslím myslíte plánuji plánujeme uvažuji prosím zkusit stačí zůstat závisí
záleží podívat vidím ukázat poradíte pomůžete ahoj čau dobrý den dobré zdravím děkuji děkuju díky
dík promiňte omlouvám jo jasně ok okej jasný fajn hele teda prostě vlastně nějak no možná snad
pravděpodobně případně opravdu fakt skutečně přesně přibližně cca obvykle většinou normálně běžně
často někdy občas vždy vždycky nikdy pořád stále teď nyní momentálně aktuálně dnes dneska zítra
potom později hned znovu zase taky jenom skoro téměř celkem úplně velmi moc hodně málo mnoho víc
několik pár trochu celý celá celé jiný jiná jiného nějakou nějakých někdo něco něčeho někde někam
cokoliv nikdo žádný žádná žádné každý každá každé takový taková sám sama sami určitý určité
konkrétní hlavně stejný stejné různé další dalšího ostatní věc věci způsob způsoby druh druhy typ
typy případ případě případy situace problém problému informace informaci info příklad části jednou
dvakrát čas času doba dobu doby chvíle chvíli moment hodin minut dny dní dnů týden měsíc rok roku
roky let počet téma důvod možnost možnosti možné možný varianta důležité důležitý dobrá lepší
nejlepší špatně nový nová nové osoba osoby osob lidi lidé člověk pán paní název jméno manžel
manželem manželka manželkou manželky syn synem syna dcera dcerou dceru máma maminka táta tatínek
matka otec bratr sestra babička dědeček kamarád kamarádka kamarádi přítel přítelkyně známí známý
jeden jedno dva dvě dvou dvěma tři čtyři pět pěti šest sedm osm devět deset jedenáct dvanáct první
druhá poslední příští ti námi vámi vašeho mého mojí našeho jakým jakých jestli zda protože proto
`
