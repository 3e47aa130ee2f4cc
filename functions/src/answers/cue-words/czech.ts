import type { CueWords } from './cue-words.ts'

export const CZECH: CueWords = {
  asked: {
    phone:
      'telefonní číslo|číslo (?:na )?telefon\\p{L}*|na (?:jaké|jakém|který|kterém|jaký) (?:tel\\p{L}* )?(?:čísl|telefon)\\p{L}*|komu (?:mám |můžu |mohu |máme )?(?:za)?vol\\p{L}*|jaký (?:je|máte) telefon',
    hours:
      'otevírací (?:doba|dobu|hodiny)|(?:kdy|v kolik|jak dlouho) (?:\\p{L}+ ){0,2}?(?:otevřeno|otevíráte|zavíráte|otevírá|zavírá|zavřeno)|máte (?:\\p{L}+ ){0,3}?(?:otevřeno|zavřeno)',
    money:
      'kolik (?:stojí|stál|stálo|stojíte|zaplatím|se platí|platím|to bude)|jaká je cena|jaké jsou ceny|za kolik|cena|ceny',
    age: 'kolik (?:je mu |je jí |mu je |jí je )?let|jaký věk|od kolika let',
    duration:
      'jak dlouho|kolik (?:dní|dnů|hodin|minut|týdnů|měsíců|času)|do kolika|za jak dlouho|za kolik',
    distance:
      'jak (?:daleko|vysok\\p{L}+|hlubok\\p{L}+|dlouh\\p{L}+)|jak (?:je|byla?) \\p{L}+ (?:dlouh|vysok|hlubok)\\p{L}+|z jaké vzdálenosti|jaká je (?:délka|výška|vzdálenost)',
    quantity: 'kolik|kolika|kolikrát|jaké procento|jaký počet|jak často|jak mnoho',
    time: 'kdy|odkdy|dokdy|do kdy|od kdy|(?:ve?|ze?|od|do)? ?kter(?:ém|ý|ého) (?:roce|roku|rok|měsíci|století|den|době)|jaké datum|v kolik(?: hodin)?|(?:do|od) kolika(?: hodin)?|který den',
    person: 'kdo|koho|komu|kým|čí|s kým|o kom',
    place:
      'kde|kam|odkud|ve? kter(?:ém|é) (?:městě|zemi|místě|vesnici|ulici)|jaká je adresa|adresa',
    reason: 'proč|z jakého důvodu|jaký byl důvod|kvůli čemu',
  },
  numbers:
    'dva|dvě|dvou|tři|tří|čtyři|čtyř|pět|pěti|šest|šesti|sedm|sedmi|osm|osmi|devět|devíti|deset|deseti|\\p{L}+náct\\p{L}?|dvacet\\p{L}?|třicet\\p{L}?|čtyřicet\\p{L}?|padesát\\p{L}?|šedesát\\p{L}?|sto|stě|set|tisíc\\p{L}*|milion\\p{L}*|miliard\\p{L}*|polovin\\p{L}+|třetin\\p{L}+|čtvrtin\\p{L}+|několik|desítk\\p{L}+',
  spans:
    'sekund\\p{L}*|minut\\p{L}*|hodin\\p{L}*|den|dn[íůyi]|dnech|týd\\p{L}+|měsíc\\p{L}*|rok\\p{L}*|let|desetiletí|století',
  years: 'rok\\p{L}*|let',
  dates:
    'led(?:en|na|nu)|únor\\p{L}?|březen|března|březnu|duben|dubna|dubnu|květen|května|květnu|červen\\p{L}*|června|července|srpen|srpna|srpnu|září|říjen|října|říjnu|listopad\\p{L}*|prosinec|prosince|prosinci|pondělí|úterý|středa|středu|čtvrtek|pátek|sobota|sobotu|neděle|neděli|století|roce|roku|letech|denně|poledne|půlnoc|víkend\\p{L}*',
  money: 'korun\\p{L}*|kč|eur\\p{L}?|dolar\\p{L}*|procent\\p{L}*',
  free: 'zdarma|bezplatn\\p{L}+',
  reasons: 'protože|neboť|kvůli|aby|důvod\\p{L}*|proto|jelikož|díky|příčin\\p{L}+',
  places: 'za|vedle|naproti|v|ve|na|u|poblíž|ulic\\p{L}+|náměstí|adres\\p{L}+',
  streets: 'ulice ulici náměstí třída nábřeží',
  closed: 'zavřeno|nonstop',
  implied: {
    phone: 'telefon telefonní číslo čísle volat zavolat',
    hours: 'otevírací otevřeno otevíráte zavíráte otevírá zavírá zavřeno doba dobu hodiny hodin',
    time: 'roce rok datum den dobu hodin',
    money: 'stojí stál cena ceny zaplatím platím',
    place: 'nachází leží najdu najdeme adresa sídlí',
    duration: 'trvá trvala trvalo trval dlouho',
    distance: 'dlouhá dlouhý dlouhé vysoká vysoký vysoké daleko délka výška vzdálenost vzdálenosti',
    quantity: 'počet',
    age: 'let věk',
  },
  unnamed: { hours: 'otevírací otevřeno', age: 'věk let', place: 'adresa' },
}
