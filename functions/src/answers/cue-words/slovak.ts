import type { CueWords } from './cue-words.ts'

export const SLOVAK: CueWords = {
  asked: {
    phone:
      'telefónne číslo|číslo (?:na )?telef[oó]n\\p{L}*|na (?:aké|akom|ktoré|ktorom|aký) (?:tel\\p{L}* )?(?:čísl|telef[oó]n)\\p{L}*|komu (?:mám |môžem |máme |môžeme )?(?:za)?vola\\p{L}*|aký (?:je|máte) telefón',
    hours:
      'otváraci(?:e|a|u|ch)? (?:hodiny|hodín|hodinách|doba|dobu)|(?:kedy|o koľkej|do koľkej|od koľkej|ako dlho|dokedy|odkedy) (?:\\p{L}+ ){0,2}?(?:otvoren\\p{L}*|otvárate|zatvárate|otvára|zatvára|zatvoren\\p{L}*)|(?:máte|ste|je) (?:\\p{L}+ ){0,3}?(?:otvorené|zatvorené|otvorení|zatvorení)',
    money:
      'koľko (?:\\p{L}+ ){0,2}?(?:stojí|stoja|stál|stála|stálo|zaplatím|zaplatíme|platí|platím|platíme|vyjde|pýtate|účtujete)|koľko to bude|aká je cena|aké sú ceny|aké máte ceny|za koľko|po čom (?:je|sú|máte)|cena|ceny',
    age: 'koľko (?:má |mám |mal |mala |mu je |jej je |je mu |je jej )?rokov|aký vek|v akom veku|od koľkých rokov|do koľkých rokov|od akého veku|do akého veku',
    duration:
      '(?<!(?:^|[^\\p{L}])(?:o|od|po) )(?:ako dlho|koľko (?:dní|hodín|minút|týždňov|mesiacov|času)|do koľkých (?:dní|hodín|týždňov)|za ako dlho|za koľko (?:dní|hodín|minút|týždňov|mesiacov)|ako rýchlo|aká je lehota|v akej lehote)',
    distance:
      'ako (?:ďaleko|vysok\\p{L}+|hlbok\\p{L}+|dlh(?:á|ý|é|ú)|širok\\p{L}+)|ak(?:á|ý|é) (?:je|bola?|bolo) \\p{L}+ (?:dlh(?:á|ý|é)|vysok\\p{L}+|hlbok\\p{L}+)|z akej vzdialenosti|aká je (?:dĺžka|výška|vzdialenosť|hĺbka|šírka)',
    quantity:
      'koľko|koľkí|koľkých|koľkými|koľkokrát|koľké|aké percento|aký počet|ako často|ako veľa',
    time: 'kedy|odkedy|dokedy|do kedy|od kedy|(?:vo? |zo? |od |do )?ktor(?:om|ý|ého) (?:roku|rok|mesiac\\p{L}*|storočí|deň|dňa|dni)|v ktorých dňoch|v ktoré dni|aký dátum|aký deň|o koľkej(?: hodine)?|(?:do|od) koľkej(?: hodiny)?|ktorý deň|ktoré dni',
    person: 'kto|koho|komu|kým|čí|čia|s kým|o kom|od koho|u koho|na koho',
    place:
      'kde|kam|odkiaľ|vo? ktor(?:om|ej) (?:meste|krajine|mieste|obci|dedine|ulici|budove)|aká je (?:\\p{L}+ )?adresa|adresa',
    reason: 'prečo|z akého dôvodu|aký (?:je|bol) dôvod|kvôli čomu|načo',
  },
  numbers:
    'dva|dve|dvaja|dvoch|tri|traja|troch|štyri|štyria|štyroch|päť|piati|piatich|šesť|šiesti|šiestich|sedem|siedmi|siedmich|osem|ôsmi|ôsmich|deväť|deviati|deviatich|desať|desiati|desiatich|\\p{L}+násť|\\p{L}+násti|\\p{L}+nástich|dvadsať\\p{L}*|tridsať\\p{L}*|štyridsať\\p{L}*|päťdesiat\\p{L}*|šesťdesiat\\p{L}*|sedemdesiat\\p{L}*|osemdesiat\\p{L}*|deväťdesiat\\p{L}*|sto|dvesto|tristo|\\p{L}+sto|tisíc\\p{L}*|milión\\p{L}*|miliard\\p{L}*|polovic\\p{L}+|tretin\\p{L}+|štvrtin\\p{L}+|niekoľko|desiatk\\p{L}+',
  spans:
    'sekund\\p{L}*|sekúnd|minút\\p{L}*|hodin\\p{L}*|hodín|deň|dňa|dn[ií]|dňoch|dňom|dňami|týžd\\p{L}+|mesiac\\p{L}*|rok\\p{L}*|desaťroč\\p{L}+|storoč\\p{L}+',
  years: 'rok\\p{L}*',
  dates:
    'január\\p{L}*|február\\p{L}*|mar(?:ec|ca|ci|com)|apríl\\p{L}*|máj\\p{L}{0,2}|jún\\p{L}{0,2}|júl\\p{L}{0,2}|august\\p{L}{0,2}|septemb\\p{L}+|októb\\p{L}+|novemb\\p{L}+|decemb\\p{L}+|pondel\\p{L}+|utor\\p{L}+|stred(?:a|u|y|ou)|štvrt(?:ok|ka|ku|ky|kom)|piat(?:ok|ka|ku|ky|kom)|sobot\\p{L}+|nede[ľl]\\p{L}+|storočí|roku|rokoch|denne|poludnie|polnoc\\p{L}*|víkend\\p{L}*|zim[auey]|leto|lete|jar|jeseň|jeseni',
  money: 'eur[aáo]?|euro(?:v|m|ch)?|€|korun\\p{L}*|cent(?:y|ov|a)?|dolár\\p{L}*|percent\\p{L}*',
  free: 'zadarmo|zdarma|gratis|bezplatn\\p{L}+|bez poplatku',
  reasons:
    'pretože|lebo|keďže|kvôli|aby|dôvod\\p{L}*|preto|nakoľko|vďaka|príčin\\p{L}+|z dôvodu|pre(?= (?:rekonštrukci|prestavb|oprav|chorob|nepriaz)\\p{L}+)',
  places: 'za|vedľa|oproti|v|vo|na|pri|u|blízko|neďaleko|ulic\\p{L}+|ul|námest\\p{L}+|adres\\p{L}+',
  streets: 'ulica ulici ulice námestie námestí cesta nábrežie trieda',
  closed: 'zatvorené|zatvorený|zatvorená|nonstop|neotvárame',
  closing: {
    asked:
      'kedy (?:\\p{L}+ ){0,2}?(?:zatvorené|zavreté)|(?:ktorý|aký) deň (?:\\p{L}+ ){0,2}?(?:zatvorené|zavreté)|ktoré dni (?:\\p{L}+ ){0,2}?(?:zatvorené|zavreté)',
    words: 'zatvorené',
  },
  implied: {
    phone: 'telefón telefónne telefónu číslo volať zavolať',
    hours:
      'otváracie otváracia otvorené otvorení otvárate zatvárate otvára zatvára zatvorené zatvorení dobu doba hodiny hodín',
    time: 'roku rok dátum deň dni hodine hodiny',
    money: 'stojí stoja stál cena ceny cenu zaplatím zaplatíme platím platí vyjde',
    place: 'nachádza nachádzate nájdem nájdeme adresa sídli sídlite leží',
    duration: 'trvá trvajú trval trvala trvalo dlho',
    distance: 'dlhá dlhý dlhé vysoká vysoký vysoké ďaleko dĺžka výška vzdialenosť vzdialenosti',
    quantity: 'počet',
    age: 'rokov vek veku',
  },
  unnamed: { hours: 'otváracie otvorené', age: 'vek rokov', place: 'adresa' },
}
