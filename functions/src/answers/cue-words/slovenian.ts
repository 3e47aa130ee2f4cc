import type { CueWords } from './cue-words.ts'
import { START } from './start.ts'

/** How much, as it is written and as it is spoken. */
const HOW_MUCH = 'kol(?:iko|ko|k)'
/** Being open, in questions. */
const OPEN =
  '(?:odprt\\p{L}*|odpr(?:e|em|emo|ete|ejo|eti)|odpira\\p{L}*|zaprt\\p{L}*|zapr(?:e|em|emo|ete|ejo|eti)|zapira\\p{L}*|obratuje\\p{L}*|posluje\\p{L}*|dela(?:te|jo)?)'

/** What follows where it is asked whether a shop is open then: in the same words it is asked what is made there. */
const WHEN =
  '(?:ob|v (?:ponedelj|tor|sred|četrt|pet|sobot|nedelj)\\p{L}+|med|čez|za (?:vikend|praznik)\\p{L}*|danes|jutri|zvečer|ponoči|zjutraj|popoldne|dopoldne|vsak dan|do|od|pozimi|poleti)'

export const SLOVENIAN: CueWords = {
  asked: {
    phone:
      'telefonsk\\p{L}+ številk\\p{L}+|številk\\p{L}+ (?:vašega )?telefona|na kater\\p{L}+ (?:telefonsk\\p{L}+ )?(?:številk\\p{L}+|telefon\\p{L}*)|(?:koga|kam) (?:naj |lahko |moram )?(?:po)?kli(?:č|c)\\p{L}*',
    hours: `delovn\\p{L}+ čas\\p{L}*|odpiraln\\p{L}+ čas\\p{L}*|obratovaln\\p{L}+ čas\\p{L}*|uradn\\p{L}+ ur\\p{L}*|kakšen (?:je )?(?:vaš )?urnik|(?:kdaj|od kdaj|do kdaj|(?:do|od|ob) (?:kolikih|kolkih)|do katere ure|ob kateri uri|kater\\p{L}+ (?:dni|dan|dnevi|dneh)) (?:\\p{L}+ ){0,3}?${OPEN}|kako (?:\\p{L}+ ){0,2}?odprt\\p{L}*|(?:${START}|ali |a )(?:ste|je|so|imate|mate|bo|boste) (?:\\p{L}+ ){0,3}?(?:odprt\\p{L}*|zaprt\\p{L}*)|(?:${START}(?:ali |a )?|kako )(?:delate|obratujete|odprete|odpirate|zaprete|zapirate) (?:tudi |še )?${WHEN}`,
    money: `${HOW_MUCH} (?:\\p{L}+ ){0,2}?(?:stane|stanejo|stal[aoie]?|plač\\p{L}+|zaračun\\p{L}+|računate|znaša|znašajo|pride|pridejo|košta|evrov)|kolikšn\\p{L}+ (?:je|so) (?:\\p{L}+ ){0,2}?(?:cen\\p{L}+|pristojbin\\p{L}+|strošk\\p{L}+)|cen[aeo]|cenik|po čem`,
    age: `${HOW_MUCH} (?:je )?(?:\\p{L}+ )?star\\p{L}*|${HOW_MUCH} let (?:\\p{L}+ ){0,2}?(?:ima|imajo|moram|mora|morajo)|(?:od|pri|do) (?:${HOW_MUCH}|kolikih) let\\p{L}*|(?:pri|od|do) kater\\p{L}+ (?:starost\\p{L}*|leta)|kako star\\p{L}*|starostn\\p{L}+ (?:omejitv\\p{L}+|mej\\p{L}+)|kakšna je (?:\\p{L}+ )?starost\\p{L}*`,
    duration: `(?<!(?:^|[^\\p{L}])(?:ob|do|od|okoli|okrog|po|pred) )${HOW_MUCH} (?:dolgo|časa|traja|trajajo|trajal\\p{L}*|dni|ur|minut|tednov|mesecev|let)|kako (?:dolgo|hitro)|kakšen je (?:\\p{L}+ )?rok|kolikšen je (?:\\p{L}+ )?rok|v (?:kakšnem|kolikšnem|katerem) (?:času|roku)|v (?:koliko|kolikih|kolkih) (?:dneh|urah|tednih)`,
    distance: `(?:kako|${HOW_MUCH}) (?:je )?(?:daleč|oddaljen\\p{L}*|visok\\p{L}*|dolg[aei]?|globok\\p{L}*|širok\\p{L}*)|${HOW_MUCH} (?:kilo)?metrov|na kateri (?:razdalji|višini|globini)|kolikšna je (?:razdalja|oddaljenost|dolžina|višina|globina)`,
    quantity: `${HOW_MUCH}|kolikšn?[aoe]|kolikšen (?:del|delež|odstotek)|kolikokrat|kako pogosto|kakšno je število`,
    time: `kdaj|katerega leta|v katerem letu|kater(?:i|ega) (?:dan|dne|datum\\p{L}*|mesec\\p{L}*)|v katerem (?:mesecu|stoletju|desetletju|obdobju)|(?:ob|do|od|okoli|okrog|po|pred) (?:kolikih|kolkih)|ob kateri uri|do katere ure`,
    person: 'kdo|koga|komu|s kom|pri kom|o kom|čigav\\p{L}*',
    place:
      'kje|kam|kod|odkod|v kater(?:em|i) (?:mestu|kraju|vasi|stavbi|državi|ulici|nadstropju|regiji|dvorani)|kakšen je (?:vaš |točen )?naslov|(?<!e-|elektronsk\\p{L}{1,3} |mail )naslov',
    reason:
      'zakaj|čemu|zaradi česa|iz katerega razloga|kakšen je (?:bil )?razlog|kaj je (?:vzrok|razlog)|kako to',
  },
  numbers:
    'dva|dve|dveh|dvema|tri|trije|treh|štiri|štirje|štirih|pet|petih|šest|šestih|sedem|sedmih|osem|osmih|devet|devetih|deset|desetih|enajst\\p{L}*|dvajset\\p{L}*|\\p{L}+najst\\p{L}*|\\p{L}+deset\\p{L}*|sto|(?:dve|tri|štiri|pet|šest|sedem|osem|devet)sto|tisoč\\p{L}*|milijon\\p{L}*|milijard\\p{L}*|polovic\\p{L}+|tretjin\\p{L}+|četrtin\\p{L}+|oba|obe|obeh',
  spans:
    'sekund\\p{L}*|minut\\p{L}*|ur[aeio]?|urah|dan|dni|dnev\\p{L}*|dneh|teden|tedn\\p{L}+|mesec\\p{L}*|let[aiou]?|letih|desetletj\\p{L}+|stoletj\\p{L}+',
  years: 'let[aiou]?|letih|letn\\p{L}+',
  dates:
    'januar\\p{L}*|februar\\p{L}*|mar(?:ec|ca|cu|cem)|april\\p{L}*|maj(?:a|u|em)?|junij\\p{L}*|julij\\p{L}*|avgust\\p{L}*|septemb\\p{L}+|oktob(?:er|r\\p{L}+)|novemb\\p{L}+|decemb\\p{L}+|ponedelj\\p{L}+|tor(?:ek|k(?:a|u|e|i|om|ih))|sred[aeo]|sredah|četrt(?:ek|k(?:a|u|e|i|om|ih))|pet(?:ek|k(?:a|u|e|i|om|ih))|sobot\\p{L}*|nedelj\\p{L}*|praznik\\p{L}*|delavnik\\p{L}*|vikend\\p{L}*|vsak dan|leta|stoletj\\p{L}+|polnoč\\p{L}*|opoldne|poldne|dopoldne|popoldne|zjutraj|zvečer|pozimi|zim[aeio]|poleti|poletj\\p{L}+|jesen\\p{L}*|spomlad\\p{L}*|pomlad\\p{L}*',
  money: 'evr\\p{L}*|eur|cent(?:a|e|i|ov|om)?|dolar\\p{L}*|funt\\p{L}*|odstot\\p{L}+',
  free: 'brezplač\\p{L}+|zastonj|gratis|brez (?:do)?plačila',
  reasons: 'ker|saj|zato|zaradi|da bi|namreč|zahvaljujoč|razlog\\p{L}*|vzrok\\p{L}*',
  places:
    'za|pri|poleg|zraven|nasproti|v|na|blizu|ulic\\p{L}+|ul|trg\\p{L}{0,2}|cest[aeio]|naslov\\p{L}*|mest[aou]|nadstropj\\p{L}+|pritličj\\p{L}+',
  streets: 'ulica ulici trg trgu cesta cesti',
  closed:
    'zaprt\\p{L}{0,2}|ne delamo|ne obratujemo|ne posluje\\p{L}*|neprekinjeno|24 ur na dan|0-24|(?:od|med) \\p{Nd}{1,2}\\.? (?:ure )?(?:do|in) \\p{Nd}{1,2}\\.? ur[eo]',
  implied: {
    phone: 'številka telefon telefona telefonska telefonsko klicati pokličem pokličemo poklicati',
    hours:
      'delovni odpiralni čas odprto odprta odprti odprt odprete odpre odpira zapre zaprete zapira zaprto zaprta delate dela obratuje uradne ure dan dni dnevi dneh',
    time: 'leto leta letu datum dan čas ura',
    money: 'stane stanejo stala cena cene ceno cenik plačati plača plačam znaša',
    place: 'nahaja nahajate najdem leži naslov stoji',
    duration: 'traja trajajo trajal trajala trajalo dolgo čas časa rok roku',
    distance: 'dolžina višina razdalja oddaljenost oddaljen daleč visok dolg',
    quantity: 'število',
    age: 'leto leta let star stara starost starosti',
  },
  unnamed: { hours: 'delovni čas', age: 'let', place: 'naslov' },
}
