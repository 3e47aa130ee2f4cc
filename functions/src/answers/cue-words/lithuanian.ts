import type { CueWords } from './cue-words.ts'

export const LITHUANIAN: CueWords = {
  asked: {
    phone:
      'telefono numer\\p{L}*|tel numer\\p{L}*|(?:kokiu|kuriuo) (?:telefonu|numeriu)|(?:koks|kokį) (?:\\p{L}+ ){0,2}?(?:telefonas|telefoną|numeris)|kam (?:\\p{L}+ )?(?:skambinti|paskambinti)',
    hours:
      'darbo (?:laikas|laiką|laiko|valandos|valandas|grafik\\p{L}*)|(?:kada|iki kada|nuo kada|iki kelių|nuo kelių|iki kiek|nuo kiek|kelintą|kokiomis dienomis|kuriomis dienomis|kiek laiko|kokiu laiku|kuriuo metu|kokiomis valandomis) (?:\\p{L}+ ){0,3}?(?:dirba|dirbat\\p{L}?|atidaro\\p{L}*|atsidaro|uždaro\\p{L}*|užsidaro|atidaryt\\p{L}*|uždaryt\\p{L}*|veikia|atviras?|atviri)|(?:ar|gal) (?:\\p{L}+ ){0,3}?(?:dirbat\\p{L}?|dirba|atidaryt\\p{L}*|uždaryt\\p{L}*)',
    money:
      '(?:kiek|po kiek) (?:\\p{L}+ ){0,3}?(?:kainuo\\p{L}+|kaštuo\\p{L}+|atsieina|atsieis|mokėti|moku|sumokėti|reikės mokėti|imat\\p{L}?|prašot\\p{L}?)|kaip brangiai|(?:kokia|kokios|kokią) (?:\\p{L}+ ){0,3}?(?:kain\\p{L}+|įkain\\p{L}+|tarif\\p{L}+)|koks (?:\\p{L}+ ){0,2}?(?:įkainis|mokestis|tarifas)|kain(?:a|os|ą)|už kiek',
    age: 'kiek (?:\\p{L}+ ){0,3}?metų (?:\\p{L}+ ){0,2}?(?:yra|turi|turėti|reikia|jam|jai|vaikui)|(?:kelerių|kelių|kokio|nuo kelerių|iki kelerių|nuo kelių|nuo kiek) metų|kokio amžiaus|nuo kokio amžiaus|koks (?:\\p{L}+ )?amžius|amžiaus riba|kiek (?:jam|jai|tau|jums) metų',
    duration:
      '(?:kiek|kaip) (?:\\p{L}+ )?(?:ilgai|laiko)(?! (?:\\p{L}+ ){0,3}?(?:dirbat|atidaryt))|kiek (?:trunka|truks|truko|užtrunka|užtruks|užtruko|dienų|valandų|minučių|savaičių|mėnesių)|per kiek|kaip greitai|per kurį laiką|kokia (?:\\p{L}+ )?trukmė|(?:per|už) kelias (?:dienas|valandas|minutes|savaites)|(?:koks|kokį) (?:\\p{L}+ ){0,2}?termin\\p{L}+',
    distance:
      'kaip toli|kiek (?:toli|kilometrų|metrų|km)|koks (?:\\p{L}+ ){0,2}?(?:atstumas|ilgis|aukštis|gylis|plotis)|kokiu atstumu|(?:kokio|kokiame) (?:ilgio|aukščio|gylio|pločio|aukštyje|gylyje)|kokiame aukštyje virš',
    quantity:
      'kiek|keli|kelios|kelis|kelias|(?<!(?:nuo|iki|apie|po) )kelių|koks (?:\\p{L}+ )?skaičius|kokia dalis|kaip dažnai|kiek kartų|kiek procentų',
    time: 'kada|iki kada|nuo kada|kuriais metais|kuriuo metu|kokiais metais|kelintais metais|kokiu laiku|(?:kurią|kokią|kelintą) (?:dieną|valandą|datą)|(?:kelintą|kurį|kokį) mėnesį|kokią dieną|kuriame amžiuje|(?:nuo|iki|apie|po) kelių(?! (?:metų|eurų|dienų))|kelintą|(?:nuo|iki|apie) kelintos|kokia data',
    person:
      'kas (?:toks|tokia|tokie)|kas (?:(?!pasikeitė|pasibaigė)\\p{L}+ė|įkūrė|sukūrė|parašė|vadovauja|yra (?:\\p{L}+ ){0,2}?(?:vadov\\p{L}+|savinink\\p{L}+|direktor\\p{L}+|autori\\p{L}+|įkūrėj\\p{L}+|steigėj\\p{L}+))|kieno|kam(?! (?:reik\\p{L}+|skirt\\p{L}+|tinka))|su kuo|pas ką|į ką|kuris (?:žmogus|gydytojas|darbuotojas)|kurie (?:žmonės|darbuotojai)',
    place:
      'kur|iš kur|kurioje (?:vietoje|gatvėje|šalyje|salėje|pusėje)|kokioje (?:vietoje|gatvėje|šalyje)|kuriame (?:mieste|aukšte|pastate|kabinete)|kokiame (?:mieste|aukšte|pastate|kabinete)|(?:koks|kokiu|kokį) (?:\\p{L}+ ){0,2}?adres\\p{L}+|adresas|adresą',
    reason:
      'kodėl|dėl ko|dėl kokios priežasties|kokia (?:\\p{L}+ )?priežastis|kam reik\\p{L}+|kuriuo tikslu|kokiu tikslu',
  },
  numbers:
    'du|dvi|dviejų|dviem|abu|abi|dvejus|dveji|trys|tris|trijų|trims|treji|trejus|trejų|dvejų|keturi\\p{L}*|ketveri\\p{L}*|penki\\p{L}*|penkeri\\p{L}*|šeši\\p{L}*|šešeri\\p{L}*|septyni\\p{L}*|septyneri\\p{L}*|aštuoni\\p{L}*|aštuoneri\\p{L}*|devyni\\p{L}*|devyneri\\p{L}*|dešimt\\p{L}*|dešimč\\p{L}*|\\p{L}+liktas?|\\p{L}+lik(?:a|os|ai)|\\p{L}+dešimt\\p{L}*|šimt(?:as|ai|o|ų|us|ą)|tūkstan\\p{L}+|milijon\\p{L}*|milijard\\p{L}*|pus(?:ė|ę|ės|antr\\p{L}+|trečio)|trečdal\\p{L}+|ketvirtadal\\p{L}+|ketvirtis|tuzin\\p{L}+|kelet\\p{L}+|poros?|porą',
  spans:
    'sekund\\p{L}*|sek|minu\\p{L}+|min|valand\\p{L}+|val|dien(?:a|as|ą|os|oms|ų)|par(?:a|as|ą|os|ų|oms)|nak(?:tis|tį|tys|tų|čių|tims)|savai\\p{L}+|mėnes\\p{L}+|mėn|met(?:ai|us|ų|ams)|dešimtme\\p{L}+|amži(?:us|ų|aus)',
  years: 'met(?:ai|us|ų|ams)|metuk\\p{L}+',
  dates:
    'saus(?:is|io|į|yje)|vasar(?:is|io|į|yje|a|os|ą)|kov(?:as|o|ą|e)|baland(?:is|žio|į|yje)|geguž\\p{L}+|biržel\\p{L}+|liep(?:a|os|ą|oje)|rugpjū\\p{L}+|rugsėj\\p{L}+|spal(?:is|io|į|yje)|lapkri\\p{L}+|gruod\\p{L}+|(?:pirma|antra|trečia|ketvirta|penkta|šešta)dien\\p{L}+|sekmadien\\p{L}+|savaitgal\\p{L}+|darbo dienomis|kasdien|kiekvieną dieną|metais|amžiuje|žiem(?:a|os|ą)|pavasar\\p{L}+|rud(?:uo|ens|enį)|vidurnak\\p{L}+|val',
  money: 'eur\\p{L}*|ct|cent\\p{L}+|doler\\p{L}+|svar\\p{L}+|zlot\\p{L}+|procent\\p{L}+',
  free: 'nemokam\\p{L}+|be mokesčio|neapmokestin\\p{L}+|dovanai|veltui|už dyką',
  reasons:
    'nes|kadangi|todėl|dėl|dėka|tam kad|kad galėtu\\p{L}+|priežast\\p{L}+|siekiant|norint|taigi|dėl to',
  places:
    'už|prie|šalia|priešais|greta|netoli|ties|adres\\p{L}+|gatv\\p{L}+|g|pr|al|aikšt\\p{L}+|alėj\\p{L}+|prospekt\\p{L}+|mieste|\\p{Lu}\\p{L}+(?:yje|uje|oje|ėje|iuje|uose|ose)',
  streets: 'gatvė gatvėje prospektas alėja aikštė g pr al',
  closed: 'uždaryta|uždaryti|uždaras|nedirbame|nedirba|nedarbo dien\\p{L}+|visą parą',
  implied: {
    phone: 'telefonas telefono telefonu numeris numeriu skambinti paskambinti tel',
    hours:
      'darbo laikas valandos atidaryta atidarote atidaro uždaryta uždarote uždaro dirbate dirba dirbame nedirbame veikia dienos dienomis',
    time: 'metai metais metų diena dieną data laikas laiku valanda valandą valandų valandos',
    money: 'kainuoja kainuoti kainavo kaina kainos įkainis įkainiai mokestis mokėti sumokėti',
    place: 'yra įsikūręs įsikūrusi įsikūrę adresas rasti vieta',
    duration: 'trunka truks truko užtrunka užtrukti ilgai laiko laikas trukmė terminas',
    distance: 'atstumas ilgis aukštis gylis toli aukštas ilgas gilus',
    quantity: 'skaičius kiekis',
    age: 'amžius amžiaus metų metai',
  },
  unnamed: { hours: 'darbo laikas', age: 'amžius metų', place: 'adresas' },
}
