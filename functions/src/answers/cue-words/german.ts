import type { CueWords } from './cue-words.ts'

export const GERMAN: CueWords = {
  asked: {
    phone: 'wen (?:ruf|rufe|kann|muss|soll|darf) ich (?:\\p{L}+ )*?an(?:rufen)?',
    hours:
      'öffnungszeiten|sprechzeiten|geschäftszeiten|bürozeiten|ladenzeiten|(?:wann|um wie ?viel uhr|wie lange) (?:\\p{L}+ ){0,4}?(?:(?:auf|zu)(?! (?:d\\p{L}{2}|(?:[mds]?ein|unser|ihr|eue?r)\\p{L}{0,2}) )|offen|geöffnet|geschlossen|besetzt|erreichbar)|(?:habt|habts|haben|hat|seid|sind|ist|macht|machen) (?:\\p{L}+ ){0,4}?(?:geöffnet|offen|geschlossen)',
    money:
      'was (?:zahle|bezahle|zahlt|nehmt|nehmen|verlangt (?:ihr|man)|verlangen sie|muss ich (?:\\p{L}+ )?(?:zahlen|bezahlen))|preisliste|(?:muss|müssen|müsste|müssten|soll|sollen) (?:ich|wir|man|er|sie|\\p{L}+) [^?.!]*?(?:be)?zahlen(?=\\W*$)|wie hoch (?:ist|sind|war|wäre|wird) (?:\\p{L}+ ){1,3}?\\p{L}*(?:abschl[aä]g|anzahlung|beitr[aä]ge?|entgelte?|erstattung|gebühr(?:en)?|gutschrift|kaution|kosten|mahngebühr|miete|nutzungsgebühr|pauschale|pfand|preis|prämie|strafe|umlage|vergütung|zuschlag|zuschuss)',
    age: 'ab wie ?viele?n? jahren|mindestalter|zu (?:alt|jung)|wie viele jahre alt',
    duration:
      'wie lang (?=dauer\\p{L}*|brauch\\p{L}*|gelten|gilt|ha[bst]\\p{L}*|kann|können|muss|müssen|darf|dürfen|geht|läuft|laufen|bleib\\p{L}*|bin|bist|dar?f)(?:\\p{L}+)|wie ?viele? (?:tage?n?|wochen|monate|stunden|minuten)|welche frist|binnen wie vielen? (?:tagen|wochen|stunden)|innerhalb welcher (?:zeit|frist)',
    quantity:
      'wie vielen?|wievielen?|wie viele?|wieviele?|welche[rn]? anzahl|welche (?:anzahl|menge|höhe)|wie häufig|wie oft|wie groß|wie schwer|das wievielfache',
    time: '(?:in )?welche[mrsn]? (?:jahre?n?|jahrhundert|jahrzehnt|monate?n?|datum|zeitraum)|an welchem (?:tag|datum)|zu welcher zeit|seit wann|bis wann|um wie ?viel uhr|ab wann|welche uhrzeit|welcher uhrzeit|welche[nm]? tage?n?|wie (?:früh|spät)',
    place:
      '(?:in|auf|an|aus|zu|nach) welche[mrsn]? (?:stadt|land|ort|gebiet|region|staat|bundesstaat|kontinent|straße|insel|gebäude|universität)|woher|wohin|welche (?:stadt|region)|welches land',
    person:
      'wer|wem|wen|wessen|von wem|welche (?:person|frau)|welcher (?:mann|\\p{L}*(?:könig|herrscher|präsident|autor|forscher|künstler|kaiser))',
    reason:
      'weshalb|weswegen|aus welchem grund|aus welchen gründen|was war der grund|was ist der grund',
    distance:
      'wie (?:lang|groß) ist|wie hoch (?:ist|sind|war) (?:der|die|das) (?:turm|berg|gebäude|höhle)',
  },
  numbers:
    'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}+zehn|zwanzig|\\p{L}*(?:dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend)|millionen|milliarden?|dutzend|hälfte|drittel|viertel|\\p{L}*fache[ns]?|einmal|zweimal|dreimal|täglich|wöchentlich|mehrere',
  spans:
    'sekunden?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|jahrzehnte?n?|jahrhunderte?n?',
  years: 'jahre?n?|jährig\\p{L}*',
  dates:
    'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|jahrhunderts?|jahrzehnt|\\p{L}+tags|täglich|wochenende|mitternacht|mittags?|morgens|abends|nachts|bereits im|frühjahr|sommer|herbst|winter|zeiten|spätestens|frühestens|zweiten? weltkriegs?|ersten? weltkriegs?',
  money: 'euro|cent|dollar|pfund|franken|prozent',
  free: 'kostenlos\\p{L}*|kostenfrei\\p{L}*|gratis|umsonst|unentgeltlich',
  reasons:
    'weil|denn|da|wegen|aufgrund|damit|um|grund|gründe|ursache|deshalb|daher|infolge|durch|führte dazu',
  places: 'hinter|neben|gegenüber|in (?:der|den|dem)|im|am|bei|nahe|adresse|straße',
  streets: 'straße str platz weg gasse allee',
  implied: {
    hours:
      'aufmachen zumachen aufhaben zuhaben öffnungszeiten sprechzeiten geschäftszeiten bürozeiten besetzt erreichbar uhr woche wochenende morgens abends früh abend',
    money:
      'teuer zahle zahlst zahlt zahlen bezahle bezahlt bezahlen nehmt nimmt verlangt verlangen berechnet kost preislich preisliste euro',
    age: 'ab jung mindestalter',
    person:
      'unterrichtet unterrichten gibt geben macht machen betreut betreuen arbeitet arbeiten ist zuständig verantwortlich kümmert kümmern wende wenden spreche sprechen melde melden kontaktiere kontaktieren ansprechpartner ansprechpartnerin ansprechperson betreibt lehrt übernimmt erledigt hilft helfen kontakt',
    place: 'finde finden findet befindet liegt hin standort adresse',
  },
  closing: {
    asked: 'geschlossen|zu|ruhetage?|betriebsferien|betriebsurlaub',
    words: 'öffnungszeiten geschlossen',
  },
  unnamed: {
    hours: 'öffnungszeiten geöffnet',
    language: 'sprechen sprache',
    age: 'alter jahre',
    place: 'anreise',
  },
}
