import type { CueWords } from './cue-words.ts'
import { START } from './start.ts'

export const ITALIAN: CueWords = {
  asked: {
    phone:
      '(?:a )?(?:che|quale) numero (?:\\p{L}+ )?(?:chiam\\p{L}+|telefon\\p{L}+)|numero di telefono|chi (?:devo|posso|bisogna) chiamare|chi chiamo|a chi (?:devo |posso )?telefon\\p{L}+',
    hours:
      'orari[o]?|che ora (?:\\p{L}+ ){0,2}?(?:apr|chiud)\\p{L}*|(?:quando|giorni) (?:\\p{L}+ ){0,2}?(?:apr|chiud|apert|chius)\\p{L}*|(?:siete|è|sono) (?:apert|chius)[oiae]|aprite|chiudete|apre|chiude',
    money:
      "quanto (?:(?:si |mi |ci |vi )?(?:deve |devo |dobbiamo |bisogna )?(?:pag|spend|anticip)\\p{L}+|costa|costano|costerebbe|viene|vengono|si paga|pago|paghiamo|è|sono|devo pagare|bisogna pagare|chiedete|prendete)|quant[’']è|più (?:car|economic)[oaie]|qual è il (?:prezzo|costo)|quali sono i prezzi|prezzi?|tariffe?|(?:devo|dobbiamo|bisogna|si deve) pagare|quanto (?:mi|ci|vi) (?:costa|viene)|c[’']è da pagare|è gratis|è gratuit[oa]|si paga",
    duration:
      'quanto (?:tempo|dur\\p{L}+|è durat[oa]|sono durat[ie]|ci vuole|ci mette)|quanti (?:giorni|minuti|mesi)|quante (?:ore|settimane)|entro quanto|dopo quanto|quanto ci (?:mette|mettete|vuole)|in quanto tempo',
    age: "quanti anni|che età|qual è l[’']età|a che età",
    distance:
      'quanto (?:dista|è (?:alto|alta|lontano|lontana|profondo|lungo|larga?))|a che distanza',
    quantity: 'quant[oaie]|qual è (?:il numero|la percentuale|la quantità)|che percentuale',
    time: `(?:${START}|(?:sa|sapete|dire|dirmi|sapere),? |da |di |fino a |per |a )quando|a che ora|(?:in|da|di|fino a)? ?(?:che|qual[ei]) (?:ann[oi]|decennio|data|giorno|mese|secolo|orario)|fino a quando`,
    person:
      '(?<!per )chi|di chi|a chi|per chi(?! (?:ha|hanno|è|non|vuole|deve|possiede|viene|abita))|quale persona',
    place:
      "dove|dov[’']è|da dove|in (?:che|quale) (?:città|paese|luogo|via|regione|posto)|qual è (?:il vostro |l[’'])?indirizzo|indirizzo",
    reason: 'perché|per quale (?:motivo|ragione)|come mai',
  },
  numbers:
    'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento|mille|\\p{L}*mila|milion[ei]|miliard[oi]|metà|terzo|quarto|dozzina|diversi|doppio|triplo',
  spans: 'second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|decenn[io]|secol[oi]',
  years: 'ann[oi]',
  dates:
    'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|secolo|mezzogiorno|mezzanotte|ogni (?:giorno|settimana|mese|anno)',
  money: 'euro|centesimi|dollari|sterline|per cento',
  free: 'gratis|gratuit\\p{L}*|senza spese',
  reasons: 'perché|poiché|a causa|grazie|per|motivo|dato che|siccome|affinché',
  places: 'dietro|davanti|accanto|a|in|nel|nella|presso|via|piazza|corso|viale|indirizzo|vicino',
  closed: 'chius[oiae]|24 ore',
  streets: 'via piazza corso viale',
  implied: {
    hours:
      'orario orari ora ore apre aprite aprono aperto aperta aperti apertura chiude chiudete chiuso chiusi chiusura negozio locale settimana mattina sera giorno giorni',
    time: 'ora ore giorno data',
    money:
      'prezzo prezzi costa costano costo costi viene vengono pagare paga pago paghiamo tariffa tariffe caro cara',
    place: 'indirizzo trovate trova trovo situati situato posto',
    age: 'età anni minima cominciare iniziare cominciano iniziano compiuti',
    duration: 'dura durano tempo',
    person:
      'insegna insegnano insegnate tiene tengono da danno dare fa fanno fare facciamo lavora lavorano lavorare gestisce gestiscono dirige dirigono conduce conducono guida guidano cura curano segue seguono occupa occupano occuparsi occupate bada badano responsabile responsabili rivolgo rivolgere rivolgersi rivolgermi rivolgerci rivolgiamo parlo parlare parlarne parliamo contatto contattare contatta contattiamo chiedo chiedere sento sentire risponde rispondono referente incaricato incaricata addetto addetta',
  },
  closing: {
    asked: 'chius[oaie]|chiusur[ae]|(?:chiudete|chiude)(?<!quando.*)',
    words: 'orario chiuso',
  },
  unnamed: {
    hours: 'orario aperto',
    language: 'parlate lingua',
    age: 'età anni',
    place: 'indirizzo',
  },
}
