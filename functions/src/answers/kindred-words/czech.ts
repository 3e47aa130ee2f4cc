export const CZECH = `
příjezd nástup přijet přijedeme příchod checkin dorazit dorazíme ubytovat
odjezd odhlášení opustit vyklidit checkout odjet odjíždíme odjezdu
ubytování nocleh přenocovat přespat spaní spát přespání noclehu
pokoj: jednolůžkový dvoulůžkový rodinný apartmá studio třílůžkový
recepce recepční lobby vrátnice recepci
klíč klíče klíčky čip zámek klíčů
klíč klíče zabouchnout zabouchl náhradní zámečník zámek
trezor sejf cennosti úschova schránka skříňka
povlečení prostěradlo ložní lůžkoviny polštář deka peřina přikrývka
ručník ručníky osuška župan pantofle
úklid uklízet uklidit uklízečka čištění pokojská uklízí uklízíte
přistýlka rozkládací palanda přistýlky
postýlka kolébka postýlku miminko postýlky
postel postele lůžko matrace palanda gauč
klimatizace klima větrák chlazení klimatizovaný klimatizaci
topení topit radiátor vytápění kotel kamna teplo
lednice lednička chladnička minibar mrazák ledničku
wifi internet internetu připojení síť signál
výtah výtahem schody patro výtahu přízemí podlaží
balkon terasa lodžie výhled vyhlídka
zahrada zahrádka altán dvorek zahradě
kuchyně kuchyňka kuchyňský vařit sporák vaření mikrovlnka kuchyni
nádobí talíře příbory hrnce hrnky sklenice myčka
záchod toaleta wc toalety záchody hajzl
sprcha koupelna vana sprchovat osprchovat vysprchovat koupelně
fén vysoušeč fénovat vysoušení
pračka prádlo vyprat praní prádelna prát sušička sušit sušák
žehlička žehlení žehlit vyžehlit
zavazadlo kufr batoh taška zavazadla kufry úschovna zavazadel
chata chalupa chatka bungalov garsonka nemovitost apartmán
zařízený nábytek vybavení nezařízený
kemp kempink stan stanovat kempování stany stanování
karavan obytný přívěs obytňák karavany
elektřina proud zásuvka přípojka zásuvky elektřiny
grilování gril grilovat ohniště opékat oheň táborák krb
bazén koupaliště plavat plavání brouzdaliště aquapark bazénu
koupání koupat koupaliště vykoupat pláž plavčík
pláž moře jezero břeh přehrada
sauna wellness vířivka jacuzzi saunování saunovat
masáž masáže masér masérka procedura
klid hluk hlučný rušit ticho hlasitá hlučnost
soused sousedé sousední spolubydlící nájemníci
kouření kouřit cigareta nekuřácký kuřák kouřím tabák iqos vapovat
jídlo jíst najíst stravování strava pokrm žrádlo jídle
strava: snídaně oběd večeře polopenze svačina
snídaně snídat bufet raut brunch snídaní
oběd obědy obědvat polední obědové
večeře večeřet polopenze večeří
svačina občerstvení svačinka přesnídávka bufet
jídelníček lístek menu jídelní pokrmy jídla
dezert zákusek moučník zmrzlina sladké
maso: hovězí vepřové kuřecí jehněčí šunka řízek steak
vegetariánský veganský bezmasý vegetarián vegan rostlinný maso
alergie alergik alergický intolerance nesnášenlivost alergii
alergen: lepek laktóza ořechy sója vejce mléko celer korýši
alergie: ořechy arašídy pyl mléko lepek
lepek bezlepkový celiakie celiak pšenice mouka bezlepkové
laktóza mléko bezlaktózový mléčný bezlaktózové
ořechy arašídy oříšky mandle ořech
dieta dietní výživa cukrovka diabetik halal košer
složení ingredience suroviny obsahuje přísady
nápoj pití pít limonáda nealko džus nealkoholický
alkohol pivo víno destilát panák drink
víno korkovné láhev vinný flaška
stůl stolek stolu stoly stolů
rezervace rezervovat zarezervovat zamluvit booking rezervaci rezervujete
potvrzení potvrdit potvrzovací potvrzen
restaurace hospoda jídelna restaurační bistro hostinec
zahrádka terasa venku venkovní předzahrádka
sebou odnést zabalit krabička odnos
vyzvednutí vyzvednout odběr osobní převzít převzetí vyzvednu
rozvoz dovoz rozvážet dovézt dovážka doručit rozvážíte
doručení doručit doprava dodání dodat doručovat doručujete dodací
catering raut pohoštění občerstvení
spropitné dýško tuzér obsluhu
pekárna pečivo pekař chléb chleba rohlík houska
chléb: žitný pšeničný celozrnný kváskový bageta
dort dorty zákusek cukrárna koláč dortu
dort: svatební narozeninový patrový dětský
bio ekologický eko udržitelný farmářský
cena ceník náklady částka stojí cenu vyjde
poplatek poplatky sazba poplatku paušál
drahý levný levně levnější cena dražší
příspěvek členský příspěvky poplatek
příplatek připlatit doplatek navíc příplatky přirážka doplatit
zahrnuto zahrnutý včetně zahrnuje započítáno
zdarma bezplatně bezplatný gratis zadarmo
dph plátce daňový neplátce
sleva slevy zlevněný zvýhodnění akce slevový levnější
sleva: studentská seniorská rodinná skupinová množstevní
nabídka akce sleva výprodej zvýhodněná
poukaz voucher dárkový poukázka certifikát poukazu
dárek dáreček zabalit dárky pozornost
kupon kód slevový kupón promo
věrnostní body bonus zákaznická klub
platba platit zaplatit placení uhradit úhrada platím zaplatím
platba: karta hotovost převod dobírka paypal splátky
hotovost hotově cash bankovky peníze bankomat směnárna
karta platební kreditní debetní kartou bezkontaktně terminál
karta: visa mastercard maestro amex
převod převodem bankovní převést qr
inkaso trvalý příkaz strhávat
splátky splátka úvěr financování půjčka
záloha předem zálohová zálohu předplatit
kauce kauci jistota vratná záloha zástava
faktura účet účtenka doklad daňový fakturu fakturovat
účtenka paragon doklad stvrzenka účtenku
vrácení vrátit peníze refundace vracet vrátíte vrátím
upomínka dluh nedoplatek penále prodlení nezaplaceno
eura koruny kurz směnárna valuta
pokuta sankce pokuty postih
daně přiznání finanční daňové
účetnictví účetní fakturace vyúčtování
cestovné diety cesťák služební
darovat přispět sbírka příspěvek charita
stipendium dotace podpora příspěvek
dítě děti dětmi dítko potomek děcko dětský děcka
dítě: syn dcera miminko kojenec batole vnuk předškolák
miminko kojenec batole mimino novorozenec miminka
nezletilý zákonný zástupce mladistvý mládež teenager dospívající
věk let roků starší roky letý
dospělý plnoletý zletilý dospělí dospělého
rodič matka otec máma táta rodiče mamka taťka
rodina rodinný rodinné rodinu sourozenec bratr sestra
senior důchodce penzista senioři
student studentský isic studující
skupina skupinový parta skupinu
maximálně nejvýše nejvíc limit maximum
účastník účastníci počet osob
partner manžel manželka přítel družka
doprovod doprovázet asistent doprovodu
zvíře zvířata pes domácí mazlíček kočka psi
zvíře: pes kočka králík křeček morče papoušek
pes psa psů pejsek pejska psem psy pejskem čokl
psa: štěně jezevčík pudl labrador ovčák teriér kříženec asistenční vodicí
kočka kocour kotě kočky číča
vodítko náhubek vodítku košík
veterinář veterina zvěrolékař kastrace sterilizace
kůň koně jízda koní jezdecký stáj
očkování očkovat vakcína očkovaný přeočkování očkovací
nemocný nemoc onemocnění nemocen onemocnět marod
nemoc: horečka kašel rýma průjem zvracení vši neštovice
rýma kašel nachlazení nachlazený chřipka horečka teplota
průjem zvracení zvracet zvracel viróza
nakažlivý infekční nákaza infekce covid
neschopenka neschopnost nemocenská marodka
potvrzení lékařské posudek doklad vysvědčení
absence omluvit omluvenka nepřítomnost nepřijít chybět omluvu
lékař doktor doktorka lékařka praktik lékaři
lékař: pediatr gynekolog kožní oční ortoped zubař specialista
ordinace ambulance klinika středisko poliklinika
objednat objednání termín objednávat vyšetření konzultace
pohotovost akutní urgentní akutně naléhavé
záchranka sanitka záchranná tísňová nouze
bolest bolí bolet bolesti bolavý
zubař stomatolog zubní dentista zubaře zuby
zub: plomba korunka implantát kanálků kaz protéza
hygiena dentální hygienistka kámen bělení
rovnátka ortodoncie ortodontista rovnátek
vytrhnout trhání extrakce osmička trhat
umrtvení anestezie narkóza injekce uspání
strach bát bojím úzkost stres
recept předpis předepsat erecept receptu
lék léky prášky medikament léčivo tableta lékárna
žádanka doporučení specialista odborník
prohlídka vyšetření kontrola preventivní preventivka vyšetřit
krev krve odběr odběry rozbor laboratoř
výsledek výsledky nález rozbory
operace zákrok chirurg operovat
pojišťovna hradí vzp proplatí hrazené samoplátce
těhotenství těhotná porod gravidita těhotné
mateřská rodičovská mateřskou mateřství
rehabilitace fyzioterapie fyzioterapeut rehabilitační
psycholog terapie terapeut psychoterapie
úraz zranění nehoda lékárnička zranit
nehoda havárie bouračka autonehoda nabourat
nemocnice špitál oddělení klinika
vozíček bezbariérový vozík rampa vozíčkář invalidní bezbariérově
postižený postižení invalidita handicap handicapovaný ztp
neslyšící nedoslýchavý znakový smyčka hluchý
nevidomý slabozraký slepý braillovo
kočárek kočárky kočárkem golfky
přebalovací přebalit plenky plena přebalování pampersky
kojení kojit lahvička mléko
židlička jídelní vysoká židličky
autosedačka sedačka podsedák autosedačky
brýle čočky optik zrak optika
hřiště herna koutek hrát prolézačky
hračka plyšák hračky stavebnice
hlídání hlídat družina animátor pohlídat babysitting
školka jesle mateřská školky mateřinka
družina odpolední kroužek družiny
adaptace adaptační zvykání zvyknout
učitelka vychovatelka pedagog vychovatel
zmocnění pověřit zmocněný vyzvedávat vyzvednout písemně
souhlas podpis svolení povolení souhlasit
učitel učitelka lektor vyučující kantor profesor
ředitel ředitelka vedení zástupce
škola: základka gympl gymnázium střední základní
žák žáci žákyně školák žáků
kancelář sekretariát studijní sekretářka
úkol úkoly domácí úkolů
jídelna obědy stravování stravné školní
rozvrh časový rozpis harmonogram
přestávka pauza přestávky přestávce
vysvědčení diplom certifikát osvědčení známky
zkouška test maturita písemka opravná reparát zkoušky
kurz školení workshop seminář kroužek kurzy
kurz: jazykový taneční plavecký intenzivní
lekce hodina výuka vyučování lekcí
individuální soukromá individuálně doučování
zkušební ukázková vyzkoušet zkusit nezávazně vyzkoušení
začátečník základy začátečníci úplný začátečnický
úroveň pokročilý rozřazovací stupeň
jazyk: angličtina němčina španělština francouzština
online distanční dálku vzdáleně zoom
praxe stáž praktikant učeň brigáda
řidičák řidičský průkaz oprávnění řidičáku
autoškola jízdy jízda cvičné
hudba: klavír kytara housle flétna bicí
zpěv sbor zpívat zpěvák
koncert vystoupení vystupovat kapela koncerty
tanec tancovat tančit taneční tance
přihlásit přihláška zapsat registrace zápis přihlašování registrovat
obsazeno náhradník kapacita volná vyprodáno
pořadník fronta čekat čekání čekací čekačka
posilovna fitko fitness posilování gym
trénink trénovat cvičit cvičení tréninky
cvičení: jóga pilates zumba spinning
trenér trenérka instruktor cvičitel
sport: fotbal tenis volejbal florbal hokej judo plavání
závod turnaj zápas soutěž závody
člen členství členové vstoupit členem
permanentka předplatné členství abonentka permanentku
permanentka: měsíční roční čtvrtletní
smlouva dohoda závazek smlouvu uzavřít
podmínky obchodní pravidla podmínek provozní
výpověď vypovědět ukončit ukončení ukončím
pozastavit přerušit pozastavení pauza
prodloužit prodloužení obnovit prodlužuje prodloužím
převést přepsat předat přenechat
storno zrušit zrušení stornovat zrušíme rušit odhlásit odřeknout
zrušeno zrušený odpadá nekoná zrušená
nedostavit nepřijít nedorazit zmeškat propadnout
přesunout přeobjednat přeložit změnit přesun odložit přebookovat
schůzka termín domluvit objednat konzultace
odstoupit odstoupení čtrnáct rozmyslet
výměna vyměnit měnit vyměním
vrácení vrátit vracet poslat vratka vratky
objednávka objednat objednám objednávku objednávat
koupit nákup kupovat nakoupit zakoupit koupě koupím
prodat prodej prodávat výkup prodáváte
obchod prodejna obchůdek pobočka kamenný
sortiment produkty zboží výrobky
skladem dostupnost dostupný sklad vyprodáno
zaslání poslat odeslat posílat doprava expedice odesíláte
poštovné doprava dopravné poplatek
doprava: zásilkovna ppl dpd pošta gls balíkovna
balík zásilka balíček zásilky zásilkovna výdejní výdejna
sledování sledovat trackovat zásilky
zahraničí mezinárodní hranice ciziny
clo celní dovoz proclení
velikost rozměry velikosti míry
rozbitý poškozený vadný vada závada nefunguje rozbít porouchaný
škoda poškodit poškození zničit škody rozbít
odpovědnost zodpovědný odškodnění ručí
reklamace reklamovat vada reklamaci reklamační
stížnost stěžovat nespokojený připomínka
záruka záruční garance záruky
oprava opravit spravit servis opravujete
montáž montovat sestavit instalace namontovat
odpad odpadky popelnice koš třídění svoz velkoobjemový sběrný
ztratit ztracený nálezy ztráta ztratil zapomenout zapomněl najít
krádež ukrást ukradený zloděj vloupání
šatna bunda kabát věšák odložit
oblečení obléct obléknout oděv hadry dresscode
oblečení: bunda kalhoty tričko boty sukně
boty obuv bačkory přezůvky tenisky
převléknout převlékárna kabinka převlékání
přinést vzít vlastní donést přineste
vybavení výbava výstroj výzbroj
půjčit půjčovna zapůjčit výpůjčka půjčení pronajmout pronájem
knihovna kniha čtenář výpůjčka
počasí déšť pršet prší bouřka
sníh sněhu odklízení napadne
prázdniny: červenec července srpen srpna
zima: prosinec prosince leden ledna únor února
podzim: září říjen října listopad
jaro: březen března duben dubna květen
sezóna sezona mimosezóna sezóně
adresa trasa poloha mapa cesta
adresa ulice sídlo nachází sídlíte
daleko vzdálenost kilometr blízko pěšky
autobus zastávka tramvaj metro mhd autobusem
vlak nádraží stanice vlakem
letiště letadlo odlet letiští
transfer odvoz taxi taxík uber bolt letiště
lístek vstupenka jízdenka vstup lístky
zpoždění pozdě opozdit zpozdit dochvilnost
parkování parkoviště parkovat zaparkovat parking stání garáž
auto vůz automobil vozidlo autem auťák
půjčovna auta náhradní vozidlo
elektromobil nabíječka nabíjení dobít nabít tesla
benzín palivo nafta tankovat nádrž natankovat
kilometr nájezd kilometrů limit
řidič řídit řidiče šofér
vozidlo: auto motorka skútr dodávka
autoservis servis mechanik dílna automechanik
pneumatiky pneu gumy přezutí přezout
odtah porucha odtažení asistence
myčka mytí umýt automyčka
spoluúčast škoda pojištění havarijní
stk technická emise technickou
kolo cyklo bicykl koloběžka cyklistický
kolo: elektrokolo horské silniční koloběžka
lyže lyžování snowboard sjezdovka skipas vlek
stezka turistika túra procházka výlet zájezd exkurze
prohlídka průvodce komentovaná provázet památky
pas občanka občanský průkaz doklad totožnost vízum
doklady dokument papíry dokumenty
žádost formulář požádat žádat podat
podpis podepsat podepsaný signovat
úřad obec radnice magistrát
otevírací otevřeno otevírá otevíráte otevřít otvíračka provozní
zavřeno zavřít zavíráte zavírací zavírá
víkend sobota neděle sobotu neděli
pracovní pondělí pátek všední
svátek svátky vánoce velikonoce silvestr
prázdniny dovolená volno jarňáky
ráno dopoledne večer večerní
začátek začít začíná začínáme zahájení
konec končit končí skončí
trvat trvá délka trvání
platnost platný vyprší propadne
rychle ihned expres okamžitě
kontakt kontaktovat spojit telefon mail zpráva sms whatsapp messenger
telefon zavolat volat telefonní mobil
mail email mejl napsat
poradit poradenství konzultace poradna
pomoc pomoct pomáhat podpora
vedoucí šéf manažer nadřízený šéfová
majitel majitelka vlastník provozovatel
zakladatel založen vznik založit
předseda výbor prezident pokladník
schůze shromáždění členská
spolek klub sdružení
zaměstnanec personál tým pracovník
domovník správce údržbář závada
pronajímatel nájemce nájemník majitel
nájem nájemné energie nájmu
podnájem podnajmout airbnb
stěhování stěhovat přestěhovat nastěhovat
rekonstrukce vymalovat renovace
sklep sklepní kóje půda
plíseň vlhkost vytopení
instalatér topenář ucpaný kape teče
řemeslník: instalatér elektrikář malíř truhlář zedník
nacenění rozpočet odhad kalkulace hodinová sazba
krejčí švadlena úprava zkrátit šití
povoleno dovoleno smí možno
zakázáno zákaz nesmí zakázaný
povinný nutný vyžadováno potřeba
pojištění pojistka pojistit povinné havarijní
kadeřník holič kadeřnictví vlasy střih stříhání ostříhat účes vousy
barvení obarvit barva melír odrosty
nehty manikúra gelové pedikúra
kosmetika pleť řasy obočí depilace
květiny kytice kytka květinářství
květiny: růže tulipány karafiáty lilie slunečnice
pohřeb věnec smuteční zesnulý
zahradník sekání trávník plot
svatba svatební obřad oddat nevěsta
narozeniny oslava oslavenec narozeninová
oslava párty večírek mejdan
oslava: narozeniny svatba křtiny výročí
akce událost program kalendář
konference zasedání jednání
místnost sál prostory pronájem salonek
vstup vstupné vstupenka vchod
vstupenka: dětská rodinná předprodej
muzeum výstava expozice galerie
divadlo představení film kino
fotit fotografování foto fotka focení natáčet video
gdpr údaje soukromí smazat vymazat
kamera kamerový záznam
heslo přihlášení login profil
aplikace appka program stáhnout
kopie tisknout vytisknout
práce zaměstnání pozice úvazek
životopis uchazeč nábor pohovor
přesčas přesčasy příplatek
homeoffice domova vzdáleně
mzda výplata odměna
dovolená volno nemocenská
propustit výpověď vyhazov
důchod penze důchodový
dobrovolník dobrovolnictví nezištně
šikana diskriminace obtěžování
požár oheň hasicí evakuace
pes: čivava retrívr fenka štěně čokl labrador
`
