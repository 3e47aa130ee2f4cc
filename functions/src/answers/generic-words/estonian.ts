export const ESTONIAN = `
milliseid millistel missugused kumba mispärast mitut mitmel mitmes kaua olema saad saaksin
saaksime saama võiksin võiksime peaksin peaksime tulla vaja vajan vajame vajab tahan tahad tahame
tahab tahate tahaks tahaksin tahaksime soovin soovime soovib sooviks sooviksin sooviksime soovite
plaanin plaanime mõtlen mõtleme tean teame teab teate tead teada teadma teadmist öelda öelge ütle
öeldakse rääkida räägi rääkige küsida küsin küsiks küsiksin küsimus küsimuse küsimusi selgitada
selgitage info infot teave teavet teabe aru kehtib lähen läheb minna teha teen teeb teeme teete
teevad tehakse tegi tehtud tehke leida leian leiab leidub olemas teiega minul minule nimi nimega
nimetatakse kutsutakse liik tüüp laad viis viisil moel moodi põhjus põhjusel tõttu inimene
inimesed inimest isik kedagi mõned mingeid mingit miski muu muud teine teised asi asja asju koht
kohas aeg aega ajal kord korda juhtub juhtuma toimub toimuma tähendab võimalik võimalus võimalust
võimalused võimalusi saadaval pakute pakub pakutakse pakkuda tänan aitäh tere tervist hommikust
päevast õhtust vabandust vabandage jah jaa okei hästi täpselt täpne tegelikult tõesti kindlasti
vist tavaliselt üldiselt sageli praegu täna hetkel enam alati kohe uuesti vähemalt ligikaudu kuigi
näiteks näide puudutab juhul juhtum üks ühte mitmed rohkem kõige selline selliseid kuulun kuulub
lihtsalt üldse aitab huvitab huvitaks
`
