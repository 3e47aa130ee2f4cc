import { inSerbianCyrillic } from './serbian-letters.ts'
import { foldAccents } from './stem.ts'

/**
 * Words that say how something is asked, not what about. They are neither indexed nor searched.
 * The English list holds the question words, auxiliaries and polite phrases that visitors wrap
 * around a question; the others hold the commonest function words, which also serve as the
 * profiles of the language detection.
 */
const LISTS = {
  en: `a about all also am an and any anyone are aren't as ask at be because been before being but by
    can can't cannot could couldn't describe did didn't do does doesn't doing don't each either else ever
    explain for from get give gets got had has hasn't have haven't having he hello her here hers hey hi him
    his hm how how's however i i'm i've if in into is isn't it it's its itself just kindly know
    let let's like many may me might mine more most much must my myself need nor not now of
    off oh ok okay on one only or other our ours out over own per please quite rather really same say says shall she
    should shouldn't so some someone something still such tell than thank thanks that that's the their theirs
    them then there there's these they they're thing things this those though through to too under until up
    us very want wants was wasn't way we we're were weren't what what's whatever when when's where
    where's whether which while who who's whom whose why will wish with within without won't would
    wouldn't yes yet you you're you've your yours yourself`,
  de: `meinen meinem meiner meines deine deinen deinem deiner ihres unsere unseren unserem unserer unseres keinen keinem keiner keines
    dürft könnt könnte könnten müsst sollt wollt will willst gibts bitte brauche brauchen dabei darf darfst denn dürfen eigentlich etwas euch euer eure euren finde finden gern gerne habe habt hast jemand mach mache machen macht möchte möchten müssen seid sollte sollten tun wäre aber alle allem allen als also am an auch auf aus bei bin bis bist da damit das dass daß dem den denn der
    des die dies diese diesem diesen dieser dieses du durch ein eine einem einen einer eines er es für gibt
    haben hat hatte hatten ich ihnen ihr ihre ihrem ihren ihrer im in ist ja kann kannst komme kommen können könnte man mehr mein meine mich
    mir mit muss nach nicht noch nur ob oder ohne sehr sein seine sich sie sind so über um und uns unser unter
    viel viele vom von vor wann war waren warum was welche welchem welchen welcher welches wem wen wenn wer
    werden weshalb wie wieso wieviel wieviele will wir wird wo wofür woher wohin wurde wurden zu zum zur
    andere beim gar fürs ins ans aufs ums vors übers unters hinters durchs dadurch daher dann dein denen deren dessen doch dort eben einige etwa gegen hier hinter indem
    jede jedem jeden jeder jedes jene kein keine laut sollen soll sondern wodurch woran worauf woraus wobei wogegen womit wonach worin worüber worum wovon wovor wozu während würde würden zwischen
    deins dir hab hattet hatt hätte hätten hättest wirst werde werdet wärst wären wart warst sei
    mal erst erstmal gerade grad schon halt wohl bereits immer nie niemals niemand niemanden
    jemanden irgendwie irgendwo irgendwann irgendwas wieder raus rein rauf runter rüber hin her
    ran drin drauf dran drum dazu dafür davon daran darauf daraus darin darüber davor danach
    dagegen bevor nachdem obwohl falls sobald solange trotzdem deshalb deswegen sonst außerdem ab
    ganz genau eigene eigenen eigener eigenes eigen wollen wolltet wollten dürfte dürften müsste
    müssten muß solltest sollst nix ned net nochmal nem nen ne ner paar`,
  es: `a al algo alguna algunos ante antes aquella aquellas aquello aquellos bajo como con contra cual cuál cuáles cuando cuándo cuánta
    cuántas cuánto cuántos de del desde donde dónde dos durante el él ella ellas ellos en entre era eran es esa
    ese eso esta está están este esto estos fue fueron ha había hace hacia han hasta hay la las le les lo los
    más me mi muy no nos o para pero por porque qué que quien quién quiénes se según ser si sí sido sin sobre
    son su sus también tan tiene tienen todo todos tu tuvo un una unas uno unos y ya yo
    cómo cuya cuyo estaba estaban fuera habían os porqué puede pueden puedo quienes sea sean tengo tenía te
    usted ustedes vuestra vuestro nuestra nuestro
    he has hemos habéis hubiera habría mis mí tus ti suyo suya nosotros vosotros nuestros nuestras
    vuestros vuestras estoy estás estamos estáis estuve soy eres somos sois éramos fui fuimos vais
    vamos va van voy iré iremos ir ahí aquí allí allá acá toda todas cada mismo misma mismos
    mismas algún ningún ninguna ninguno nada nadie alguien otra otras otro otros podemos podéis
    podría podríamos podríais podés debo debe deben debemos quiero quiere queremos queréis
    quisiera querría tenemos tenéis tenés tienes tenga hago haces hacéis hacemos hagan haga doy
    dan das dais poder solo sólo sola tanto tanta mucho mucha muchos muchas poco poca tal vez aún
    todavía entonces luego pues después mientras aunque bien ésta éste ésa ése aquel`,
  fr: `a à ai durant furent fut ainsi alors au aucun aussi autre aux avait avant avec avez avoir c'est ce cela ces cet cette chez
    combien comme comment d dans de depuis des donc dont du elle elles en encore entre es est et était
    être eu fait faut il ils j je l la le les leur leurs lui ma mais me même mes moi mon ne nos notre nous on
    ont ou où par pas peut peux plus pour pourquoi qu quand que quel quelle quelles quels qui quoi sa sans se
    ses si son sont sous sur ta te tes toi ton tous tout toute très tu un une vos votre vous y
    celle celui ceux étaient faire lors peuvent puis sera seront
    as avons avaient aurez aura auront aurais aurait ayez ait suis sommes êtes serai serait seriez
    soit soient étais fais faites font va vais vas vont allez allons irai pouvez pouvons pourrait
    pourrais pourrez dois doit devons devez devrait veux veut voulez voulons voudrais voudrait ça
    ceci ici là quelque quelques quelqu certains certaine chaque aucune autres plusieurs rien
    personne déjà toujours jamais assez trop moins peu beaucoup seulement juste vraiment enfin
    ensuite après pendant jusque jusqu vers sinon mêmes vôtre lequel laquelle est-ce aller`,
  it: `a ai al all coll dall dell nell quell quest sull durante fu furono alla alle allo anche che chi ci come con così cosa cui da dai dal dalla dalle dei del della
    delle dello di dopo dove due e è ed era erano fra gli ha hanno ho i il in io la le lei lo loro lui ma mi mia
    mio ne nei nel nella nelle no noi non nostra nostro o per perché però più quale quali quando quanta quante quanti quanto
    quella quelle quelli quello questa queste questi questo se sei sia sono su sua sue sui sul sulla suo suoi
    tra tu tutti tutto un una uno vi voi
    c'è com'è avete dov'è fate possiamo possono posso può quant'è
    siamo siete stato stata stati hai abbiamo avevo avrei avrebbe avere essere fare faccio fai fa
    facciamo fanno puoi potete potrei potremmo voglio vuoi vuole vogliamo volete vorrei vorremmo
    devo devi deve dobbiamo dovete dovrei vado vai va andiamo andate vanno mie miei tuo tua tuoi
    tue nostri nostre vostra vostre vostri vostro ogni qualche qualcosa qualcuno nessuno niente
    nulla altro altra altri altre stesso stessa qui qua lì là già ancora sempre mai poi prima
    mentre solo soltanto molto molti poco tanto troppo proprio quindi allora oppure fino`,
  pt: `a ao aos as até com como da das de dela dele deles depois do dos e é ela elas ele eles em entre era
    eram essa esse esta está estão este eu foi foram há isso isto já la lhe lhes mais mas me mesmo meu minha
    muito na não nas nem no nos nós num numa o onde os ou para pela pelas pelo pelos por porque porquê quais qual
    quando quantas quanto quantos que quê quem se sem ser seu seus só sua suas também tem têm um uma umas você vocês
    fica ficam pode podem posso vossa vosso
    sou és somos são estou estás estamos estava esteja tenho tens temos tinha teria ter haver
    havia fazer faço faz fazem fazemos podes podemos poderia poder quero queres quer queremos
    querem queria gostaria devo deve devemos vou vais vai vamos vão ir minhas meus tua tuas teu
    teus nossa nossas nosso nossos vossos vossas cada alguma algumas alguns alguém algo nada
    ninguém nenhum nenhuma outra outras outro outros mesma aqui ali lá aí ainda sempre nunca antes
    enquanto apenas muita muitos muitas pouco tanto então desde tudo toda todas todo todos`,
  nl: `aan al alles als ben bij daar dan dat de der deze die dit doen door dus een en er ge geen had heb hebben
    heeft hem het hij hoe hoeveel hun iets ik in is ja je jij kan kunnen maar me meer men met mij mijn moet na
    naar niet niets nog nu of om omdat onder ons ook op over te tegen toch toen tot u uit uw van veel voor
    waar waarom wanneer want waren was wat we wel welk welke werd wie wij wil worden wordt zal ze zich zij zijn zo zonder zou
    bent jullie mag
    hebt hadden geweest ga gaat gaan ging kom komt komen doe doet laat kunt kun kon konden moeten
    moest mogen mocht willen wilt wilde zult zullen zouden jouw onze hen iemand niemand ieder
    iedere elke elk ander andere zelf zelfde hier ergens erin erop eruit ervoor ermee alleen
    altijd nooit weer even eens gewoon echt graag anders daarna eerst totdat terwijl hoewel zodra
    sinds tijdens`,
  sv: `alla allt att av blev bli blir bara de dem den denna deras dess det detta dig din du då efter eller en
    ett finns från för ha hade han hans har hon hur i icke inte jag kan kunde man med mellan men mig min mot mycket
    ni nu någon något några när och om oss på sedan sig sin ska som så till under upp ut utan vad var varför
    vara vars varit vem vi vid vilka vilken vilket är över
    sitt sina vår våra vårt hennes varifrån hos genom även mer mest få fick får gör göra gjorde kommer kom skulle
    vill ville måste där här hela heter hette`,
  da: `af alle at blev bliver da de dem den denne der deres det dette dig din du efter eller en end er et for fra ham han
    hans har havde hende her hos hun hvad hvem hvilken hvis hvor hvordan hvorfor hvornår i ikke ind jeg kan kunne man
    med meget men mig min mod når noget nogle nu og også om op os over på sig sin skal som til ud under var ved vi vil
    være været alt allerede altid anden andet andre bare bedst begge blandt blevet blive både derfor dens dets dog egen
    ene eneste fik få får før først gennem gerne gik gjorde gjort gør gå går heller hen hinanden hvilke hvilket hvorfra
    hvorhen imellem ingen inden jer jeres jo kom kommer kun lige mange mellem mens mere mest mine mit må måtte ned nej
    nok nær nogen sagde samme selv siden sine sit skulle så sådan tage tog uden vor vore vores ja ville`,
  no: `alle at av ble blir da de dem den denne der deres det dette du eller en enn er et etter for fra ha hadde han hans
    har hun hva hvem hvilken hvilke hvis hvor hvordan hvorfor i ikke ingen jeg kan kunne man med meg men mer min mot må
    når noe noen nå og også om opp oss over på seg sin skal som så til under ut var ved vi vil være vært alt andre annen
    annet bare begge blant blitt bli både derfor dens dets dit ditt egen eneste få får fikk før først gjennom gjerne
    gikk gjorde gjort gjør gå går heller her herfra hit hos hvilket hvorfra hvorhen imellem inn innen ja jo kom kommer
    kun litt mange mellom mens mest mine mitt måtte ned nei nok nær samme selv siden sine sitt skulle slik ta tok uten
    vår våre vårt ville deg din dere`,
  fi: `ei eivät ennen että hän he ja jo joka jos jotka kanssa koska kuin kuinka kun kuka me mikä millä milloin minä missä
    mitä miksi mukaan mutta myös ne niin nyt ole oli olivat on ovat se sekä sen sinä siitä tai tämä te vain voi en emme
    ette eikö ovatko onko oliko olisi olla ollut oltu ollaan olemme olette olen olet heidän heille heitä hänen hänet
    hänelle häntä hänestä minun minut minulle minua meidän meille meitä teidän teille teitä sinun sinulle sinua niiden
    niitä niille niistä siinä siihen siltä sillä sille sitä tämän tätä tässä tähän tästä nämä näitä näiden tuo tuon
    joita joiden joille joissa joista johon josta jossa joilla jolla jolle jonka jota jotta ketä kenen kenelle keneltä
    kenet ketkä millaista millainen minkä minne mistä mihin mitkä mitäkin montako moniko paljonko kauanko monta moni
    paljon vaan vaikka voiko voivat voitte voin voimme saako saa saavat pitää pitääkö täytyy asti saakka eli koko kaikki
    kaikkien kaiken jokainen itse siis sitten näin noin yli alle ilman`,
  et: `ja ei on et see kui ka aga või oma ta tema ma mina me meie te teie nad nemad sa sina mis mida mille millest milles
    millele millel millega milleks milline millised millist millise missugune kes keda kelle kellele kellel kellega kellelt
    kas kus kuhu kust millal miks kuidas mitu mitme kumb seda selle sellest selles sellele sellega sellel selleks need neid
    nende nendest neile nendel nendega siin seal siis siia sinna sealt siit nii nagu kuna sest kuid vaid ning ega küll veel
    juba ainult isegi samuti ole olen oled oleme olete olla oli olid olnud oleks oleksid pole polnud saab saan saate saame
    saavad saaks saada võib võin võid võite võime võivad võiks peab pean peame peate peavad peaks tuleb tuleks mul sul tal
    meil teil neil mulle sulle talle meile teile minu sinu mind sind teid meid mu su meilt teilt koos ilma kuni enne pärast
    läbi üle juures kohta jaoks seoses vastavalt järgi kõik kõiki kõigi iga mingi mõni mõne keegi midagi ise enda
    väga palun palju umbes vahel ju nüüd seega`,
  ru: `а без более бы был была были было в вам вас весь во вот все всего вы где для до его ее если есть еще же за
    зачем и из или им их к как какая какие какой когда кому кто ли мне может можно мой мы на над надо наш не
    него нет ни но ну о об он она они от очень по под почему при с сам свой себя сколько со та так такой там то того
    тоже только том ты у уже чего чем через что чтобы эта эти это этого этот я
    ваш ваша ваше ваши вашем вашей каком какую какого чём
    её ней нее неё нём нем ним ними кем чей чья чьи каков какова каково каковы каждый каждая каждое каждые каждого
    этой этом этих этому тем теми тех той тот те тут здесь будет будут будете также лишь между около перед после
    пока всё всех всем всеми сама сами само своей своего своих своим своими эту нам нами нас вами мной меня тебя
    тебе ей ею ему который которая которое которые которого которой котором которых сейчас затем тогда куда откуда
    отчего ведь разве`,
  ro: `a acea această acest aceste al ale am ar are au ca că care ce cea cei cel cine cu cum cât câte câți da
    dar de deci după din doar este eu fi fost iar în între la le li lor lui mai mult ne nici noi nu o or pe pentru
    prin sa sale sau se și sunt său te tot un una unde unei unor unui va vă
    acestea acestui acestei acesta aceasta aceștia cărui cărei ei ele îi îl își avea aveau era erau fiind fie vom
    vor câtă foarte toate toți toată fără despre către`,
  uk: `а або але бо був була були було бути в вам вас ви від він вона вони воно все всі всіх да де для до же з за зі і
    із й його її їй їм їх йому ким коли кого кому котра котрий котрої куди ли лише між мені мене ми мною на навіщо
    над нам нас наш наша не ні них ним ними о об один одна однак от під по при про протягом перед після поки сам
    саме себе свій своєї свого своїх скільки собі та так також таке такий там те ти тим тих то тобто тоді той тому
    тут у хто це цей ці цю ця цього цьому цим чи чий чим чого чому через що щоб як яка яке який якій якого якої
    якому яку які яким яких я є ваш ваша ваше ваші можна треба звідки відколи доки`,
  cs: `a aby ale ani ano asi až bez bude budou budu by byl byla byli bylo byly být co což či čeho čem čemu čím do ho i
    já je jeho jej její jejich jak jaká jaké jakého jakém jaký jakou jako jen jenž ještě ji jí jich jim jimi jiné
    již jsem jsi jsme jsou jste k kam kde kdo kdy kdyby když ke kolik komu koho která které kterého kterém který
    kterou kteří li má mají mám máme máte mě mezi mi mít mně mnou mohl mohu moje můj může můžu my na nad nám nás náš
    naše ne nebo než ní nic nich nim není o od odkdy odkud on ona oni ono pak po pod podle pokud pouze právě pro
    proč před přes při s se si sice své svého svém svou svůj svých ta tak také takže tam tato te tě tedy ten tento
    této tím tito to toho tohoto tom tomto tomu toto tu tuto ty tyto u už v vám vás váš vaše ve více však všechny vy
    z za zde že kterých nějaký nějaká nějaké dokdy lze`,
  sk: `a aby aj ak ako aká aké akou akú aký akých ale alebo ani áno asi až bez bol bola bolo bude budem budete budú
    by cez či čí čím čo čoho čom do dokedy ešte ho i ich iba im je jeho jej ju k kam každé každý kde keby keď kedy
    koho koľko kom komu ktorá ktoré ktorého ktorej ktorí ktorou ktorú ktorý ktorých ktorým kto kvôli kým lebo len ma
    má máme máte majú medzi mi mne mňa mohol mohla môj môže môžem môžeme môžete moja moje musí my na nad naša naše
    nás náš nám ne než nej neho nemá nich nie o od odkedy odkiaľ okolo okrem on ona oni ono po pod podľa počas potom
    práve pre pred prečo pretože pri s sa si sme so som ste sú svoj svoja svoje svoju ta tá tak takže také tam táto
    te ten tento teda ti tí tieto tiež to toho tohto tom tomto tomu toto tú tu ty tým týchto u už v vám vás váš vaša
    vaše vašej vo však vy z za zo že`,
  hu: `a az azt ahol aki akik ami amely amelyek azok be csak de egy ek el ember én és ez ezek ezt fel hanem hány hogy
    hogyan hol ha igen is itt kell ki lehet lesz le meg mely mert mi miért mikor mint most nagy nem nincs ő ők pedig sem
    van vagy vannak volt voltak amelyet amelyben aminek amiért arra arról attól ahhoz annak azzal azért azon azokat
    azután abban abból addig által alatt át bármi elé ennek erre erről ettől ezzel ezen ezeket ezután ebben ebből előtt
    felé hiszen hányan hányat honnan hová hova illetve ill így ilyen jó kap kérem kik kit kié kinek kivel között közül
    köztük lehetett lettek lett legyen majd már más még meddig mekkora melyik mellett mennyi mennyit mennyibe merre
    mihez mióta milyen mindig minden mit mintha mivel nekem neki nekik nekünk nélkül nincsenek olyan össze rá saját s
    során számára szerint szét tehát után utána úgy ugyanis vagyok van-e vele velük volna való végül őt önök önöknek`,
  tr: `acaba ama ancak bana bazı belki ben bir biz bu bunu çok çünkü da daha de değil diye en gibi hangi hem hep
    her için ile ise kaç ki kim mı mi mu mü nasıl ne neden nerede nereye niçin niye o olan olarak olduğu oldu
    sen siz şey şu var ve veya ya yani yok
    arasında birlikte bize bizim göre hakkında içinde önce size sizin sonra tarafından hangisi kadar kimdir mıdır misiniz musunuz mısınız nedir zaman
    neydi neyi neye neyin neler nelerdir nerededir neresi neresinde neresidir nereden kimler kimin kime kimi
    kimden mıydı miydi muydu müydü idi diğer bütün tüm hiç öyle böyle şöyle onun onu ona onlar onların bunun buna
    bundan şunu kendi kendisi yine yalnızca sadece bile üzere olur olacak olması olduğunu eder etti edilir edildi
    etmek eden vardı hangisidir kiminle kimle kaçta kaçıncı kaçtır nasıldı zamana zamandan`,
  pl: `a aby ale bardzo był była było były być czy co dla do gdy gdzie go i ich ile im ja jak jaka jakie jaki jako jego jej
    jest jeszcze już kiedy kto która które który ma mnie może na nad nie nim o od on ona oni oraz po pod
    przez przy są się ta tak także tam te tego tej ten to tu ty tylko tym w we z za ze że
    czym jaką jakich jakim którym macie możecie mogę można państwo wasz wasza wasze
    swój swoja swoje swoją swoich swojego swojej swoim kim kogo komu czego czemu jakiego jakiej którego której
    którzy których nią nimi niego niej mu jemu będzie będą został została zostało zostali zostały bez około między
    podczas według wszystko wszystkie wszyscy każdy każda każde tych tymi tą tę temu dlaczego dokąd skąd więc lecz
    jednak również nawet by żeby aż albo lub niż bądź ilu którą siebie sobie sobą`,
  el: `ή ένα ένας από αν αυτά αυτές αυτή αυτό για δε δεν είναι εκ ενώ επί η θα και κατά με μετά μην να ο οι όταν
    ότι πιο που πού πως πώς πόσα πόσο πόσοι ποια ποιο ποιος πότε πριν προς σε στα στη στην στις στο στον στους τα τη την της
    τι τις το τον του τους των ως γιατί ήταν έχει έχουν
    είστε έχετε μας μου μπορώ ποιες ποιοι ποιον σας υπάρχει υπάρχουν
    έκανε έκαναν έγινε έγιναν κάνει κάνουν υπήρχε υπήρχαν ποιους ποιων ποιας πόση πόσες πόσους πόσων έναν μιας μία
    μια αυτός αυτής αυτόν αυτού αυτούς αυτήν αυτών εκείνο εκείνη εκείνος κάποιο κάποια κάποιος κάθε όλα όλες όλοι
    όλη όλο όπου όπως όσο όσα οποία οποίο οποίος οποίου οποίας οποίες οποίοι αλλά ούτε μόνο πολύ ακόμη ακόμα ήδη
    εδώ εκεί τότε τώρα μπορεί μπορείτε μπορούμε μπορούν είχε είχαν είμαι είμαστε λοιπόν επίσης χωρίς μεταξύ λόγο`,
  vi: `ai bao bị bởi các cái cả cho có của cũng đã đang đây để đến đi đó được gì hay khi không là lại làm lên mà mình mỗi một
    nào này nếu người nhiều như những nơi ở ra rằng rất sao sẽ tại theo thì trên trong từ và vào về vì với
    bạn tôi thể nhiêu đâu mấy ạ chúng`,
  ar: `أن إن أو أي أين إلى التي الذي الذين الى ان او بعد بين به تم ثم حتى حيث ذلك عن على عند في فى قد كان كانت
    كل كم كما كيف لا لم لماذا لها له ما ماذا متى مع من منذ منها منه هذا هذه هل هو هي هى و وقد ولا وهو وهي يكون
    أية أيه اية آخر بها تكون تمت حول خلال عليه عليها عندما فيه فيها كانوا لدى لديكم لديها
    لديه لكم لأن مثل هناك يتم يمكن يمكنني بماذا بشأن والذي والتي وما أنه أنها نحن أنتم
    فيم فيما إلام علام بم مم عم ليس ليست يكن تكن ولم
    قبل قِبل بما بأن بأنه بأنها بأنهم أنهم فإن وإن إنه إنها إنهم لأنه لأنها لأنهم لكن ولكن لكنه لكنها بل أما إما
    لقد فقد سوف لن لما لمن بمن عما مما ومن وفي وعن وعلى ومع وكان وكانت كانا يكونوا إذ إذن تلك ذاك أولئك هؤلاء
    هما هم هن بهم لهم لهن لهما عنه عنها عنهم منهم فيهم إليه إليها إليهم عليهم لي لك لنا بنا بك معه معها معهم لديهم
    نحو تجاه عبر بواسطة كونه كونها حين حينما بينما وهم أيا أيهما كلا كلتا إياه`,
  hi: `और एक का कि की के को कब कहाँ कहां कितना कितनी कितने किस किसने कैसे कौन क्या क्यों गया गई जब जा जो तक तो था थी थे
    नहीं ने पर भी में यह यही या ये लिए वह वे से सकता सकते हम है हैं हुआ हुई हुए हो होता होती होते
    आप आपका आपकी आपके मैं मुझे मेरा मेरी सकती कौनसा कौनसी
    उनके उनका उनकी उन्हें उन्होंने उसका उसकी उसके उसे उसने इसका इसकी इसके इसे इसने इस उस इन उन करता करती करते करने
    करना कर किया किए दिया दिए दी गए थीं हूँ हूं रहा रही रहे वाला वाली वाले अपना अपनी अपने सी सा तरह चीज़ चीज बारे
    साथ बाद पहले कोई कुछ सब सभी बहुत ही तथा एवं द्वारा जिस जिसे जिसका जिसकी जिसके जिन जिन्हें जहाँ कैसा कैसी किसका
    किसकी किसके किसे किन किनके जाता जाती जाते जाए जाना लेकर`,
  ja: `あなた ください こと これ それ です ます する いる ある ない もの よう`,
  ko: `것 수 이 그 저 및 등 좀 왜 몇 어디 언제 누구 누가 무엇 무슨 뭐 어떤 어떻게 어떠 얼마 얼마나 어느 제 저희 우리 당신 하 되 있 할 년 명 이것 그것 그리고 때문 위해
    위하 대해 대하 가장`,
  th: `กี่ ก็ การ กับ ของ ครับ ความ คะ ค่ะ คือ คุณ จะ จาก ฉัน ด้วย ได้ ใด ใคร ใช่ ต้อง ถึง ที่ ที่ไหน ทำไม นะ นั้น นี้ ใน บ้าง เป็น
    มี เมื่อ เมื่อไหร่ เมื่อไร แล้ว และ หรือ อยู่ อย่าง อย่างไร ยังไง อะไร เท่าไหร่ เท่าไร เท่าใด ให้ ไหน ไหม ไม่ ว่า สามารถ โดย ซึ่ง ไหร่`,
  bg: `а е ѝ ако аз без беше би бил била били било бъде бъдат в вас ваш ваша ваше ваши ви вие во всеки всички всичко все във
    върху где го да дали до докато докога докъде други едва един една едно ето за зад заедно заради защо защото и из или
    им има имат имаше иска й к каква какво какви какъв като кога когато кого което която които който кой коя кое кои
    колко към къде между мен ми мога може могат можете можем моля му на над нас наш наша не него нея неин неговата
    неговия неговото нейната нейния нейното ни ние нито нищо но някой някои няма о обаче около освен от откога откъде
    отново още по под пък повече поне поради после почти пред преди през при само са се сега си след сме със с сте
    съм съответно също така такава такива такъв там те тези ти тя това тогава този той толкова точно трябва ту тук тъй
    тях у че чрез ще я докъм спрямо според бяха`,
  hr: `a ako ali bez bi bih bila bile bili bilo bio biti bismo bude budu da dakle do dok dokad dokle drugi druga drugo ga
    gdje i iako ih ili im ima imaju imate imati iz iza između je jedan jedna jedno jer jest jesu još ju k kad kada
    kako kakav kakva kakvo kao kamo koga kod koja koje kojeg kojega kojem kojemu koji kojih kojim kojima kojoj kojom
    koju kolika koliki koliko kome komu kroz li me među mi moj moja moje mogu može možemo možete mu na nad nakon nam nas
    naš naša naše ne nego nema neka neke neki neko ni nije nisu niti nje njega njegov njegova njegovo njegovu njegovih
    njezin njezina njezino njezine njoj njih njihov njihova njima njom njemu o od odakle odnosno on ona one oni ono osim
    otkad ova ovaj ove ovi ovo po pod pokraj pored poslije postoji potom pred preko prema pri prije radi s sa sam samo
    se sebe si su sva sve svi svih svoj svoja svoje svoju svom svojim ta tada taj tako također te ti tijekom to toga tog
    tom tome tu u uz va vam vas vaš vaša vaše već vi više za zar zašto zato zbog što čega čemu čime tko ću će ćemo
    ćete`,
  // Whatever Croatian has too is in both lists, so that what only one of them has tells the two apart.
  sr: `a ako ali bez bi biće bih bila bile bili bilo bio bismo biti bude budu će čega cela celo celog celoj celom celu
    ćemo čemu ceo ćete čime ću da dakle do dok dokle druga drugi drugo ga gde htela hteli hteo i iako ih iko ili im
    ima imaju imate imati iz iza između je jedan jedna jedno jer jesu još ju k kad kada kakav kako kakva kakvo kao
    ko kod koga koja koje kojeg kojem koji kojih kojim kojima kojoj kojom koju kolika koliki koliko kome kroz li me
    među mi mogu moj moja moje može možemo možete mu na nad najpre nakon nam nas naš naša naše ne negde nego neka
    neke neki neko nema ni nigde nije niko nisu niti nje njega njegov njegova njegovih njegovo njegovu njemu njih
    njihov njihova njima njoj njom o obe od odakle odnosno on ona onde one oni ono osim otkad ova ovaj ovde ove ovi
    ovo po pod pored posle postoji potom pre pred preko prema pri radi razumem s sa sam samo se sebe si sledeće
    sledećeg sledeći sme smeju smem smemo smete šta što su sva svako sve svi svih svoj svoja svoje svojim svoju svom
    svuda ta tada taj tako takođe te ti to tog toga tom tome tu u umesto unapred uopšte usled uvek uz va vam vas vaš
    vaša vaše već verovatno vi više za zar zašto zato zbog`,
  sl: `a ali ampak bi bil bila bile bili bilo biti bo bodo bom bomo boš boste brez čez če čeprav čemu da do
    dokler en ena eno ga glede iz in ima imajo imam imamo imate jaz je jih jim ji jo k kadar kaj kako kakor
    kakšen kakšna kakšno kam kar kateri katera katere katerega katerem katerih katero kdaj kdo kdor ker ki kje
    kjer ko koga koliko komu kot kljub lahko le med meni mi moj moja moje mora moram moramo morate na nad naj
    nam nas naš naša naše ne nek nekaj neka neke ni niso nima nimajo nisem njega njegov njegova njej njen njena
    njih njim njo o ob od okoli okrog on ona oni ono oz oziroma pa po pod poleg pred preko pri proti s saj se
    sem si sicer skozi smo so sta ste svoj svoje še ta tako tam te tega tej tem temu ter ti tisti tista to toda
    torej tu tudi tukaj v vam vas vaš vaša vaše vaši vašem vašo vendar ves vi vsa vsak vsaka vsako vse vseh vsem
    vsi z za zakaj zaradi zelo že`,
  id: `ada adalah adanya agar akan akankah aku anda antara apa apabila apakah atas atau bagaimana bagaimanakah bagi bahkan
    bahwa banyak baru beberapa begitu belum berapa berapakah berada bila bisa boleh bukan dan dapat dari darimana
    daripada dalam dengan demi demikian di dia digunakan dimana dulu engkau hal hanya hari harus hingga ia ialah ini itu
    itulah jadi jika juga kalau kalian kami kamu kapan kapankah karena ke kemana kemudian kenapa kepada ketika kini kita
    lagi lain lalu lebih maka mana mau masih mengapa menjadi mereka merupakan mesti mungkin namun nya oleh pada paling
    para pernah saat saja sampai sana sangat saya sebagai sebelum sebuah secara sedang sehingga sejak sekali sekitar
    selain selama seluruh semua seorang seperti serta sesudah setelah setiap siapa siapakah suatu sudah supaya tahu
    tanpa tapi telah tentang terhadap tersebut tetapi tiap tidak tolong untuk yaitu yakni yang`,
  // Whatever Indonesian has too is in both lists, so that what only one of them has tells the two apart.
  ms: `ada adakah adalah adanya agak agar akan aku anda antara apa apa-apa apabila apakah atas atau awak bagaimana
    bagaimanakah bagi bahawa banyak baru beberapa begitu belum berapa berapakah berada bila bilakah bila-bila boleh
    bolehkah brp bukan camne dah dalam dan dapat dari daripada dekat dengan demi demikian dgn di dia digunakan dimana dlm dulu
    hal hanya hari harus hendak hendaklah hingga ia ialah iaitu ini inilah itu itulah iaitu jadi jika juga kalau kami
    kamu kat kau ke kemudian kena kenapa kepada kerana ketika kini kita korang kot kpd lagi lain lalu lebih macam mahu maka
    mana manakala manakah masa masih mcm melalui mengapa menjadi mereka merupakan mesti mungkin namun nak ni nya oleh ok pada paling
    para pasal pernah perlu pun saat sahaja saja sampai sangat saya sebagai sebarang sebelum sebuah secara sedang sehingga
    sejak sekali sekiranya sekitar selain selama selepas seluruh semua semasa seorang seperti serta sesudah setelah setiap
    siapa siapakah sila sikit suatu sudah supaya sy tahu tak tanpa tapi telah tentang terhadap tersebut tetapi tiada
    tiap tidak tolong tu untuk utk walaupun yang yg`,
  sw: `ambaye ambao ambayo ambapo ambazo ambacho ambavyo ana au ama baada baadhi bado bali bila cha chake changu chako chenu
    chetu chini dhidi endapo gani hadi haina hakuna hamna hana hapa hapana hapo hasa hata hatuna hawana haya hayo hicho
    hii hiki hili hilo hivi hivyo hiyo hizi hizo huko huyo huyu huo huu ikiwa ila ile ili ilikuwa ina ingawa
    inaweza ipi ipo iwapo je juu kabla kama kati katika kila kile kipi kisha kuanzia kuhusu kuliko kuna kupitia kutoka
    kuwa kwa kwako kwamba kwangu kwani kwanini kwenu kwenye kwetu la labda lake lakini langu lenu letu lile lini lipi
    lolote mbona mimi mna mnaweza mpaka na naam naomba nani naweza ndani ndio ndiyo ndiye ngapi ni nina ninaweza
    ningependa nini nje nyinyi ninyi nyote pale pamoja pia sana sasa siyo sio sisi tafadhali tu tuna tunaweza ule
    una unaweza vile vipi vya vyake vyangu vyenu vyetu vyote wa wake wako wale walikuwa wana wanaweza wangu wao wapi
    wenu wenye wetu wewe wote ya yake yako yale yangu yao yenu yenye yetu yeye yoyote yote za zake zako zangu zao zenu
    zenye zetu zile zipi zote zaidi`,
  he: `אבל או אותה אותו אותי אותך אותם אז אחר אחרי אחת אחד איזה איזו איך אילו אין איפה אך אל אלא אלה אלו אם אנחנו אני אנו
    אף את אתה אתם באיזה באיזו באילו בגלל בו בה בהם בהן בין בכל בלי במה במשך בעת בתוך גם דרך ה הוא היא היה היו היכן הייתה
    היתה הייתם הם הן האם הזה הזאת זה זו זאת חייב יהיה יש ישנם כאשר כבר כדי כולם כי כך כל כמה כמו כן כפי כאן לא לאחר
    לאיזה לאן להיות לו לה להם להן לי לך לכם לנו למה למי לפי לפני לאורך לגבי מאוד מאז מאיזה מאיזו מאיפה מדוע מה מהו מהי
    מהיכן מהם מי מיהו מיהי ממנו ממנה מן מנין מספר מתי ממתי נו עבור עד עוד על עליו עליה עליהם עם על-ידי ידי פי פה צריך רק
    של שלה שלו שלהם שלי שלך שלכם שלנו שם תחת אשר כיצד ניתן אפשר האפשר יכול יכולה יכולים בבקשה`,
  fa: `آن آنان آنجا آنها آنکه آیا از است اگر اما او اول ای ایشان این اینجا اینکه با باشد باشند باید بدون بر برای بعد بلکه
    بنا به بود بودن بودند بوده بی بین پس پیش تا تنها تو توسط تحت جا چرا چطور چقدر چگونه چند چندین چنین چه چون چیز چیزی
    چیست حتی خود خودش خویش خیلی در درباره دارای دارد دارند داریم دارید داشت داشتن داشته داشتند داد دهد دیگر را رو روی
    زیرا سپس سوی شد شدن شدند شده شما شود شوند طی علیه فقط کجا کدام کرد کردن کردند کرده کند کنند کنید که کی کیست گاه ما
    مانند می نمی من مورد میان نباید نبود نه نیز نیست نیستند هر هست هستند هستید هم همان همه همچنین همین هیچ و وی ولی ها
    های هایی یا یعنی یک یکی کنم توان تواند می‌توان می‌شود می‌کند می‌کنند شان اش لطفا`,
  bn: `অথবা অনেক আছে আছেন আপনার আপনি আপনাদের আবার আমরা আমাকে আমাদের আমার আমি আর এ এই এক একটি একটা একজন এখন এখানে এটা এটি
    এতে এদের এবং এমন এর এরা ও ওই ওর করছে করতে করা করার করি করে করেন করেছিল করেছিলেন করেছে করেছেন করলে কাকে কাছে কারা কার
    কি কী কিছু কিনা কিন্তু কীভাবে কিভাবে কে কেউ কেন কেমন কোথায় কোন কোনও কোনো কয় কয়টি কত কতটা কতজন কবে কখন খুব ছিল
    ছিলেন ছিলো জন জন্য জন্যে তখন তবে তা তাই তাকে তাদের তার তারা তাঁর তাঁকে তাঁদের তিনি তুমি থাকে থেকে দিয়ে দ্বারা না
    নয় নাকি নিয়ে নেই পর পর্যন্ত পরে প্রতি বা বলে বেশি মধ্যে মাধ্যমে মতো যখন যদি যা যার যারা যে যেখানে যেতে যেন যায়
    যাবে রয়েছে সঙ্গে সব সাথে সে সেই সেখানে সেটা সেটি হতে হবে হয় হয়ে হয়েছিল হয়েছে হলে হলো হল হচ্ছে হিসেবে হিসাবে
    ছাড়া জানতে চাই পারি পারে পারেন পারব পারবো দয়া`,
  ur: `اور ایک کا کی کو کے کب کہاں کتنا کتنی کتنے کس کسی کیسے کیسا کیسی کون کیا کیوں گئی گئے گیا جب جو تک تو تھا تھی تھے تھیں نہیں نے پر بھی
    میں یہ یہی یا لیے لئے لیئے کیلئے وہ سے سکتا سکتی سکتے ہم ہے ہیں ہوا ہوئی ہوئے ہو ہوتا ہوتی ہوتے ہوں ہوگا ہوگی ہونگے آپ آپکا آپکی آپکے مجھے میرا
    میری میرے ہمارا ہماری ہمارے ان انکا انکی انکے انہیں انھیں انہوں انھوں اس اسکا اسکی اسکے اسے جس جسے جن جنہیں کن کنہوں کرتا کرتی کرتے کرنے کرنا
    کرنی کر کریں کروں کرو کئے کیے دیا دیے دی دئے دیں دے گا گی گے رہا رہی رہے والا والی والے والوں اپنا اپنی اپنے سا سی طرح چیز بارے ساتھ بعد پہلے کوئی کچھ
    سب سبھی بہت ہی نیز ذریعے جہاں وہاں یہاں جاتا جاتی جاتے جائے جائیں جانا لیکن مگر اگر کہ جیسے جیسا جیسی ہونا ہونے ہر اب ابھی پھر نہ نا مت
    ہاں جی سکوں سکیں سکے چاہیے چاہئے چاہتا چاہتی چاہتے لیں لے لیا لی تھوڑا دوران درمیان طرف متعلق لہذا حالانکہ چونکہ ورنہ کونسا کونسی کونسے ہوجاتا ہوجاتی
    مہربانی براہ کرم پلیز ہمیں تم تمہیں تمہارا آپکو انکو اسکو مجھ تجھ ہوگئی ہوگیا ہوگئے جنکا جسکا جسکی یعنی`,
  ta: `அந்த அது அதை அதன் அதில் அதற்கு அதனால் அதே அப்போது அப்ப அல்லது அவர் அவர்கள் அவரது அவை அவன் அவள் அன்று அனைத்து ஆகிய ஆகும் ஆகுமா ஆனால் ஆனா
    இங்கு இங்கே இங்க இந்த இது இதை இதன் இதில் இதற்கு இதனால் இப்போது இப்ப இருக்கிறது இருக்கிறதா இருக்கு இருக்கா இருக்கும் இருக்குமா இருக்க இருந்தது
    இருந்து இல்லை இல்லையா இல்ல இல்லாமல் இவர் இவை உங்கள் உங்க உங்களுக்கு உங்களிடம் உங்ககிட்ட உடன் உண்டு உண்டா உள்ள உள்ளது உள்ளதா உள்ளன எங்கு எங்கே
    எங்க எங்கள் எங்களுக்கு எங்களிடம் எத்தனை எந்த எது எதை எதற்கு எப்படி எப்போது எப்ப எல்லா எல்லாம் எவ்வளவு எவ்ளோ என் என்ன என்னை எனக்கு என்று என்றால் என்பது
    என்ற எனவே எனது ஏதாவது ஏதேனும் ஏற்கனவே ஏன் ஒரு ஒன்று ஓர் கூட கூடாது சில தங்கள் தான் தன் தனது நம் நமது நமக்கு நம்ம நாங்கள் நாங்க நாம் நான்
    நீங்கள் நீங்க நீ பல பற்றி பத்தி பிறகு போது போன்ற மட்டும் மட்டுமே மற்றும் மற்ற மிக மிகவும் முடியும் முடியுமா முடியாது மூலம் மேலும் யார் யாரு வரை வேண்டும்
    வேண்டுமா வேணும் வேணுமா வேண்டாம் குறித்து செய்ய செய்வது செய்து செய்த தயவு தயவுசெய்து ரொம்ப அங்கு அங்கே அங்க அப்புறம் இன்னும் அதிலும் அவற்றை
    அவர்களுக்கு விட கொண்டு கொள்ள கொள்ளலாம் இரு இடையே என யாராவது கிட்ட ஆம் ஆமா போல மேல் கீழ் இனி இதுவும் தானே என்னோட உங்களோட`,
  // Endings too, which many write apart or behind a sign that parts words: హోటల్ లో, టికెట్‌లు.
  te: `అంటే అందరూ అందుకే అందులో అక్కడ అది అదే అని అనే అన్ని అప్పుడు అయితే అయిన అయినా అవి అవుతుంది అవునా ఆ ఆమె ఇంకా ఇక ఇక్కడ
    ఇది ఇదే ఇప్పుడు ఇలా ఇవి ఈ ఉంటాయి ఉంటుంది ఉంటుందా ఉంటే ఉంటాయా ఉంటారు ఉంటారా ఉంది ఉందా ఉండే ఉన్న ఉన్నాయి ఉన్నాయా ఉన్నారు ఎంత ఎంతమంది
    ఎందుకు ఎక్కడ ఎక్కడి ఎక్కడికి ఎన్ని ఎప్పుడు ఎప్పటి ఎలా ఎలాంటి ఎవరి ఎవరు ఎవరైనా ఏ ఏమి ఏమిటి ఏం ఏంటి ఏదైనా ఏది ఏవి ఏమైనా ఒక ఒకటి ఓ క కంటే
    కన్నా కలదు కలవు కాదా కాదు కాని కానీ కాబట్టి కావాలి కి కు కూడా కొన్ని కొరకు కోసం గల గా గురించి చాలా చేయాలి
    చేయవచ్చా చేయవచ్చు చేస్తారా చేస్తారు చేసి చేసే చేసిన జరిగింది తన తను తమ తరువాత తర్వాత తో దాని దీని దీన్ని దాన్ని నా నాకు నాతో ను నుంచి
    నుండి నుండీ నేను ని పై పైన ప్రకారం మంది మా మాకు మాత్రమే మీ మీకు మీరు మీద మేము మరి మరియు మరో మాదిరి యొక్క ల లను లకు లలో లా లేక
    లేదా లేదు లేరు లేవు లేకుండా లు లో లోని లోపల వద్ద వంటి వరకు వల్ల వాటి వాటిని వారి వారికి వారు వాళ్లు వాళ్ళు వెంట సంబంధించిన అతను
    అతని ఆయన తప్ప ద్వారా దగ్గర అయ్యింది మధ్య కలిగి కాగా అలాగే`,
  tl: `ako akin aking alin aling alinman amin aming ang anim ano anong anu at atin ating ay ba baga bago bakit bang
    bawat bilang bukod daw dahil dapat dati din dito doon dun diyan dyan eh gaano gano ganito ganoon ganun ganyan habang hanggang
    hinggil hindi hindi ho huwag iba ibang ikaw ilan ilang inyo inyong isa isang ito itong iyan iyo iyon iyong jan ka
    kahit kailan kelan kami kanila kanilang kaniya kanino kanya kanyang kapag kasi kay kaya kayo kayong kina ko kong kung lahat lamang
    lang lalo mag maaari maaaring magkano man masyado may mayroon mayroong meron merong mga mismo mo mong mula muna na nag namin
    naming naman namang nandito nandiyan nang nasa nasaan natin ng nga ngayon ni nila nilang nina ninyo niya niyo niyang nito niyan niyon noon noong
    nung nyo nya oo opo pa paano pag pala pang para pati pero po pong puwede puwedeng pwede pwedeng rin sa saan saka
    sana sapagkat sila sino sinong siya sya siyang subalit sya ta tayo tulad tungkol tuwing upang wag wala walang yan yon yun yung yata
    kaysa ayon dahilan maging mas doon nandoon narito nariyan naroon rito roon riyan alas hm d pano`,
  // Without pot, mi and elided letters, which other languages have as words.
  ca: `a al als alguna algunes alguns algú allà allò altra altre altres amb aquell aquella aquells aquelles aquest aquesta
    aquestes aquests aquí això així ara bé cada cal com de del dels des després doncs durant el ella elles ells els em en
    encara ens entre era eren es està estan estar esteu et fa faig fan fins fos fou gairebé ha han has havia he hem heu hi
    i ja jo la les li llavors malgrat mateix mateixa me mentre meu meva molt molta moltes molts més ne ni ningú no
    nos nosaltres nostra nostre nostres o on per perquè però pel pels poc poca poden podem podeu podria podríem puc qual
    quals qualsevol quan quant quanta quantes quants que quin quina quines quins què qui se sense ser seu seus seva seves
    si sigui sobre sou són sí també tan tant tenen teniu tenim tens tinc teva teu té tot tota totes tots tu un una unes uns
    us va vaig van vam vau volem voleu vol vull voldria vosaltres vostra vostre vostres vostè vostès és érem`,
  lt: `abi abu ant apie ar arba aš ateityje be bei bet beveik bus buvo būdavo būna būti būtų čia dar dažnai dėl esame
    esant esate esi esu gal galėčiau gali galima galime galite galiu iki ir iš į yra jai jam jame jau ją jei jeigu ji
    jie jiems jis jo jog joje jokių joks jos jumis jums juo juos jus jų jūs jūsų kad kada kadangi kai kaip kam kas ką
    kiek kiekvienas kieno kita kitas kitą kiti kitų ko kodėl kokia kokiais kokiam kokią kokie kokio kokioje kokios
    kokiu kokių kokį koks kol kuo kur kuri kuriame kurią kurie kuriems kurio kurioje kurios kuris kuriuo kuriuos kurių
    kurį link man mane manęs mano mes mums mūsų ne nebėra nei nes nėra nors nuo o pagal pas pat pati pats per po prie
    prieš sau save savo su ši šiais šiame šią šie šio šioje šios šis šiuo šių šį ta tačiau tada tai taigi taip tam tame
    tarp tas te tie tiek tik to todėl tokia tokie toks tos tu tuo turėti turi turite turiu tų už vien virš vis visas
    visą visi visos visus visų`,
  lv: `aiz ap apmēram ar arī bet bez bija biju bijis būs būsiet būsim būšu būt būtu caur cik cita citas citi cits citu
    drīkst dēļ esam esat esi esmu es gan gar ir ja jau jebkurš jeb jo jums jūs jūsu jā ka kad kādēļ kāda kādai kādam kādas
    kādi kāds kādu kādā kam kamēr kas katra katrs katru kaut kā kāpēc ko kopš kur kura kuram kuras kuri kurš kuru kurā lai
    līdz man mana manas mani manu manā mans mēs mūs mums mūsu nav ne nebija nebūs nekas neko nevar nevaram nevaru nevis nē
    no nu pa par pat pie pēc pret pār pirms savas savi saviem savs savu savā sev sevi starp šai šajā šāda šādas šādi šāds
    šādu še šeit šī šie šiem šis šīs šo šos tad tai tajā tam tas tādas tādi tāds tādu tāda tādēļ tām tāpat tāpēc tā tās te
    tev tevi tie tiek tiem tika tikai tiks to tomēr tos tur turklāt un uz vai var varam varat varēs varētu viņa viņai
    viņam viņas viņi viņiem viņš viņu virs visas visi visiem viss visu vēl zem`,
} as const

/** Serbian ones are known in both of its alphabets. */
const inAlphabets = (language: string, list: string): string =>
  language === 'sr' ? `${list} ${inSerbianCyrillic(list)}` : list

const asSet = (list: string): ReadonlySet<string> =>
  new Set(list.split(/\s+/u).flatMap((word) => [word, word.replaceAll("'", '')]))

/** Stop words by language, lower case, with and without their apostrophe. */
export const STOP_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(LISTS).map(([language, list]) => [language, asSet(inAlphabets(language, list))]),
)

const NONE: ReadonlySet<string> = new Set()

const withoutAccents = new Map<string, ReadonlySet<string>>()

/**
 * The same as who leaves accents out writes them. In Vietnamese, where accents tell most words from
 * each other, none.
 */
export function stopWordsWithoutAccents(language: string): ReadonlySet<string> {
  let words = withoutAccents.get(language)
  if (words === undefined) {
    words = language === 'vi' ? NONE : new Set([...stopWordsOf(language)].map(foldAccents))
    withoutAccents.set(language, words)
  }
  return words
}

/** The stop words of a language; of one that is not known, none. */
export const stopWordsOf = (language: string): ReadonlySet<string> =>
  STOP_WORDS.get(language) ?? NONE
