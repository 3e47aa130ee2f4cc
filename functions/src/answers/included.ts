/** Words that say that something is part of a price, in the languages that most documents are in. */
const INCLUDED = [
  'includ(?:e|es|ed)|enthalten|inbegriffen|mit drin|inkludiert|beinhaltet',
  'inclu[ií]d[oa]s?|inclu(?:i|yen?)|incl[oò]s|inclos(?:es|os|a)|inclou(?:en)?|comprend(?:re)?|compris(?:es?)?|compres[oaei]|inclus(?:es?|[oai])?|inbegrepen|inclusief',
  'ingår|inkluderat|inkluderet|inkludert|medregnet|w cenie|wliczon\\p{L}*|v ceně|zahrnut\\p{L}*|v cene|zahŕňa\\p{L}*|sisältyy|sisältyvät|hinna sees|hinnas|sisaldu\\p{L}+|sisalda\\p{L}+|sisse arvatud|įskaičiuot\\p{L}*|įtraukt\\p{L}*|įeina|benne van|tartalmaz\\p{L}*',
  'inclusă|uključen\\p{L}*|u cijeni|u ceni|укључен\\p{L}*|урачунат\\p{L}*|uračunat\\p{L}*|у цени|vklju[čc](?:en\\p{L}*|uje|ujejo)|všte[vt]\\p{L}*|zajet\\p{L}*|v ceni|dahil|iekļaut\\p{L}*|iekļauj|ietilpst|ietver(?:ts?|ta|ti|tas)?|включен\\p{L}*|включён\\p{L}*|входит|входят|входить|входять|συμπεριλαμβάν\\p{L}*|περιλαμβάν\\p{L}*',
  'تشمل|يشمل|شامل\\p{L}*|مشمول\\p{L}*|כלול\\p{L}*|כולל|bao gồm|termasuk(?:kah)?|kasama|kasali|kabilang|\\p{L}*jumuish\\p{L}+|ikiwemo|(?:కలిసి|కలిపి|చేర్చి|చేరి) (?:ఉంటుందా|ఉందా|ఉన్నాయా|ఉంటాయా)|ధరలో|చేర్చబడింది|(?:சேர்த்து|சேர்ந்து|அடங்கி|உட்பட்டு)(?:யா|ள்ளதா|ருக்கா)?|அடங்குமா|அடங்கும்|உட்பட|சேர்த்தா|சேர்த்தானா|కలుపుకుని|కలుపుకొని',
]
/** What asks for the amount all the same: How much is it with breakfast included? */
const HOW_MUCH = [
  'how much|what (?:does|do|will|would)\\b.*\\bcost|wie ?viel|wie teuer|wie hoch|was (?:kostet|kosten)',
  'combien|cuánto|cuanto|quanto|quant|hoeveel|hur mycket|vad kostar|hvor meget|hvor mye|hva koster|hvad koster|ile|kolik|koľko|kolko|koliko|kiek|kolk|kakšna je cena|paljonko|kui palju|palju maksa\\p{L}*|mennyi\\p{L}*|mennyibe',
  'cik|cât|сколько|скільки|колко|колико|πόσο|ne kadar|kaç|كم|بكم|כמה|bao nhiêu|berapa|magkano|hm|bei gani|kiasi gani|shilingi ngapi|ఎంత|ఎన్ని|எவ்வளவு|எவ்ளோ|எத்தனை|என்ன (?:விலை|கட்டணம்|ரேட்)|کتن[اےی]|کیا (?:قیمت|ریٹ|فیس|کرایہ)',
]
const anyOf = (sources: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${sources.join('|')})(?![\p{L}\p{M}])`, 'iu')

const SAYS_INCLUDED = anyOf(INCLUDED)
const ASKS_AMOUNT = anyOf(HOW_MUCH)

/**
 * Whether it is asked what a price includes, or whether it includes something, rather than what it is:
 * Is breakfast included in the price?
 */
export const asksWhatIsIncluded = (question: string): boolean =>
  SAYS_INCLUDED.test(question) && !ASKS_AMOUNT.test(question)
