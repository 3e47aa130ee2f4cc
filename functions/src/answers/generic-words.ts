/**
 * Words that questions are made of whatever they are about, most of them English. A document
 * answers a question without repeating them (When did it start? It was founded in …), so missing one says little.
 * Lower case, by stem groups; matched by the word as asked.
 */
const WORDS = `able accept according achieve achieved act actually add additional affect allow allowed
  allows amount answer anything appear appeared area areas arrive available avoid back bad become became becomes
  begin began begins believe believed best better big bring brought call called came case cause
  caused causes certain change changed choose chose claim claimed come comes common
  complete concern consider considered contain contains contribute create created current currently day days deal
  define defined definition depend did differ difference differences different discover discovered
  discuss effect effects employ enable end ended ends establish established event example examples exist exists
  expect experience express fact feature features feel figure final find first follow following form formed
  former full function gain general generally gave give given go goal goes going good great
  handle handled handles happen happened happening happens head help helped hold held idea identify important include
  included includes including increase influence information instead intend involve involved
  issue item job keep kept kind kinds know known large largest last later lead leader least leave led left
  level life list live lived local long longer look lose lost lot low made main mainly major make makes
  making manage matter maximum mean meaning means meant mention mentioned method minimum move moved name
  named names necessary new next normal normally number numbers obtain occur occurred occurs offer
  offered offers often old open option options order original originally own part parts particular pass people
  perform permit person place places play played plan point possible present prevent previous primary problem
  problems process produce produced product proper propose provide provided provides purpose put reach
  reason reasons receive received refer referred refers regard relate related remain replace report require
  required requires respond responsible rest result results return role rule run same see seen seem serve set several
  similar since situation small sort speak specific start started starts state stated stay stop
  support supposed take taken takes talk term terms thing things think thought time times today together
  took top total try turn type types typical typically understand use used user uses using usual
  usually value various view visit want wanted ways went work worked working works world worth write written wrote year
  years policy policies method methods option options detail details information rules process procedure procedures
  after against along another around aspect associated besides between capable century
  characterized city commonly countries country date decade device direction during entity era
  expression force group groups located modern near outside percentage prior regarding
  relationship resources solution status title two upon variable whom
  never always already again maybe perhaps getting gotten likes somebody somewhere anybody everyone
  everybody everything nothing nobody none wonder wondering curious knows knowing asking said needs
  needed hope hoping planning guess sure lots bit little few enough every both neither others stuff
  done gone coming taking looking saw seeing hear heard tried trying finish exactly
  approximately roughly awful horrible lovely nice terrible wonderful length period duration anymore otherwise away question questions info guy guys folks
  anbieten angeboten bekomme bekommen benötige benötigen benutzen beträgt bietet brachte bringen eingesetzt
  entstand erhalten erhielt erste ersten funktioniert gehört geht genannt genutzt geschieht gilt große größte
  heißt jahr jahre jahren kommt kosten kostet liegt macht mitbringen name namen nehmen nennt nimmt nutzen
  passiert passieren stammt statt steht tag tage tragen trägt verwendet verwenden wichtig wichtigste
  wichtigsten worden zahl zeit ansicht arten bedeutete bekannt bestimmte
  geworden hieß menge menschen moglich mogliche nannte
  tatsachlich ursprunglich verschiedene
  cantidad clase cosa cosas creen cual existe existen forma funciona hace hizo importante llama
  llamaba llamado llaman lugar manera muchos nombre numero ocurrio pensaba persona personas
  primera principal puede razon significa siguiente sirve sucede sucedio tener tiempo tipo tipos usan utiliza
  utilizan
  appelle chose choses existe exemple lieu moyen necessaire nom nombre noms personne personnes possible raison
  sorte
  chiama cose esempio modo motivo nome numero paese periodo persona persone tipi tipo
  chama coisa exemplo maneira nome numero pessoa pessoas razao
  aantal heet mensen naam persoon plaats reden soort
  называется название имя количество какое люди место называют происходит является
  اسم اسماء الاسم الأخيرة الأشخاص الأنواع الذين السبب الشيء الطريقة العدد الفترة المكان النوع تسمى تسمية تشير تستعمل تستخدم
  تحدث تعني تعتبر حدث دور سبب شخص شيء طريقة عدد عام عملية فترة كمية مرة مكان منطقة موجود ناس نوع وصف يسمى يشير يعتقد يعتبر
  يعني يحدث يستخدم يستعمل يوجد توجد
  一个 一位 一次 一种 一些 有人 很多 地方 名字 名称 这个 那个 包含 包括 关于 发生 被称 称为 叫做 之外 还有 他们 实际 部分
  主要 东西 方式 原因 时候 时间 问题 类型 数量 属于 导致 认为 使用 通过 进行 需要 可能 其他 不同 哪种 何种 以下`

/**
 * What visitors call the business whose documents they ask (your hotel, but not a hotel in Paris).
 * Where these say "we", not naming it says nothing; where they speak of it, it is a thing like others.
 */
const SELF =
  /\b(?:the|this|your)\s+(business|cafe|center|centre|clinic|club|college|company|facility|firm|garage|gym|hostel|hotel|institute|museum|nursery|office|organi[sz]ation|place|practice|restaurant|salon|school|shop|site|spa|store|studio|surgery|team|university|venue|website|workshop)\b/giu
/** Those whom visitors ask for, and how many or how old they are: a group of ten, a child of 5. */
const ASKED_FOR =
  /^(?:boyfriend|brother|dad|daughter|father|girlfriend|grandma|grandpa|husband|mother|mum|parents|sister|son|wife|\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)$/

/** The words of a question that only say who is asked. */
export const selfIn = (question: string): ReadonlySet<string> =>
  new Set(Array.from(question.matchAll(SELF), ([, word]) => word!.toLowerCase()))

/** Whether a word that no file knows only says for whom is asked. */
export const isAskedFor = (word: string): boolean => ASKED_FOR.test(word)

/** Part of its weight that such a word keeps. */
export const GENERIC_SHARE = 0.5

export const GENERIC_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/))
