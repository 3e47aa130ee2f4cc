import type { CueWords } from './cue-words.ts'

export const FINNISH: CueWords = {
  asked: {
    phone:
      'puhelinnumero\\p{L}*|mihin numeroon|mistä numerosta|kenelle (?:voin |pitää |voi )?soit\\p{L}*',
    hours:
      'aukioloaja\\p{L}*|aukioloaik\\p{L}*|(?:milloin|mihin asti|mihin aikaan|minä päivinä|kuinka myöhään|kuinka kauan) (?:\\p{L}+ ){0,3}?(?:auki|avataan|aukeaa|avoinna|suljetaan|sulkeutuu|kiinni)|oletteko (?:\\p{L}+ ){0,2}?(?:auki|avoinna|kiinni)',
    money:
      '(?:paljonko|kuinka paljon|mitä) (?:\\p{L}+ ){0,3}(?:maksa\\p{L}*|kustan\\p{L}*)|hinta|hinnat|mikä on (?:\\p{L}+ ){0,2}hinta|minkä hintai\\p{L}+',
    age: '(?:kuinka|miten) vanha\\p{L}*|minkä ikäi\\p{L}+|ikäraja\\p{L}*|missä iässä',
    duration:
      '(?:kuinka|miten) (?:kauan|pitkään|nopeasti)(?! (?:\\p{L}+ ){0,3}auki)|kauanko|montako (?:päivää|tuntia|minuuttia|viikkoa|kuukautta|vuotta)|kuinka monta (?:päivää|tuntia|minuuttia|viikkoa|kuukautta|vuotta)|missä ajassa',
    distance:
      '(?:kuinka|miten) (?:kaukana|kaukaa|kauas|pitkä|korkea|korkealla|syvä|syvällä|leveä)|minkä (?:pituinen|korkuinen|kokoinen|matkan päässä)|kuinka pitkän matkan',
    quantity:
      '(?:kuinka|miten) (?:monta|mon\\p{L}+|paljon|suuri|iso|usein)|montako|moniko|monelle|kuinka suuri osa|mikä osuus',
    time: 'milloin|koska|(?:minä|miltä|minkä) (?:vuo\\p{L}+|päivänä|kuukautena)|mihin (?:aikaan|saakka|asti)|mistä lähtien|mihin vuoteen|millä vuosisadalla|moneltako',
    person: 'kuka|ketkä|kenen|kenelle|keneltä|kenet|ketä',
    place: 'missä|mistä|mihin|minne|millä alueella|mikä on osoit\\p{L}+|osoite',
    reason:
      'miksi(?! (?:kutsu|nimite|sano)\\p{L}*)|mistä syystä|minkä vuoksi|minkä takia|mikä oli syy\\p{L}*',
  },
  numbers:
    'kaksi|kahden|kahta|kolme\\p{L}*|neljä\\p{L}*|viisi|viiden|viittä|kuusi|kuuden|kuutta|seitsemän\\p{L}*|kahdeksan\\p{L}*|yhdeksän\\p{L}*|kymmenen\\p{L}*|\\p{L}+toista|\\p{L}*kymmentä\\p{L}*|\\p{L}*sata\\p{L}*|\\p{L}*tuhat\\p{L}*|\\p{L}*tuhan\\p{L}+|miljoon\\p{L}+|miljardi\\p{L}*|puolet|puolitoista|kolmasosa\\p{L}*|neljäsosa\\p{L}*|tusina\\p{L}*|useita|molem\\p{L}+|joka toinen',
  spans:
    'sekun\\p{L}+|minuut\\p{L}+|tun(?:ti|nin|tia|teja|nit|tien)|päiv\\p{L}+|vuorokau\\p{L}+|viik\\p{L}+|kuukau\\p{L}+|kuukaut\\p{L}+|vuo(?:si|den|tta|det|sia|sien|teen)|vuosikymmen\\p{L}*|vuosisa\\p{L}+',
  years: 'vuo(?:tta|den|sia|tias|tiaat|tiaille|tiaita)|vuoti\\p{L}+',
  dates:
    '(?:tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu)kuu\\p{L}*|(?:maanan|tiis|torst|perjan|lauan|sunnun)\\p{L}+|keskiviik\\p{L}+|arkisin|viikonlop\\p{L}+|päivittäin|vuonna|vuodesta|vuoteen|\\p{L}*luvu\\p{L}+|vuosisa\\p{L}+|talvi|talvella|kesä|kesällä|syksyllä|keväällä|keskiyö\\p{L}*|kello|klo',
  money: 'euro\\p{L}*|snt|senttiä|dollari\\p{L}*|punta\\p{L}*|prosentti\\p{L}*',
  free: 'ilmai\\p{L}+|maksut(?:on|ta|tomasti|toman)|veloituksetta',
  reasons: 'koska|jotta|sillä|siksi|vuoksi|takia|syy\\p{L}*|ansiosta|johdosta',
  places:
    'takana|vieressä|vastapäätä|lähellä|luona|osoit\\p{L}+|\\p{L}+(?:katu|kadulla|tie|tiellä|aukio|tori|kuja)|\\p{Lu}\\p{L}+(?:ssa|ssä|lla|llä|sta|stä|lta|ltä)',
  streets: 'katu kadulla tie tiellä tori aukio kuja',
  closed: 'suljettu|kiinni|ympäri vuorokauden|vuorokauden ympäri',
  implied: {
    phone: 'puhelin puhelinnumero numero numeroon soittaa',
    hours: 'aukioloajat auki avoinna avataan suljetaan kiinni aika ajat päivät',
    time: 'vuosi vuonna vuoden päivä päivänä aika tapahtuu',
    money: 'maksaa maksoi hinta hinnat maksavat',
    place: 'sijaitsee on osoite',
    duration: 'kestää kesti kestänyt aikaa vie',
    distance: 'pitkä korkea syvä pituus korkeus matka',
    quantity: 'monta määrä suuri',
    age: 'vanha ikä ikäraja vuotta',
  },
  unnamed: { hours: 'aukioloajat avoinna', age: 'ikä vuotta', place: 'osoite' },
}
