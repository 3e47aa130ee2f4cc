import type { CueWords } from './cue-words.ts'
import { START } from './start.ts'

export const CATALAN: CueWords = {
  asked: {
    phone:
      "(?:a )?quin (?:número|telèfon) (?:de telèfon )?(?:truco|trucar|tinc|teniu|té|hi ha|puc|he|és)\\p{L}*|(?:número de )?telèfon (?:de|del|dels|per)|a qui (?:truco|puc trucar|he de trucar|cal trucar|s[’']ha de trucar)|on (?:truco|puc trucar|he de trucar)|quin és el (?:vostre |seu )?telèfon",
    hours:
      "horaris?|(?:a|fins a|fins|des de|des d[’']|de) ?quin[ae]s? hor(?:a|es) (?:\\p{L}+ ){0,2}?(?:obr|tanc|tanqu|plegu|pleg)\\p{L}*|(?:quan(?! (?:\\p{L}+ ){0,2}?(?:van|va|es va) )|quins? di(?:a|es)) (?:\\p{L}+ ){0,3}?(?:obr|tanc|tanqu|obert)\\p{L}*|(?<!per ?qu[eè] (?:\\p{L}+ ){0,3})(?:obriu|obren|obre|obrireu|obriran|tanqueu|tanquen|tanca|(?:és|està|esteu|estan|són|estareu|estarà|hi sou) (?:obert|oberta|oberts|obertes|tancat|tancada|tancats|tancades))",
    money:
      "quan (?:(?:em|ens|et) )?(?:costa|costen|val|valen)|quant (?:(?:em|ens|us|et|m[’']|se[’']m) ?)?(?:costa|costen|val|valen|surt|surten|és|seria|cobreu|cobren|cobra|costaria|costarà|(?:hem|he|s[’']ha|cal) (?:de )?pagar|es paga|pago|paguem|puja|per)|quant és|a quant|a com (?:és|va|està|surt)|quin preu|quins preus|(?:cobreu|cobren|es cobra) (?:(?:res|més|extra|a part) )?(?:per|de)|preus?|cost|tarif(?:a|es)|més (?:car|cara|cars|cares|barat|barata|barats|barates|econòmic|econòmica)|(?:he|hem|s[’']ha|cal) (?:de )?pagar|em costa|ens costa|costa (?:res|diners)|és gratis|és de franc|és gratuït|és gratuïta|són gratuïts|són gratuïtes|es paga",
    quantity:
      'quant|quanta|quants|quantes|quin (?:percentatge|nombre)|quina (?:quantitat|proporció)|(?:quin|quina) (?:és|era|va ser) (?:el nombre|la quantitat|el percentatge|la població|la temperatura|la capacitat)|cada quant|amb quina freqüència',
    time: `${START}quan|(?:sap|sabeu|saber|dir|dir-me|dir-nos|dieu|digueu-me|digues-me),? quan|(?:des de|fins|fins a|per a|per) quan|(?:en|a|fins a|des de|de|d[’']|per a)? ?quin(?:a|s|es)? (?:any|anys|data|dates|dia|dies|mes|mesos|segle|dècada|hora|hores|moment)`,
    duration:
      "quant (?:de )?temps|quant (?:dura|duren|durarà|va durar|triga|trigueu|triguen|trigarà|tarda|tardeu|tarden|es triga|es tarda|he d[’']esperar|s[’']ha d[’']esperar)|quant[es]? (?:dies|anys|mesos|minuts|segons|hores|setmanes) (?:dura|duren|triga|trigueu|triguen|tarda|tardeu|tarden|tinc|tenim|hi ha|es triga|va durar)|quin termini|quina (?:és la )?durada",
    age: "quina edat|a quina edat|quants anys (?:té|tenia|cal tenir|s[’']han de tenir|has de tenir|ha de tenir)|edat mínima|a partir de quants anys",
    distance:
      'a quina (?:distància|altura|alçada|profunditat)|quina (?:altura|alçada|longitud|llargada|profunditat|distància|amplada|amplària) |(?:com|quant) (?:de lluny|és de lluny)|a quants (?:quilòmetres|metres|km)',
    person:
      '(?<!per a )(?<!per )qui|de qui|a qui|amb qui|per a qui(?! (?:té|tenen|és|són|no|ja|vol|volen|viu|viuen))|quin (?:rei|president|autor|científic|emperador|líder)|quina persona',
    place:
      "on|d[’']on|a on|(?:en|de|a) quin(?:a)? (?:ciutat|país|lloc|estat|comarca|regió|carrer|plaça|part|poble|barri|continent|universitat)|adreça|quina és la (?:vostra |seva )?direcció",
    reason:
      'per què|perquè(?= (?:està|és|esteu|no|tanqueu|ha|hi|em|es|van)(?!\\p{L}))|per quin(?:a)? (?:motiu|raó|causa)|(?:quin|quina) (?:és|va ser|era) (?:el motiu|la raó|la causa)|a què es deu|com és que|com pot ser que',
  },
  numbers:
    'dos|dues|tres|quatre|cinc|sis|set|vuit|huit|nou|deu|onze|dotze|tretze|catorze|quinze|setze|disset|desset|divuit|díhuit|dinou|vint|vint-i-\\p{L}+|trenta|quaranta|cinquanta|seixanta|setanta|vuitanta|huitanta|noranta|\\p{L}+nta-\\p{L}+|cent|\\p{L}+-cent(?:s|es)|mil|milió|milions|meitat|terç|terços|quart|quarts|dotzena|dotzenes|desenes|diversos|diverses|doble|triple',
  spans:
    'segons?|minuts?|hora|hores|dia|dies|setmana|setmanes|quinzena|mes|mesos|any|anys|dècada|dècades|segles?',
  years: 'anys?',
  dates:
    'gener|febrer|març|abril|maig|juny|juliol|agost|setembre|octubre|novembre|desembre|dilluns|dimarts|dimecres|dijous|divendres|dissabtes?|diumenges?|segle|dècada|principis|finals|migdia|mitjanit|diàriament|cada (?:dia|setmana|mes|any)|tots els dies|\\p{Nd}{1,2} ?h|totes les setmanes',
  money: 'euros?|eur|cèntims?|dòlars|lliures|per cent',
  free: 'gratis|de franc|debades|gratuït|gratuïta|gratuïts|gratuïtes|sense (?:cost|càrrec)',
  reasons:
    'perquè|ja que|atès que|a causa|per causa|per culpa|degut|per tal|per|com que|motiu|raó|causa|gràcies|per això',
  places:
    'darrere|davant|al costat|vora|prop|a prop|al|a la|als|en|carrer|avinguda|plaça|passeig|rambla|adreça|situat|situada|ubicat|ubicada|cantonada',
  closed: 'tancat|tancada|tancats|tancades|tanca|tanquem|24 hores',
  streets: 'carrer avinguda plaça passeig carretera rambla ronda',
  implied: {
    phone: 'número telèfon trucar truco',
    hours:
      'horari horaris hora hores obre obren obriu obrir obert oberta oberts obertes tanca tanquen tanqueu tancar tancat tancada obertura tancament botiga local setmana matí tarda nit',
    time: 'hora hores dia data)',
    money:
      'preu preus costa costen cost costos costar val valen surt surten cobren cobreu cobra tarifa tarifes car cara',
    place: 'adreça situats situat ubicació troba trobeu trobem queda cau lloc',
    age: 'edat anys mínima',
    duration: 'dura duren triga trigueu tarda tardeu temps',
    distance: 'distància llargada longitud alçada altura profunditat',
  },
  closing: {
    asked:
      'tancat|tancada|tancats|tancades|no obr(?:iu|en|e|ireu)|(?:tanqueu|tanquen|tanca)(?<!quan.*)',
    words: 'horari tancat',
  },
  unnamed: {
    hours: 'horari obert',
    language: 'parleu idioma',
    age: 'edat anys',
    place: 'adreça',
  },
}
