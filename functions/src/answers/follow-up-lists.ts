import { inBothAlphabets } from './serbian-letters.ts'

/** Words of one language that go on from what was said before. */
export interface FollowUpWords {
  /** What a message begins with that goes on from the one before; divided by `|`. */
  readonly markers: string
  /** What its first word begins with in the same way, where that is written with the next one; divided by `|`. */
  readonly prefixes?: string
  /** What a message ends with that goes on (滨江呢? 離れだと?); divided by `|`. */
  readonly ends?: string
  /** Words that stand for what was spoken of before; divided by blanks. */
  readonly pronouns: string
  /** Whole messages that ask for what comes after the last answer; divided by `|`. */
  readonly more: string
}

/** By language, an ISO 639-1 code. */
export const FOLLOW_UP_WORDS: Readonly<Record<string, FollowUpWords>> = {
  ar: {
    markers: 'و|أو|لكن|وماذا عن|ماذا عن|وماذا|وهل|طيب|طب|بس|لو|يعني',
    prefixes:
      'وإلى|وإذا|وإن|ولو|ولل|وال|وكم|ومتى|وهل|وماذا|وما|ومن|وأين|وين|وكيف|وفي|وعلى|وعن|ومع|وبال|وب|وحتى|وبعد|وقبل|وعند|ويوم|وأنا|ول(?!د)',
    pronouns: 'ذلك هذا هذه تلك هناك هو هي هم',
    more: 'المزيد|أكثر|أخبرني المزيد|أخبرني أكثر|المزيد من التفاصيل|تابع|أكمل|ماذا أيضا',
  },
  bg: {
    markers:
      'и|а|или|но|също|също така|тогава|освен това|а също|а и|а какво за|какво ще кажете за|какво ще кажеш за|а какво относно|а относно|а за|а при|а ако|ами ако|и ако|какво ако|ами|ами за',
    pronouns:
      'той тя то те него нея тях му им го я ги негов негова негово негови неговата неговите нейна нейни нейната техен техни техните това тази този тези тая тоя тия онзи онази онова онези такъв такава такова такива там оттам натам',
    more: 'още|и още|повече|още малко|по подробно|може ли по подробно|може ли още|кажи още|кажете още|кажи повече|кажете повече|кажи ми повече|кажете ми повече|разкажи ми повече|разкажете ми повече|повече информация|повече подробности|подробности|нататък|продължи|продължавай|продължете|какво още|какво друго|нещо друго',
  },
  bn: {
    markers:
      'আর|এবং|অথবা|কিংবা|নাকি|কিন্তু|তবে|তাহলে|তারপর|এরপর|এছাড়া|তাছাড়া|সেক্ষেত্রে|আর যদি|কিন্তু যদি|আর কি|আর কী|তার মানে|ar|ebong|othoba|kintu|tahole|tarpor|ar jodi',
    pronouns:
      'এটা এটার এটাকে এটি এটির এগুলো এগুলোর ওটা ওটার ওগুলো সেটা সেটার সেটি সেগুলো এইটা ঐটা ওই সেই এই এতে তাতে তার তাকে তারা তাদের তিনি উনি সে সেখানে ওখানে তখন eta etar ota seta setar egulo tar take sekhane',
    more: 'আরও|আরো|আরও বলুন|আরো বলুন|আরও কিছু|আর কিছু|আর কি|আর কী|আর কী কী|আরও তথ্য|আরো তথ্য|আরও বিস্তারিত|বিস্তারিত|বিস্তারিত বলুন|বিস্তারিত জানান|বিস্তারিত জানতে চাই|আরও জানতে চাই|আরো জানতে চাই|তারপর|এরপর|বলতে থাকুন|aro|aro bolun|ar kichu|ar ki|bistarito|details',
  },
  ca: {
    markers:
      'i|o|però|també|llavors|aleshores|doncs|i per|i si|i què hi ha de|què hi ha de|i pel que fa a|pel que fa a|i en el cas de|i quant a|què passa amb|i què passa amb|el mateix per|a més|en aquest cas',
    pronouns:
      'això allò ho ell ella ells elles aquest aquesta aquests aquestes aquell aquella aquells aquelles allà allí llavors aleshores',
    more: 'més|digues més|digue m més|digues me n més|explica m més|explica me n més|expliqui me n més|vull saber ne més|més detalls|més informació|més info|continua|continuï|segueix|endavant|què més|i què més|alguna cosa més|res més|hi ha res més',
  },
  cs: {
    markers:
      'i|a|nebo|anebo|ale|také|taky|též|pak|potom|takže|a co|co takhle|co třeba|a jak|a kdy|a kde|a kolik|a jestli|a pokud|co když|totéž pro|to samé pro|kromě toho|ještě',
    pronouns:
      'on ona ono oni jeho jej jemu mu ho něj něho němu něm ním jí ní její jejich jich jim jimi nich nimi to toho tomu tom tím ten ta tou té těch těm těmi tenhle tahle tohle tihle tyhle tento tato toto tito tyto tohoto tomuto tomto tímto této tuto touto těchto těmto tamten tamta tamto takový taková takové tam odtamtud pak potom tehdy',
    more: 'více|víc|něco víc|ještě něco|řekni víc|řekni mi víc|řekněte mi víc|řekněte mi více|povězte mi více|více informací|víc informací|další informace|více podrobností|podrobnosti|podrobněji|chci vědět víc|chtěl bych vědět více|chtěla bych vědět více|pokračuj|pokračujte|dál|co dál|co ještě|je ještě něco',
  },
  da: {
    markers:
      'og|eller|men|også|så|altså|derefter|desuden|hvad med|og hvad med|hvad så med|hvad så|hvad nu hvis|hvad hvis|hvordan er det med|hvordan med|det samme for|samme for|gælder det også|gælder det samme for|er det det samme for|i så fald|hvis ikke|ellers',
    pronouns:
      'den det denne dette disse dem deres dens dets han ham hans hun hende hendes dertil derfra derhen sådan sådanne sådant',
    more: 'mere|mere tak|fortæl mere|fortæl gerne mere|fortæl mig mere|fortæl mere om det|kan du fortælle mere|mere info|mere information|flere oplysninger|flere detaljer|mere om det|mere om dette|jeg vil gerne vide mere|fortsæt|videre|uddyb|uddyb venligst|kan du uddybe|hvad mere|hvad ellers|noget mere|noget andet|er der mere|er der andet',
  },
  de: {
    markers:
      'und|oder|aber|auch|dann|was ist mit|und was ist mit|wie ist es mit|wie sieht es mit|und wie ist es|wie wäre es mit',
    pronouns:
      'es das dies diese dieser sie ihn ihm ihnen dort da dann dafür davon dabei damit dazu',
    more: 'mehr|mehr dazu|erzähl mehr|erzähl mir mehr|sag mir mehr|mehr davon|mehr details|weiter|was noch|und weiter|mehr infos|mehr informationen|noch mehr|sonst noch etwas|sonst noch was',
  },
  el: {
    markers:
      'και|κι|ή|αλλά|όμως|επίσης|τότε|και για|και αν|κι αν|και όταν|ή μήπως|τι γίνεται με|και τι γίνεται με|τι γίνεται αν|και τι γίνεται αν|και τι ισχύει για|και με|το ίδιο για|το ίδιο ισχύει|ισχύει το ίδιο|ισχύει και|επιπλέον',
    pronouns:
      'αυτό αυτός αυτή αυτού αυτής αυτόν αυτήν αυτοί αυτές αυτά αυτών αυτούς εκείνο εκείνος εκείνη εκείνου εκείνης εκείνον εκείνοι εκείνες εκείνα εκείνων εκείνους εκεί τότε τέτοιο τέτοιος τέτοια τέτοιου τέτοιον τέτοιοι τέτοιες τέτοιων',
    more: 'περισσότερα|κι άλλα|και άλλα|κι άλλο|πες μου περισσότερα|πείτε μου περισσότερα|πες μου κι άλλα|πείτε μου κι άλλα|λεπτομέρειες|περισσότερες λεπτομέρειες|περισσότερες πληροφορίες|επιπλέον πληροφορίες|συνέχισε|συνεχίστε|συνέχεια|τι άλλο|και τι άλλο|κάτι άλλο|τίποτα άλλο|υπάρχει κάτι άλλο|υπάρχουν κι άλλα|αναλυτικά|πιο αναλυτικά|πιο συγκεκριμένα|θέλω περισσότερα|θέλω να μάθω περισσότερα|θα ήθελα να μάθω περισσότερα|θα ήθελα περισσότερες πληροφορίες|μπορείς να μου πεις περισσότερα|μπορείτε να μου πείτε περισσότερα|και μετά|μόνο αυτά|μόνο αυτό',
  },
  en: {
    markers: 'and|or|but|also|then|what about|how about|and what about|same for|what if',
    pronouns: 'it its that this they them their those these there then one ones he she him her',
    more: 'more|tell me more|more please|more details|more details please|more information|more info|(?:can|could) you tell me more|go on|continue|keep going|what else|anything else|and what else|please continue|read on|please go on|tell me more (?:about|on) (?:it|that|this)',
  },
  es: {
    markers: 'y|o|pero|también|entonces|qué tal|y qué hay de|qué hay de|qué pasa con',
    pronouns: 'eso esto ello lo los allí ahí entonces él ella ellos ellas este esta ese esa',
    more: 'más|dime más|cuéntame más|más detalles|más información|continúa|sigue|qué más|algo más',
  },
  et: {
    markers:
      'ja|või|aga|ka|samuti|siis|ja siis|ja kui|aga kui|aga siis|mis siis kui|mis saab kui|ja kuidas|aga kuidas on lood|kuidas on lood|kuidas on|mis saab|aga mis on|kas sama kehtib|kas see kehtib ka|sama kohta|lisaks|sel juhul',
    pronouns:
      'see selle seda selles sellest sellesse sellel sellele sellelt sellega sellena need nende neid nendes nendest nendesse neil nendel neile nendele neilt nendega ta tema teda temal talle temale temalt temast temaga nad nemad neist too tolle toda seal sealt sinna siis selline sellise sellist sellised selliseid niisugune sääl',
    more: 'veel|rohkem|räägi veel|räägi lähemalt|räägi rohkem|rääkige veel|rääkige lähemalt|rääkige täpsemalt|täpsemalt|lähemalt|lisainfo|lisainfot|lisateave|lisateavet|rohkem infot|rohkem teavet|rohkem üksikasju|üksikasjad|jätka|jätkake|edasi|mis veel|mida veel|mis edasi|kas veel midagi|midagi veel|kas on veel midagi|kas see on kõik|soovin rohkem infot|tahan rohkem teada|tahaksin rohkem teada|sooviksin rohkem teada|kas saaksite täpsustada|kas saad täpsustada|ütle veel|näita veel',
  },
  fa: {
    markers:
      'و|یا|اما|ولی|همچنین|و همچنین|پس|خب|و در مورد|و درباره|و برای|و اگر|و اگه|اگه هم|حالا اگه|ولی اگر|ولی اگه|پس اگر|پس اگه|همینطور|همین طور برای|در ضمن|و چی|در این صورت',
    pronouns:
      'این آن اون همین همان همون اینها اینا آنها اونا اینو اونو اینم اونم ایشان او آنجا اونجا ازش بهش باهاش براش یکیش دربارش',
    more: 'بیشتر|بیشتر بگو|بیشتر بگید|بیشتر توضیح بده|بیشتر توضیح بدید|بیشتر توضیح دهید|توضیح بیشتر|توضیحات بیشتر|جزئیات|جزئیات بیشتر|اطلاعات بیشتر|اطلاعات بیشتری بدید|اطلاعات بیشتر میخوام|ادامه|ادامه بده|ادامه بدید|ادامه دهید|دیگه چی|دیگه چیا|چیز دیگه ای هست|بازم بگو|بقیه اش|بعدش چی|کامل توضیح بده',
  },
  fi: {
    markers:
      'ja|tai|vai|mutta|myös|sitten|ja sitten|entä|entäs|entäpä|ja entä|no entä|entä jos|mites|mitenkäs|mitä jos|koskeeko sama|päteekö sama',
    pronouns:
      'se sen sitä siinä siitä siihen sillä sille ne niitä niiden niissä niistä niihin niillä niille tämä tämän tätä tässä tästä tähän tällä tälle nämä näitä näiden näissä näistä näihin tuo tuon tuota tuossa tuosta tuohon nuo noita noiden noissa noista hän hänen häntä häneen hänellä hänelle he heidän heitä heillä heille siellä sieltä sinne silloin sellainen sellaisen sellaista sellaiset sellaisia tällainen tällaisen tällaista tää tän toi ton tota',
    more: 'lisää|enemmän|kerro lisää|kerro vielä|kerro lisää siitä|kerro siitä lisää|kertokaa lisää|lisätietoja|lisätietoa|lisää tietoa|tarkemmin|kerro tarkemmin|jatka|mitä muuta|mitä vielä|entä muuta|ja muuta|jotain muuta|onko muuta|onko vielä muuta|onko lisää|voitko kertoa lisää|voisitko kertoa lisää|voisitteko kertoa lisää|haluan tietää lisää|haluaisin tietää lisää|haluaisin lisätietoja|siinäkö kaikki|näytä lisää',
  },
  fr: {
    markers: 'et|ou|mais|aussi|alors|et pour|qu en est il|et si',
    pronouns: 'ça cela ceci il elle ils elles là alors celui celle y',
    more: 'plus|dis m en plus|dites m en plus|en savoir plus|plus de détails|plus d informations|continue|continuez|quoi d autre|et encore|autre chose',
  },
  he: {
    markers:
      'או|אבל|וגם|גם|אז|ואז|ומה|ואם|מה אם|ומה אם|אבל אם|מה עם|ומה עם|מה לגבי|ומה לגבי|ולגבי|ומה בנוגע|אותו דבר לגבי|ואיך|וכמה|ומתי|ואיפה|והאם|ויש',
    prefixes: 'ו(?=\\p{L})',
    pronouns:
      'זה זאת זו הזה הזאת הזו אלה האלה הוא היא הם הן אותו אותה אותם שלו שלה שלהם בו בה בהם לזה בזה מזה כזה',
    more: 'עוד|ספר לי עוד|ספרי לי עוד|ספרו לי עוד|תספר עוד|תספר לי עוד|תספרו לי עוד|עוד פרטים|פרטים נוספים|אפשר עוד פרטים|אשמח לעוד פרטים|עוד מידע|מידע נוסף|יותר פרטים|תמשיך|תמשיכי|המשך|הלאה|מה עוד|עוד משהו|יש עוד|תפרט|תרחיב|אפשר לפרט',
  },
  hi: {
    markers:
      'और|या|या फिर|लेकिन|मगर|पर|तो|तो फिर|फिर|और फिर|साथ ही|इसके अलावा|और अगर|लेकिन अगर|तो अगर|तो क्या|और क्या|लेकिन क्या|अच्छा तो|aur|ya|lekin|aur agar|to phir',
    pronouns:
      'यह ये वह वो इसे उसे इन्हें उन्हें इसका इसकी इसके उसका उसकी उसके इनका इनकी इनके उनका उनकी उनके इसमें उसमें इससे उससे वहां ऐसा',
    more: 'और|और बताओ|और बताइए|और बताएं|कुछ और बताइए|इसके बारे में और बताइए|और जानकारी|और जानकारी दीजिए|और जानकारी चाहिए|अधिक जानकारी|अधिक जानकारी दें|ज्यादा जानकारी|पूरी जानकारी|विस्तार से|विस्तार से बताइए|विस्तार से बताओ|आगे बताइए|आगे बताओ|जारी रखें|और क्या|और कुछ|कुछ और|aur batao|aur bataiye|aur kya',
  },
  hr: {
    markers:
      'i|a|ili|ali|također|isto tako|onda|pa|dakle|a što je s|što je s|što je sa|a šta je s|a što ako|što ako|a ako|a kako|a kada|a kad|a gdje|a koliko|isto za|vrijedi li to i za|osim toga|još',
    pronouns:
      'on ona ono oni one njega njemu njim njime ga mu njoj njom nju joj ju njih njima ih im njegov njegova njegovo njezin njezina njezino njen njena njihov njihova njihovo to toga tog tome tom tim taj tih tima ovo ovaj ova ovi ove ovoga ovog ovome ovom ovim ovoj ovu ovih ovima onaj onoga onog onome onom onoj onih onima takav takva takvo takvi takve takvih tamo odande tada onda',
    more: 'više|još|nešto više|reci više|reci mi više|recite mi više|recite mi nešto više|recite mi više o tome|više informacija|dodatne informacije|više detalja|detalji|detaljnije|želim znati više|htio bih znati više|htjela bih znati više|zanima me više|nastavi|nastavite|dalje|što još|još nešto|ima li još|ima li još nešto',
  },
  hu: {
    markers:
      'és|vagy|de|akkor|és akkor|na és|no és|és ha|mi van ha|és mi van ha|és mi a helyzet|mi a helyzet|és mi van|mi lesz ha|ugyanez|továbbá|valamint|viszont|illetve',
    pronouns:
      'ő őt neki nála vele róla tőle hozzá benne belőle bele rá rajta érte ők őket nekik náluk velük róluk tőlük hozzájuk bennük rájuk ez ezt ennek ebben ebből ezen erről erre ehhez ettől ennél ezzel ezek ezeket ezeknek ezekben ezekről ezekre ezekhez ezekkel azt annak abban abból azon arról arra ahhoz attól annál azzal azok azokat azoknak azokban azokról azokra azokhoz azokkal ott oda onnan akkor ilyen ilyet ilyenek olyan olyat olyanok övé övék',
    more: 'több|többet|még|mondj többet|mondjon többet|mesélj még|mondj többet róla|mondj többet erről|mondjon többet erről|részletek|részletesebben|részletesen|bővebben|több részletet|további részletek|több információ|több információt|több infó|további információ|további információk|bővebb információ|folytasd|folytassa|tovább|és még|mi még|mi más|még valami|van még|van még valami|többet szeretnék tudni|tudnál többet mondani|tudna többet mondani|kérek több információt|kifejtenéd|kifejtené bővebben|ez minden|csak ennyi',
  },
  id: {
    markers:
      'dan|atau|tapi|tetapi|namun|juga|lalu|terus|trus|kemudian|kalau begitu|kalau gitu|berarti|terus kalau|dan kalau|lalu kalau|kalau untuk|kalau yang|bagaimana dengan|gimana dengan|lalu bagaimana dengan|bagaimana kalau|gimana kalau|bagaimana untuk|berlaku juga untuk',
    pronouns:
      'itu ini tersebut tadi dia ia beliau mereka situ sana disitu disana begitu gitu keduanya',
    more: 'lagi|lebih lanjut|lebih detail|lebih lengkap|info lebih lanjut|informasi lebih lanjut|informasi tambahan|detail|detailnya|rinciannya|selengkapnya|selanjutnya|lanjut|lanjutkan|teruskan|terus|lalu|apa lagi|ada lagi|ada yang lain|jelaskan lebih lanjut|bisa jelaskan lebih lanjut|ceritakan lebih banyak|saya ingin tahu lebih lanjut|mau tahu lebih banyak',
  },
  ms: {
    markers:
      'dan|atau|tapi|tetapi|namun|juga|lepas tu|selepas itu|kemudian|kalau begitu|kalau macam tu|jadi|habis tu|habis|dan kalau|tapi kalau|macam mana kalau|bagaimana kalau|bagaimana jika|bagaimana dengan|macam mana dengan|kalau untuk|kalau yang|untuk|adakah itu untuk|sama juga untuk',
    pronouns:
      'itu ini tersebut tadi dia ia beliau mereka situ sana disitu begitu tu ni keduanya kedua-duanya yangnya',
    more: 'lagi|lanjut|lebih lanjut|lebih terperinci|lebih detail|maklumat lanjut|maklumat lebih lanjut|info lanjut|maklumat tambahan|butiran lanjut|butiran|detail|selanjutnya|seterusnya|sambung|teruskan|apa lagi|ada lagi|ada lagi tak|yang lain|ada yang lain|terangkan lagi|jelaskan lagi|boleh terangkan lagi|ceritakan lagi|saya nak tahu lagi|saya ingin tahu lebih lanjut|nak tahu lebih',
  },
  it: {
    markers: 'e|ed|o|ma|anche|allora|che ne dici di|e per|e se',
    pronouns: 'quello questo quella questa esso essa lì là ci ne allora loro',
    more: 'di più|dimmi di più|più dettagli|più informazioni|continua|che altro|cos altro|altro|vai avanti',
  },
  ja: {
    markers:
      'では|それでは|じゃあ|それじゃあ|それなら|だったら|そうすると|そしたら|あと|あとは|それと|それから|そして|さらに|でも|しかし|ただし|一方|または|それとも|ちなみに|同様に|その場合|この場合',
    ends: 'は|だと|なら|だったら|たら|場合|ですと',
    pronouns: 'これ それ その これら それら こっち そっち そちら こいつ そいつ そこ 彼 彼女 彼ら',
    more: 'もっと|もっと詳しく|もっと詳しく教えて|もっと詳しく教えてください|もう少し詳しく|もう少し詳しく教えてください|もっと教えて|もっと教えてください|詳しく|詳しく教えて|詳しく教えてください|さらに詳しく|詳細|詳細を教えてください|続き|続きを教えて|続けて|続けてください|次は|他には|ほかには|他に何か|他にもありますか|まだありますか',
  },
  ko: {
    markers:
      '그럼|그러면|그렇다면|그리고|그런데|근데|하지만|그래도|그러나|그래서|그러니까|또|또한|또는|혹은|아니면|추가로|그 외에|그외에|참고로|마찬가지로|그 경우|그 경우에는|이 경우',
    ends: '은요|는요|은|는|이면|라면|면요',
    pronouns:
      '이거 그거 이것 그것 이건 그건 이게 그게 이걸 그걸 이것은 그것은 이것이 그것이 이것을 그것을 이것도 그것도 이거는 그거는 이거도 그거도 그분 그분은 그녀 그녀는 그들 그들은 그곳 그곳은 그곳에 거기 거긴 거기는 거기서 거기에 그때 그때는 그중 그중에 그중에서',
    more: '더|더 알려줘|더 알려주세요|더 자세히|더 자세히 알려줘|더 자세히 알려주세요|더 자세히 설명해주세요|좀 더|좀 더 자세히|좀 더 알려주세요|조금 더|자세히|자세히 알려줘|자세히 알려주세요|추가 정보|더 많은 정보|계속|계속해줘|계속해주세요|이어서|또 있어요|또 있나요|더 있어요|더 있나요|다른 건|그 외에는',
  },
  lt: {
    markers:
      'ir|arba|ar|bet|o|taip pat|irgi|tada|tai|be to|o jei|o jeigu|o kaip|o kaip dėl|kaip dėl|o kada|o kiek|o kur|o dėl|o kas|o kas jei|kas jei|o ar|tas pats ir|ar tas pats|ar tai galioja ir|tokiu atveju|dar',
    pronouns:
      'jis ji jie jos jo jį ją jam jai juo jame joje juos jas jų jiems joms jais jomis juose jose tai to tas ta tą tam tame toje tie tos tų tuos tiems tais tuo šis ši šie šios šio šį šią šiam šiuo šiame šioje šių šiuos šitas šita šitą šito šitie šitų šituos ten iš ten tada toks tokia tokie tokios tokį tokią tokio tokių tokius',
    more: 'daugiau|dar|plačiau|papasakok daugiau|papasakokite daugiau|papasakok plačiau|papasakokite plačiau|pasakykite daugiau|daugiau informacijos|papildoma informacija|išsamiau|detaliau|smulkiau|daugiau detalių|norėčiau sužinoti daugiau|noriu sužinoti daugiau|norėčiau daugiau informacijos|ar galite papasakoti daugiau|galite plačiau|tęsk|tęskite|toliau|kas dar|dar kas nors|kas toliau|ar yra dar kas nors|ar dar kas nors|ar tai viskas',
  },
  lv: {
    markers:
      'un|vai|bet|arī|tad|un tad|un ja|bet ja|ja nu|un ja nu|kā ir ar|un kā ir ar|kā tad ar|un kā ar|kā ar|kas ir ar|un kas ir ar|un kas par|tas pats attiecas|vai tas pats attiecas|vai tas attiecas|tādā gadījumā|turklāt|un cik|un kad|un kur',
    pronouns:
      'viņš viņa viņam viņai viņu viņā viņi viņas viņiem viņām viņus tas tā tam tai to tajā tie tās tiem tām tos tajos tajās šis šī šim šai šo šajā šie šīs šiem šīm šos šajos šajās tāds tāda tādu tādi tādas tādus tur turp tad abi abas',
    more: 'vairāk|vēl|vēl kaut ko|kas vēl|ko vēl|un kas vēl|vai ir vēl kas|vai ir vēl kaut kas|kaut kas vēl|pastāsti vairāk|pastāstiet vairāk|pastāsti vēl|pastāstiet vēl|pastāsti vairāk par to|pastāstiet vairāk par to|vai vari pastāstīt vairāk|vai varat pastāstīt vairāk|vairāk informācijas|papildu informācija|sīkāk|sīkāka informācija|detalizētāk|vairāk detaļu|plašāk|gribu zināt vairāk|es gribu zināt vairāk|vēlos uzzināt vairāk|turpini|turpiniet|tālāk|un tālāk',
  },
  nl: {
    markers: 'en|of|maar|ook|dan|hoe zit het met|en wat als|wat met',
    pronouns: 'het dat dit ze daar dan er hij deze die',
    more: 'meer|vertel meer|vertel me meer|meer details|meer informatie|ga door|ga verder|wat nog meer|nog meer|verder',
  },
  no: {
    markers:
      'og|eller|men|også|så|da|altså|dessuten|deretter|hva med|og hva med|enn|enn om|hva om|hva hvis|hvordan er det med|hvordan blir det med|det samme for|samme for|gjelder det også|gjelder det samme for|er det det samme for|i så fall|hvis ikke|ellers',
    pronouns:
      'den det denne dette disse dem dens dets han ham hans hun henne hennes der dit derfra da sånn sånt sånne slik slikt slike',
    more: 'mer|mer takk|fortell mer|fortell meg mer|fortell gjerne mer|fortell mer om det|kan du fortelle mer|mer info|mer informasjon|flere detaljer|mer detaljer|mer om det|mer om dette|jeg vil vite mer|jeg vil gjerne vite mer|fortsett|videre|utdyp|kan du utdype|hva mer|hva ellers|noe mer|noe annet|er det mer|er det noe mer',
  },
  pl: {
    markers:
      'i|a|oraz|albo|lub|ale|też|także|również|więc|a co z|a co|a jak|a jeśli|co jeśli|a czy|a kiedy|a ile|a gdzie|to samo dla|co w przypadku|poza tym|jeszcze|wtedy',
    pronouns:
      'on ona ono oni one jego jej ich jemu mu go niego niemu nim nią niej nich nimi je im to tego temu tym ten ta te tej tych tymi tamten tamta tamto tamtego tamtej tamte tamtych taki taka takie takiego takiej takich tam stamtąd wtedy',
    more: 'więcej|coś więcej|powiedz więcej|powiedz mi więcej|powiedz coś więcej|opowiedz więcej|proszę o więcej informacji|więcej informacji|więcej szczegółów|szczegóły|chcę wiedzieć więcej|chciałbym wiedzieć więcej|chciałabym wiedzieć więcej|kontynuuj|dalej|mów dalej|co dalej|co jeszcze|coś jeszcze|czy coś jeszcze|czy jest coś jeszcze|rozwiń|dokładniej|możesz powiedzieć więcej',
  },
  pt: {
    markers: 'e|ou|mas|também|então|e quanto a|e se|que tal',
    pronouns: 'isso isto ele ela eles elas lá então esse essa aquilo',
    more: 'mais|diga mais|conte mais|conta me mais|mais detalhes|mais informações|continue|continua|o que mais|algo mais',
  },
  ro: {
    markers:
      'și|sau|ori|dar|însă|iar|atunci|și atunci|dar dacă|și dacă|dar ce|de asemenea|și pentru|dar pentru|și la|dar la|cum rămâne cu|la fel pentru|ce se întâmplă dacă',
    pronouns:
      'el ea ei ele îl îi lui lor acesta aceasta aceștia acestea acestuia acesteia acestora acela aceea aceia acelea ăsta asta ăștia astea ăla aia ăia alea acolo același aceeași celălalt cealaltă',
    more: 'mai mult|mai multe|mai multe detalii|mai multe informații|detalii|spune mi mai multe|spuneți mi mai multe|zi mi mai multe|îmi puteți da mai multe detalii|aș dori mai multe informații|vreau să știu mai multe|continuă|continuați|mai departe|ce altceva|altceva|și altceva|mai e ceva|alte detalii|și apoi',
  },
  ru: {
    markers:
      'и|а|или|но|также|а также|тоже|тогда|а ещё|кроме того|а как насчёт|как насчёт|а что насчёт|что насчёт|а что с|что с|насчёт|а для|а если|что если|а по поводу',
    pronouns:
      'он она оно они его него ему нему им ним нём её неё ней их них ими ними это этот эта эти этого этому этим этом этой эту этих этими тот те того тому той ту тех там туда оттуда',
    more: 'ещё|а ещё|больше|подробнее|поподробнее|можно подробнее|можно поподробнее|расскажи ещё|расскажите ещё|расскажи больше|расскажите больше|расскажи подробнее|расскажите подробнее|расскажи об этом подробнее|расскажите об этом подробнее|больше информации|подробности|дальше|а дальше|продолжай|продолжайте|что ещё|а что ещё|что нибудь ещё',
  },
  sk: {
    markers:
      'a|i|aj|alebo|ale|tiež|takisto|potom|takže|a čo|čo tak|a ako|a kedy|a kde|a koľko|a či|a ak|čo ak|čo keď|a čo keď|a keď|to isté pre|platí to aj pre|okrem toho|ešte',
    pronouns:
      'on ona ono oni ony jeho jej jemu mu ho neho nemu ňom ním ju ňu nej ňou ich im nich nimi to toho tomu tom tým ten tá tú tej tou tí tie tých tými tento táto toto títo tieto tohto tomuto tomto týmto tejto túto touto týchto týmito tamten tamtá tamto taký taká také tam odtiaľ vtedy',
    more: 'viac|ešte viac|niečo viac|ešte niečo|povedz viac|povedz mi viac|povedzte mi viac|viac informácií|ďalšie informácie|viac podrobností|podrobnosti|podrobnejšie|bližšie informácie|chcem vedieť viac|chcel by som vedieť viac|chcela by som vedieť viac|pokračuj|pokračujte|ďalej|čo ďalej|čo ešte|a čo ešte|je ešte niečo',
  },
  sl: {
    // Without “a” and “ali”, which begin any question after yes or no.
    markers:
      'in|pa|ampak|vendar|tudi|prav tako|potem|torej|kaj pa|kako pa|kdaj pa|kje pa|koliko pa|kdo pa|in kaj|in kako|in koliko|in kdaj|in kje|kaj če|kaj pa če|in če|če pa|kako je z|kako je s|kako pa je z|kako pa je s|enako za|isto za|ali velja to tudi za|a velja to tudi za|velja to tudi za|poleg tega|še',
    pronouns:
      'on ona ono oni one onadva njega njemu njim ga mu njo njej njen jo ji njih jih jim njimi njegov njegova njegovo njena njeno njihov njihova njihovo ta to te tega temu tem teh tej ti tisti tista tisto tiste tistega tistemu tistem tistih tak takšen takšna takšno takšni takšne tam tja tamkaj takrat tedaj potem',
    more: 'več|še|še kaj|še več|kaj več|povej več|povej mi več|povejte več|povejte mi več|povejte mi kaj več|povejte mi več o tem|več informacij|več podatkov|dodatne informacije|več podrobnosti|podrobnosti|podrobneje|bolj podrobno|želim vedeti več|rad bi vedel več|rada bi vedela več|rad bi izvedel več|rada bi izvedela več|zanima me več|nadaljuj|nadaljujte|naprej|kaj še|in kaj še|je še kaj|ali je še kaj|a je še kaj',
  },
  sr: {
    markers: inBothAlphabets(
      'i|a|ili|ali|takođe|isto tako|onda|pa|dakle|a šta je sa|a šta je s|šta je sa|šta je s|a šta ako|šta ako|a ako|a kako|a kada|a kad|a gde|a koliko|isto za|da li to važi i za|važi li to i za|osim toga|pored toga|još',
      '|',
    ),
    pronouns: inBothAlphabets(
      'on ona ono oni one njega njemu njim njime ga mu njoj njom nju joj ju njih njima ih im njegov njegova njegovo njen njena njeno njihov njihova njihovo to toga tog tome tom tim taj ta te tih tima ovo ovaj ova ovi ove ovoga ovog ovome ovom ovim ovoj ovu ovih ovima onaj onoga onog onome onom onoj onih onima takav takva takvo takvi takve takvih tamo odande tada onda',
      ' ',
    ),
    more: inBothAlphabets(
      'više|još|nešto više|još nešto|reci više|reci mi više|recite mi više|recite mi nešto više|recite mi više o tome|više informacija|dodatne informacije|više detalja|detalji|detaljnije|želim da znam više|hteo bih da znam više|htela bih da znam više|zanima me više|nastavi|nastavite|dalje|šta još|ima li još|ima li još nešto|da li ima još nešto',
      '|',
    ),
  },
  sv: {
    markers:
      'och|eller|men|också|även|sedan|då|så|dessutom|hur är det med|hur blir det med|hur ser det ut med|vad sägs om|och vad gäller|detsamma för|samma för|samma sak för|gäller det även|gäller det också|gäller samma för|tänk om|om inte|i så fall',
    pronouns:
      'den det denna denne detta dessa dem dom deras dess han honom hans hon henne hennes där dit då sådan sådant sådana',
    more: 'mer|mera|mer tack|berätta mer|berätta gärna mer|kan du berätta mer|berätta mer om det|mer info|mer information|fler detaljer|mer detaljer|mer om det|mer om detta|jag vill veta mer|fortsätt|fortsätt gärna|vidare|utveckla|kan du utveckla|vad mer|något mer|något annat|finns det mer|vad annat',
  },
  sw: {
    markers:
      'na|au|ama|lakini|pia|halafu|kisha|je na|na je|na kama|kama|vipi kuhusu|na vipi kuhusu|je kuhusu|vipi kama|je kama|na vipi|vipi|basi|hivyo|kwa hiyo|sasa kama|na kwa|ni sawa kwa|zaidi ya hayo',
    pronouns:
      'yeye wao hii hiyo hizo hizi huyo huyu hao hawa hilo hili hicho hiki hivyo hivi hayo haya huo huu ile lile kile vile zile yale wale yule hapo huko pale kule humo zote',
    more: 'zaidi|niambie zaidi|nielezee zaidi|eleza zaidi|elezea zaidi|tuambie zaidi|maelezo zaidi|taarifa zaidi|habari zaidi|info zaidi|kwa undani|kwa undani zaidi|endelea|nini kingine|kingine|kingine nini|kitu kingine|kuna kingine|kuna kitu kingine|kuna zaidi|nataka kujua zaidi|ningependa kujua zaidi|unaweza kueleza zaidi|ni hayo tu',
  },
  ur: {
    markers:
      'اور|یا|لیکن|مگر|بھی|پھر|تو|تو پھر|تب|اچھا تو|اچھا اور|اور اگر|لیکن اگر|اگر|اور کیا|اور کب|اور کتنے|اور کہاں|اور کے لیے|اسی طرح|اس کے علاوہ|علاوہ ازیں|aur|ya|lekin|magar|phir|to|to phir|acha to|aur agar|agar',
    pronouns:
      'یہ وہ اس اسے اسکا اسکی اسکے ان انہیں انھیں انکا انکی انکے انہوں وہاں یہاں ایسا ایسی ایسے تب اسی انہی وہی یہی ye yeh wo woh us use iska uska uski wahan yahan',
    more: 'اور|مزید|مزید بتائیں|اور بتائیں|اور بتاؤ|تفصیل|تفصیل بتائیں|تفصیل سے بتائیں|مزید تفصیل|مزید معلومات|پوری تفصیل|اور کچھ|کچھ اور|اور کیا|اس کے علاوہ|آگے|جاری رکھیں|aur batao|aur bataen|mazeed|mazeed batayen|tafseel|details',
  },
  ta: {
    markers:
      'மற்றும்|மேலும்|அல்லது|இல்லை|இல்லனா|ஆனால்|ஆனா|அப்போ|அப்ப|அப்படியானால்|அப்படின்னா|அப்புறம்|பிறகு|அதன் பிறகு|அதே போல|அதேபோல்|ஒருவேளை|சரி அப்போ|சரி அப்ப|சரி ஆனா|இதுவே|அதுவும்|அத்துடன்|apo|appo|aana|apram|illana|oruvelai',
    pronouns:
      'அது இது அவை இவை அதன் இதன் அதை இதை அதற்கு இதற்கு அதுக்கு இதுக்கு அதில் இதில் அதுல இதுல அதனுடன் அவற்றை இவற்றை அவற்றின் அவற்றில் அவர் அவரை அவருக்கு அவர்கள் அவர்களை அங்கே அங்க அங்கு அப்படி அப்போது adhu idhu athu ithu adhula idhula anga',
    more: 'மேலும்|இன்னும்|மேலும் சொல்லுங்கள்|இன்னும் சொல்லுங்க|இன்னும் சொல்லு|கூடுதல் விவரங்கள்|மேலும் விவரங்கள்|இன்னும் விவரம்|விவரமாக சொல்லுங்கள்|விரிவாக சொல்லுங்கள்|விவரம்|விவரங்கள்|முழு விவரம்|கூடுதல் தகவல்|மேலும் தகவல்|வேறு என்ன|வேற என்ன|வேறு ஏதாவது|வேற ஏதாவது|தொடருங்கள்|innum|innum sollunga|vera enna|vivaram|details',
  },
  te: {
    markers:
      'మరి|ఇంకా|లేదా|లేక|కానీ|కాని|అయితే|మరి అయితే|అప్పుడు|ఆ తర్వాత|తర్వాత|అలాగే|అదే విధంగా|ఒకవేళ|కానీ ఒకవేళ|మరి ఒకవేళ|సరే మరి|సరే అయితే|అంటే|mari|inka|leda|kani|ayithe|aithe|mari okavela',
    pronouns:
      'అది ఇది అవి ఇవి దాని దీని దాన్ని దీన్ని దానికి దీనికి దానిలో దీనిలో దాంట్లో దీంట్లో అందులో ఇందులో దానితో దాంతో దీంతో వాటి వీటి వాటిని వీటిని వాటికి వీటికి వాటిలో అతను అతని ఆమె ఆయన వారు వారి వారికి వాళ్లు వాళ్ల అక్కడ అక్కడి అలాంటి అప్పుడు adi idi avi ivi daani deeni danini andulo akkada',
    more: 'ఇంకా|మరింత|ఇంకా చెప్పండి|ఇంకా చెప్పు|మరింత చెప్పండి|మరిన్ని వివరాలు|మరిన్ని వివరాలు చెప్పండి|ఇంకా వివరాలు|ఇంకా వివరంగా|వివరంగా చెప్పండి|వివరాలు|పూర్తి వివరాలు|మరింత సమాచారం|ఇంకా ఏమిటి|ఇంకా ఏంటి|ఇంకేంటి|ఇంకేమిటి|ఇంకేమైనా|ఇంకా ఏమైనా ఉందా|కొనసాగించండి|inka|inka cheppandi|inka cheppu|inkenti|vivaralu|details',
  },
  th: {
    markers:
      'แล้วก็|แล้วถ้า|แล้วเรื่อง|แล้ว|และ|หรือว่า|หรือ|แต่ว่า|แต่ถ้า|แต่|ส่วนเรื่อง|ส่วน|ถ้างั้น|ถ้าอย่างนั้น|ถ้าเป็น|งั้น|งั้นถ้า|อย่างนั้น|ดังนั้น|อีกอย่าง|อีกเรื่อง|นอกจากนี้|ในกรณีนั้น|เช่นเดียวกัน',
    ends: 'ล่ะ|ละ|ล่ะคะ|ล่ะครับ',
    pronouns:
      'อันนี้ อันนั้น ตัวนี้ ตัวนั้น สิ่งนี้ สิ่งนั้น เรื่องนี้ เรื่องนั้น แบบนี้ แบบนั้น พวกนี้ พวกนั้น เหล่านี้ เหล่านั้น รุ่นนี้ รุ่นนั้น ที่นั่น ตรงนั้น ตอนนั้น วันนั้น ดังกล่าว พวกเขา พวกมัน',
    more: 'เพิ่มเติม|อีก|ต่อ|ต่อเลย|ต่อไป|เล่าต่อ|บอกต่อ|รายละเอียด|รายละเอียดเพิ่มเติม|ขอรายละเอียด|ขอรายละเอียดหน่อย|ขอรายละเอียดเพิ่มเติม|ขอรายละเอียดเพิ่มเติมครับ|ขอรายละเอียดเพิ่มเติมค่ะ|ข้อมูลเพิ่มเติม|ขอข้อมูลเพิ่มเติม|อธิบายเพิ่มเติม|บอกเพิ่มเติม|ขอละเอียดกว่านี้|มีอะไรอีกไหม|มีอะไรอีกบ้าง|มีอีกไหม|อะไรอีก|แล้วยังไงต่อ',
  },
  tl: {
    markers:
      'at|o|pero|ngunit|saka|tapos|pagkatapos|kaya|eh|e|e kung|eh kung|paano kung|pano kung|paano naman|paano naman ang|paano po kung|at kung|pero kung|kung|e ang|eh yung|e yung|yung|ganun din ba|ganoon din ba|pareho lang ba|para sa|at para sa|kung gayon|kung ganun',
    pronouns:
      'ito iyan iyon itong iyang iyong yan yun yon yung eto siya sya niya nya nito niyan niyon sila nila kanila dito doon diyan dyan rito roon ganito ganyan ganoon ganun pareho',
    more: 'pa|iba pa|ano pa|may iba pa|may iba pa ba|meron pa|meron pa ba|mayroon pa ba|higit pa|dagdag pa|dagdag na impormasyon|karagdagang impormasyon|karagdagang detalye|mas detalyado|detalye|details|more details|more info|more|ituloy|ituloy mo|tuloy|sige pa|magpatuloy|sabihin mo pa|sabihin ninyo pa|ipaliwanag pa|pakipaliwanag pa|gusto ko pang malaman',
  },
  tr: {
    markers:
      've|veya|ya da|ama|fakat|ayrıca|bir de|peki|peki ya|ya|o zaman|o halde|peki eğer|bunun dışında',
    pronouns:
      'o onu ona onun onda ondan onunla onlar onları onlara onların bu bunu buna bunun bunda bundan bununla bunlar bunları şu şunu şunun orası orada oradan oraya kendisi hepsi ikisi diğeri aynısı',
    more: 'daha|daha fazla|biraz daha|devam|devam et|devam edin|devamı|daha fazla bilgi|daha fazla bilgi verir misiniz|daha fazla anlat|daha fazla detay|daha detaylı|detaylı bilgi|detaylar|başka|başka ne|başka ne var|başka bir şey var mı',
  },
  uk: {
    markers:
      'і|й|та|а|або|чи|але|також|а також|теж|тоді|а ще|крім того|а як щодо|як щодо|а що щодо|а що з|а щодо|а стосовно|а для|а якщо|що якщо|а як з',
    pronouns:
      'він вона воно вони його нього йому ньому ним її неї їй ній нею їх них їм ними це цей ця ці цього цьому цим цієї цій цю цих цими той ті того тієї тій ту тих там туди звідти',
    more: 'ще|а ще|більше|детальніше|докладніше|можна детальніше|можна докладніше|розкажи ще|розкажіть ще|розкажи більше|розкажіть більше|розкажи детальніше|розкажіть детальніше|розкажи про це детальніше|розкажіть про це детальніше|більше інформації|подробиці|далі|а далі|продовжуй|продовжуйте|що ще|а що ще|щось ще',
  },
  vi: {
    markers:
      'và|hoặc|hay là|nhưng|còn|còn nếu|thế còn|vậy còn|thế thì|vậy thì|thế nếu|vậy nếu|nếu vậy thì|ngoài ra|tương tự',
    pronouns: 'nó họ đó này ấy kia đấy chúng',
    more: 'thêm|thêm nữa|nữa|nói thêm|nói thêm đi|nói tiếp|nói tiếp đi|cho biết thêm|cho tôi biết thêm|thêm thông tin|chi tiết|chi tiết hơn|nói rõ hơn|cụ thể hơn|tiếp|tiếp đi|tiếp tục|còn gì nữa|còn gì nữa không|còn gì khác không|còn nữa không',
  },
  zh: {
    markers: '那|那么|那麼|还有|還有|如果',
    ends: '呢',
    pronouns: '它 它们 那里 那儿 这个 那个 這個 那個 他们',
    more: '更多|还有呢|還有呢|继续|繼續|告诉我更多|多说一点|详细一点',
  },
}

const pronouns = new Map<string, ReadonlySet<string>>()

/** Words of a language that stand for what was spoken of before: a question for it asks for none of them. */
export function pronounsOf(language: string): ReadonlySet<string> {
  let words = pronouns.get(language)
  if (words === undefined) {
    words = new Set(FOLLOW_UP_WORDS[language]?.pronouns.split(' '))
    pronouns.set(language, words)
  }
  return words
}
