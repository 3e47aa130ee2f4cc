import type { CueWords } from './cue-words.ts'

export const SWAHILI: CueWords = {
  asked: {
    phone:
      '(?:namba|nambari|no) (?:(?:yenu|yako|zenu|zako|gani) )?(?:(?:ya|za) )?(?:simu|whatsapp|kupiga|mawasiliano)\\p{L}*|(?:namba|nambari) (?:gani|ipi)|simu (?:gani|yenu|yako)|(?:ku)?(?:wa|u)?(?:piga|pigia|pigie|pige) (?:\\p{L}+ )?(?:simu )?(?:namba|nambari|wapi)',
    hours:
      '(?:saa|masaa|muda|nyakati|siku) (?:(?:gani|ngapi|zenu|wenu) )?(?:za|ya|wa) (?:kazi|kufungua|kufunguliwa|kufunga|kufungwa|huduma|biashara)|(?:saa ngapi|lini|siku gani|siku zipi|muda gani|wakati gani|mpaka saa ngapi|hadi saa ngapi|kuanzia saa ngapi) (?:\\p{L}+ ){0,3}?(?:\\p{L}*fung(?:u|w|a|ul)\\p{L}*|wazi)|(?:(?:m|tu|hu|i|li|ya|zi|ki|vi|u)(?:na|ta)?fung(?:u|w|a)\\p{L}*|hufung\\p{L}+|wazi) (?:\\p{L}+ ){0,4}?(?:saa ngapi|lini|siku gani|siku zipi|muda gani)|(?:je )?(?:(?:m|li|i|ki|ya|pa|u)(?:na|ta)?(?:ku)?(?:fungu\\p{L}+|kuwa wazi)|(?:mpo|lipo|ipo|mko|liko|iko) wazi)(?= .*(?:jumapili|jumamosi|jumatatu|jumanne|jumatano|alhamisi|ijumaa|sikukuu|wikendi|leo|kesho))',
    money:
      'bei(?:\\p{L}{0,3})?|(?:shilingi|shs?|ksh|tsh|pesa|hela|fedha|kiasi) (?:gani|ngapi)|(?:ni )?(?:kiasi gani|how much|sh ngapi)|gharama\\p{L}*|ada|nauli|(?:hu|i|ki|li|u|vi|zi|ya)(?:na)?gharimu\\p{L}*|(?:ni|tu|u)?(?:na|ta)?(?:ku)?lip(?:a|ia|wa) (?:\\p{L}+ )?(?:ngapi|kiasi gani)|(?:hu|i|ki|li|u|vi|zi|ya)(?:na)?uzwa (?:\\p{L}+ )?(?:ngapi|kiasi gani)',
    age: 'umri(?: gani| upi| wa)?|(?:ana|wana|una|mwenye|wenye|akiwa na|awe na|wa) miaka mingapi|miaka mingapi (?:ya|ndio|ili)',
    duration:
      'muda gani|kwa muda gani|muda upi|(?:(?:hu|i|u|li|ki|zi|vi|ya)(?:na|ta)?(?:ku)?(?:chukua|dumu)\\p{L}*) (?:\\p{L}+ ){0,3}?(?:muda|siku|saa|masaa|dakika|wiki|miezi)|(?:siku|wiki|masaa|saa|dakika) ngapi (?:\\p{L}+ )?(?:hadi|kabla|kupata|kufika|kurudisha|kurejesha)|(?:ndani ya|baada ya|kwa) (?:siku|wiki|masaa|saa|dakika) ngapi|(?:ndani ya|baada ya|kwa) (?:miezi|miaka) mingapi|how long',
    distance:
      'umbali(?: gani| wa)?|(?:ni|iko|uko|lipo|ipo|kiko) mbali kiasi gani|(?:kilomita|mita|maili|km) ngapi|(?:urefu|kina|upana|kimo) (?:gani|wake|wa)',
    quantity:
      '(?<!saa |shilingi |sh |pesa |hela |tarehe )(?:wangapi|ngapi|mangapi|vingapi|mingapi|kingapi|kiasi gani|idadi|asilimia ngapi|mara ngapi|uzito gani|ukubwa gani)',
    time: 'lini|tangu lini|hadi lini|mpaka lini|(?:saa|tarehe) ngapi|(?:siku|tarehe|mwaka|mwezi|wakati|majira|kipindi) (?:gani|ipi|upi|zipi)|tangu mwaka gani',
    person: '(?:ni )?nani|na nani|akina nani|kina nani',
    place:
      '(?:iko|uko|kiko|liko|ziko|viko|yako|yuko|mko|ipo|upo|kipo|lipo|zipo|mpo|yupo|ni|ya|wa|toka|kutoka) wapi|wapi|(?:mahali|sehemu|eneo|mtaa|jengo|mji) (?:gani|ipi|upi|lipi)|anwani\\p{L}*|anuani\\p{L}*|location|mnapatikana|inapopatikana|ilipo|lilipo|mlipo',
    reason: 'kwa ?nini|mbona|kwa sababu (?:gani|ipi)|sababu (?:gani|ipi|ya)|kwa ajili gani',
  },
  numbers:
    'moja|mmoja|mbili|wawili|mawili|viwili|miwili|tatu|watatu|matatu|vitatu|mitatu|nne|wanne|manne|vinne|minne|tano|watano|matano|vitano|mitano|sita|saba|nane|wanane|manane|vinane|minane|tisa|kumi|ishirini|thelathini|arobaini|hamsini|sitini|sabini|themanini|tisini|mia|elfu|laki|milioni|bilioni|nusu|robo|dazeni|kadhaa|kwanza|pili',
  spans:
    'sekunde|dakika|saa|masaa|siku|wiki|juma|majuma|mwezi|miezi|mwaka|miaka|muongo|miongo|karne|usiku|(?<=wiki |siku |saa |masaa |dakika )(?:moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|kumi|\\p{Nd}+)|(?<=miezi )(?:miwili|mitatu|sita|\\p{Nd}+)',
  years: 'miaka|mwaka|umri',
  dates:
    'januari|februari|machi|aprili|mei|juni|julai|agosti|septemba|oktoba|novemba|desemba|jumatatu|jumanne|jumatano|alhamisi|ijumaa|jumamosi|jumapili|mwaka \\p{Nd}{4}|karne|kila siku|wikendi|leo|kesho|jana|asubuhi|mchana|jioni|alasiri|usiku|tarehe|saa \\p{Nd}|saa (?:moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|kumi)',
  money:
    'shilingi|shs?|ksh|kshs|tsh|tshs|ush|tzs|kes|ugx|usd|euro|yuro|dola|laki|elfu|/=|asilimia|€|\\$',
  free: 'bure|bila malipo|bila gharama|hakuna malipo|hakuna ada|hailipiwi|haulipiwi|hazilipiwi|halilipiwi',
  reasons:
    'kwa sababu|sababu|kwa kuwa|kwani|kutokana na|ili|kwa ajili ya|maana|hivyo|kwa hiyo|kwa lengo la|kwa vile',
  places:
    'katika|karibu|nyuma|mbele|mkabala|kando|pembeni|barabara|mtaa|anwani|anuani|iko|lipo|ipo|kiko|uko|jijini|jengo|ghorofa|kituo|mjini|kijiji|eneo|mjini|kati',
  streets: 'mtaa barabara njia plot sanduku slp',
  closed: 'fungwa|\\p{L}+fungwa|hatufungui|hufungwa|\\p{L}*funga|saa 24|masaa 24',
  implied: {
    phone: 'namba nambari simu kupiga kupigia',
    hours: 'saa masaa siku muda kazi fungua funga wazi kufungua kufunga hufunguliwa',
    time: 'mwaka tarehe siku wakati mwezi saa',
    money: 'bei gharama kiasi shilingi pesa hela gharimu lipa',
    place: 'mahali sehemu anwani anuani iko lipo patikana eneo',
    duration: 'muda chukua dumu siku saa masaa wiki',
    distance: 'umbali mbali urefu kilomita mita',
    quantity: 'idadi kiasi jumla',
    age: 'umri miaka',
  },
  unnamed: { hours: 'saa fungua', age: 'umri miaka', place: 'anwani' },
}
