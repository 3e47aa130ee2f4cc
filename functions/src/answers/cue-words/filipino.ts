import type { CueWords } from './cue-words.ts'

const HOUR_WORDS =
  'ala-?una|alas-?\\s?(?:dos|tres|kuwatro|kwatro|singko|sais|siete|otso|nuebe|diyes|onse|dose|\\p{Nd}{1,2})'

export const FILIPINO: CueWords = {
  asked: {
    phone:
      '(?:numero|number|no)\\.? (?:ng |sa |po )?(?:(?:inyong|iyong|telepono|cellphone|cell|cp|tel|phone|viber|whatsapp|contact|gcash)\\p{L}*)|(?:telepono|cellphone|phone|contact|cp|tel|viber) (?:number|numero|no)\\p{L}*|(?:anong|saang|anung|aling) (?:numero|number)|(?:sino|saan|paano|pano) (?:\\p{L}+ ){0,2}?(?:tatawag\\p{L}*|tumawag|matatawagan|makokontak|ma-?contact)',
    hours:
      '(?:anong|anung|mga|hanggang anong|hanggang|mula anong|ano ang|ano po ang) (?:araw at )?oras (?:\\p{L}+ ){0,4}?(?:\\p{L}*bu?bukas|bukas|buksan|magbukas|\\p{L}*sasara|sara|isara|sarado|magsara|operasyon|negosyo|trabaho|serbisyo|opisina|tindahan|tanggapan|open|close|ninyo|nyo|niyo|kayo)|oras ng (?:operasyon|negosyo|opisina|tindahan|pagbubukas|pagsasara|trabaho|bisita|klinika)|(?:kailan|kelan|anong araw|hanggang kailan) (?:\\p{L}+ ){0,3}?(?:bukas|\\p{L}*bubukas|sarado|\\p{L}*sasara|open|close)|(?:bukas|sarado|open|close|nagbubukas|nagsasara) (?:pa )?(?:po )?(?:ba|kayo)(?= .*(?:lunes|martes|miyerkules|miyerkoles|huwebes|biyernes|sabado|linggo|weekend|holiday|araw|gabi|umaga|hapon|tanghali|pasko|undas)|\\W*$)|(?<!bakit (?:po )?)(?:bukas|sarado|open) (?:po )?(?:ba )?(?:kayo|sila) (?:po )?(?:ba|pag|kapag|tuwing|sa|ng)|operating hours|office hours|store hours|opening hours|what time',
    money:
      'magkano(?:ng)?|mgkano|magkno|magkanu|mgknu|hm|how much|(?:ano|anong|ano po|ano ba) (?:ang |po ang |ba ang )?(?:presyo|halaga|singil|bayad|rate|price)\\p{L}*|presyo|(?:ilang|ilan) (?:piso|pesos)|(?:may|meron|mayroon)(?: po| pa)* ?(?:ba )?(?:po )?(?:kayong |itong |akong )?(?:bayad|babayaran|singil|multa|bayarin|charge)|singil',
    age: '(?:ilang|ilan) (?:taon|taong gulang)|(?:anong|ano ang) edad|edad|taong gulang',
    duration:
      '(?:gaano|gaanong|gano) (?:po )?(?:ba )?(?:ito )?(?:katagal|kabilis|kahaba)|(?:ilang|hanggang ilang|sa loob ng ilang) (?:araw|oras|linggo|buwan|minuto|taon|sigundo|segundo)|how long|katagal',
    distance:
      '(?:gaano|gaanong|gano) (?:po )?(?:ba )?(?:kalayo|kataas|kahaba|kalalim|kalapad|kalaki|kalapit)|(?:ilang) (?:metro|kilometro|km|milya)|distansya|layo',
    quantity:
      'ilan|ilang|gaano (?:po )?(?:ba )?(?:karami|kadami|kadalas|kabigat|kalaki|kalakas)|ilang (?:beses|porsiyento|porsyento|tao|piraso)',
    time: 'kailan|kelan|(?:anong|sa anong|anung|mula anong|hanggang anong) (?:araw|oras|petsa|buwan|taon|buwan)|hanggang kailan|mula kailan|kailan pa|tuwing kailan',
    person: 'sino|sinong|sinu|sino-sino|kanino|sino po|nino',
    place:
      'saan|nasaan|san|nasan|saang|taga-?saan|(?:anong|ano ang|saang) (?:lugar|address|tirahan|kalye|lungsod|siyudad|lokasyon)|address\\p{L}*|lokasyon|location|matatagpuan',
    reason: 'bakit|bkt|bkit|ano (?:ang|po ang) (?:dahilan|rason)|anong dahilan|sa anong dahilan',
  },
  numbers:
    'isa|isang|dalawa|dalawang|tatlo|tatlong|apat|apat na|lima|limang|anim|pito|pitong|walo|walong|siyam|sampu|sampung|labing-?\\p{L}+|labin-?\\p{L}+|dalawampu\\p{L}*|tatlumpu\\p{L}*|limampu\\p{L}*|\\p{L}+mpung?|sandaan|daan|daang|libo|libong|milyon|kalahati|kalahating|dose|diyes|bente|trenta|kuwarenta|singkwenta|ilan|una|unang|ikalawa|ikatlo|dosena',
  spans:
    'segundo|minuto|minutong|oras|araw|linggo|linggong|buwan|taon|taong|dekada|gabi|gabing|days?|hours?|minutes?|weeks?|months?|years?|oras at kalahati|maghapon|magdamag',
  years: 'taon|taong|taong gulang|buwan|edad',
  dates: `enero|pebrero|marso|abril|mayo|hunyo|hulyo|agosto|setyembre|oktubre|nobyembre|disyembre|lunes|martes|miyerkules|miyerkoles|huwebes|biyernes|sabado|linggo|taong \\p{Nd}{4}|noong \\p{Nd}{4}|araw-araw|umaga|tanghali|hapon|gabi|hatinggabi|madaling araw|weekend|weekdays|pasko|${HOUR_WORDS}`,
  money: 'piso|pisong|pesos?|php|₱|sentimo|dolyar|euro|libo|porsiyento|porsyento',
  free: 'libre|libreng|walang bayad|walang singil|walang dagdag|free|hindi na kailangang magbayad',
  reasons:
    'dahil|dahilan|kasi|sapagkat|upang|para|kaya|nang sa gayon|bunga ng|sanhi ng|gawa ng|palibhasa|para sa',
  places:
    'sa|nasa|malapit|tapat|katapat|katabi|harap|likod|kanto|kalye|avenue|street|st|ave|barangay|brgy|purok|sitio|lungsod|bayan|address|palapag|highway|gusali|building|tabi',
  streets: 'kalye street st avenue ave barangay brgy purok sitio highway',
  closed: 'sarado|saradong|nagsasara|walang pasok|walang serbisyo|24 oras|24 hours|closed',
  implied: {
    phone: 'numero telepono cellphone tawag tumawag matatawagan contact number',
    hours:
      'oras bukas sarado nagbubukas nagsasara magbubukas magsasara araw open close tindahan operasyon',
    time: 'taon petsa araw oras buwan kailan panahon',
    money: 'presyo halaga bayad singil babayaran magkano rate piso pesos',
    place: 'matatagpuan lugar address lokasyon nasaan tirahan',
    duration: 'tagal katagal tumatagal oras araw inaabot',
    distance: 'layo distansya kalayo taas haba lalim',
    quantity: 'bilang dami karami',
    age: 'edad gulang taon',
  },
  unnamed: { hours: 'oras bukas', age: 'edad taong gulang', place: 'address' },
}
