/** Questions that next to no business document answers, one a line. */
export const ESTONIAN = `
Mis on Austraalia pealinn?
Mitu mängijat on jalgpallimeeskonnas?
Kes maalis Sixtuse kabeli lae?
Kuidas saada punaveiniplekk vaibast välja?
Milline peaks olema ahjukana sisetemperatuur?
Millal kõndis esimene inimene Kuul?
Kui kõrge on Aafrika kõrgeim mägi?
Millist vitamiini on apelsinides kõige rohkem?
Kui tihti peaks kaktust kastma?
Kes kirjutas romaani valgest vaalast?
Mis valuuta on Šveitsis kasutusel?
Kui kaua kestab lend Londonist New Yorki?
Mis põhjustab äikest ja välku?
Milline jõgi voolab läbi Viini?
Mitu keelt on viiulil?
Mis on kulla keemiline sümbol?
Kuidas õpetada koera istuma?
Milline riik võitis 1998. aastal jalgpalli maailmameistrivõistlused?
Kui palju soola pannakse ühe leivapätsi sisse?
Mida otsustas valitsus uue suhkrumaksu kohta?
Kes oli Lõuna-Aafrika esimene president pärast apartheidi?
Kui palju inimesi elab Jaapani suurimas linnas?
Miks on merevesi soolane?
Mis keelt räägib enamik Brasiilia elanikest?
Millisel planeedil on kõige rohkem kuid?
Kuidas mesilased mett teevad?
Millal lõppes Euroopas teine maailmasõda?
Mitu protsenti rahvastikust elab maal?
Kes leiutas trükipressi?
Milline ettevõte ehitas esimese elektriauto?
Kuidas valib ülikool endale uusi üliõpilasi?
Milline oli kuninga roll kirikus?
Kui palju sõdureid lahingus hukkus?
Mis on Islandi peamine energiaallikas?
Milline seadus kaitseb töötajaid vallandamise eest?
Mida soovitavad arstid peavalu vastu?
Mitu liiget on Riigikogus?
Miks kaotas impeerium oma kolooniad?
Millist muusikat kirjutas helilooja selle ooperi jaoks?
Millal avati kahe linna vaheline raudtee?
Millised loomad elavad vihmametsas?
Mis juhtub hapnikuga, kui raud roostetab?
Kuidas määratakse õpetaja palk?
Kes juhtis lõunapooluse ekspeditsiooni?
Kui palju sajab kõrbes suvel keskmiselt vihma?
Milline meeskond mängib oma kodumänge uuel staadionil?
Kuidas vahetada käekella patareid?
Mis kell läheb viimane rong lennujaama?
Kus ma saan oma passi uuendada?
Milline film sai eelmisel aastal parima filmi auhinna?
Kuidas ma saan oma meilikonto parooli lähtestada?
Kuidas on kõige parem kitarrimängu õppida?
Mitu kalorit on ühes banaanis?
Millised taimed kasvavad hästi varjus?
Kas oskad soovitada mõnda head restorani sadama lähedal?
Milline ilm homme tuleb?
Kuidas esitada tuludeklaratsiooni?
Milline ravim aitab heinanohu vastu?
Mitu muna on pannkookide jaoks vaja?
Kui suur on valguse kiirus vaakumis?
Mis aastal ta suri?
Mis oli tema venna nimi?
Kui palju õpilasi selles koolis käib?
Kuidas seda haigust veel nimetatakse?
Millised rühmad olid reformi vastu?
Millisest kivimist see saar koosneb?
Kes juhtis sõjaväge?
Kui palju raha see film teenis?
Mida teadlased koopast avastasid?
Milline linn võõrustas mänge?
Mis on selle teooria peamine eesmärk?
Kui vana oli keiser, kui tema isa suri?
Mitu protsenti valijatest hääletas presidendi poolt?
Mis ehitati eelmisel sajandil mäe otsa?
Millised kaks riiki kirjutasid lepingule alla?
Mida keha toodab, kui tal on külm?
Kui palju raamatuid on raamatukogus?
Mis on selle mere suurim saar?
Miks töölised tehasest lahkusid?
Kellele kuulus see maa enne sõda?
`
