import type { CueWords } from './cue-words.ts'
import { START } from './start.ts'

export const POLISH: CueWords = {
  asked: {
    phone:
      '(?:pod )?jaki numer (?:\\p{L}+ )?(?:dzwon|zadzwon)\\p{L}*|numer telefonu|do kogo (?:\\p{L}+ )?(?:dzwon|zadzwon)\\p{L}*',
    hours:
      'godziny (?:otwarcia|pracy|przyjęć)|godzin(?:ach)? otwarcia|(?:kiedy|do kiedy|o której|do której|od której|w jakich godzinach|w jakie dni|do ilu) (?:\\p{L}+ ){0,3}?(?:otwar\\p{L}*|otwier\\p{L}*|zamyka\\p{L}*|zamknię\\p{L}*|czynn\\p{L}*|przyjmuje\\p{L}*|pracuje(?:cie|ją))|czy (?:\\p{L}+ ){0,3}?(?:otwar\\p{L}*|zamknię\\p{L}*|czynn\\p{L}*)',
    money:
      'ile (?:za|bierzecie|weźmiecie|wezmą|biorą|liczycie|wyjdzie|wychodzi|wyniesie|będzie kosztować|się płaci|płaci się|kosztuje|kosztują|to kosztuje|płacę|trzeba zapłacić|muszę zapłacić|zapłacę|wynosi (?:cena|opłata|koszt))|jak(?:a|i) (?:jest )?(?:cena|koszt|opłata)|w jakiej cenie|po ile|(?:od|do|przy) jakiej (?:kwoty|sumy|kwocie)|ile (?:\\p{L}+ ){1,2}?za(?:płacę|płacimy|płacić)|cen[ay]|(?:muszę|musimy|trzeba) (?:\\p{L}+ ){0,3}?(?:za)?płacić|jest (?:płatn|bezpłatn|darmow)\\p{L}*',
    duration:
      'jak długo|ile (?:czasu|dni|godzin|minut|tygodni|miesięcy)|w jakim (?:terminie|czasie)|jak szybko|ile (?:to |się )?(?:trwa\\p{L}*|czeka|zajmuje|zajmie)|(?:w ciągu )?ilu dni|ile się czeka|ile czeka',
    age: 'ile (?:ma )?lat|(?:od |do )?ilu lat|(?:od|do) jakiego wieku|ile lat trzeba mieć|w jakim wieku|jaki (?:jest )?(?:minimalny )?wiek',
    distance:
      'jak (?:daleko|wysoko|wysok\\p{L}+|głębok\\p{L}+|dług\\p{L}{1,2})|jak(?:ą|a jest) (?:długość|wysokość|głębokość|odległość)',
    quantity: 'ile|ilu|jaki procent|jaka (?:liczba|ilość)|jak (?:często|dużo|wiele)',
    time: `(?:${START}|(?:powie|wie|zapyta|informacj)\\p{L}*,? )kiedy|o której|do której|od której|(?:w|do|od|z)? ?(?:którym|którego|jakim|jakiego|jakich) (?:roku|dniu|miesiącu|wieku|godzinach)|od kiedy|do kiedy|o jakiej godzinie`,
    person: 'kto|kogo|komu|kim|z kim|czyj\\p{L}*',
    place:
      'gdzie|skąd|dokąd|w (?:jakim|którym) (?:mieście|kraju|miejscu)|na jakiej ulicy|jaki (?:jest |macie )?adres',
    reason: 'dlaczego|czemu|z jakiego powodu|jaka jest przyczyna',
  },
  numbers:
    'dw(?:a|ie|óch|oje)|trzy|trzech|cztery|czterech|pięć|pięciu|sześć|siedem|osiem|dziewięć|dziesięć|\\p{L}+naście|dwadzieścia|trzydzieści|\\p{L}+dziesiąt|sto|dwieście|\\p{L}+set|tysi\\p{L}+|milion\\p{L}*|połow\\p{L}+|kilk\\p{L}+',
  spans:
    'sekund\\p{L}*|minut\\p{L}*|godzin\\p{L}*|dni|dzień|tygodni\\p{L}*|tydzień|miesi\\p{L}+|lat|lata|rok|roku',
  years: 'lat|lata|rok|roku|latach',
  dates:
    'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|poniedział\\p{L}+|wtor\\p{L}+|środ\\p{L}+|czwart\\p{L}+|piąt\\p{L}+|sobot\\p{L}*|niedziel\\p{L}*|wieku|roku|codziennie|północ\\p{L}*|weekend\\p{L}*',
  money: 'zł|złot\\p{L}+|grosz\\p{L}*|euro|dolar\\p{L}*|procent',
  free: 'bezpłatn\\p{L}+|darmow\\p{L}+|za darmo|gratis',
  reasons: 'ponieważ|bo|gdyż|z powodu|dlatego|aby|żeby|dzięki|przyczyn\\p{L}+|powod\\p{L}*',
  places: 'za|obok|naprzeciw|w|we|na|przy|koło|ul|ulic\\p{L}+|al|adres\\p{L}*|plac\\p{L}*',
  closed: 'nieczynn\\p{L}*|zamknięt\\p{L}*|całodobowo|całą dobę',
  implied: {
    hours:
      'godziny godzin godzinach otwarcia otwarci otwarte otwarty otwarta otwieracie otwiera zamykacie zamyka zamknięte czynne czynny pracujecie pracy jesteście przyjęć',
    time: 'roku rok data dzień godzina godzinie',
    place: 'znajduje znajdują leży mieści adres',
    money:
      'kosztuje kosztują kosztować kosztowało kosztowała cena ceny cenie koszt koszty kwota kwoty kwocie sumy płaci zapłacę zapłacić zapłacimy płacę płacić bierzecie wezmiecie liczycie wyjdzie wychodzi wyniesie',
    duration:
      'trwa trwał trwała trwało trwają potrwa trwać czasu czas dni godzin minut tygodni zajmuje zajmie zajmują',
    distance: 'długość wysokość odległość głębokość daleko',
    age: 'lat wiek wieku roku życia',
    person:
      'prowadzi prowadzą prowadzić prowadził prowadząca prowadzący uczy uczą uczyć naucza daje dają udziela udzielają pracuje pracują robi robią wykonuje wykonują zajmuje zajmują opiekuje opiekują odpowiada odpowiadają odpowiedzialny odpowiedzialna odpowiedzialni kieruje zarządza nadzoruje zwrócić zwracać zgłosić zgłaszać skontaktować kontaktować kontakt rozmawiać porozmawiać mówić pytać zapytać napisać pisać dzwonić zadzwonić przyjmuje przyjmują obsługuje pomoże pomaga sprawie spraw',
  },
  unnamed: { hours: 'godziny otwarcia czynne' },
}
