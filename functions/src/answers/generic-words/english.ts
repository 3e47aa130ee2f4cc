export const ENGLISH = `
able accept according achieve achieved act actually add additional affect allow allowed allows
amount answer anything appear appeared area areas arrive available avoid back bad become became
becomes begin began begins believe believed best better big bring brought call called came case
cause caused causes certain change changed choose chose claim claimed come comes common complete
concern consider considered contain contains contribute create created current currently day
days deal define defined definition depend did differ difference differences different discover
discovered discuss effect effects employ enable end ended ends establish established event
example examples exist exists expect experience express fact feature features feel figure final
find first follow following form formed former full function gain general generally gave give
given go goal goes going good great handle handled handles happen happened happening happens
head help helped hold held idea identify important include included includes including increase
influence information instead intend involve involved issue item job keep kept kind kinds know
known large largest last later lead leader least leave led left level life list live lived local
long longer look lose lost lot low made main mainly major make makes making manage matter
maximum mean meaning means meant mention mentioned method minimum move moved name named names
necessary new next normal normally number numbers obtain occur occurred occurs offer offered
offers often old open option options order original originally own part parts particular pass
people perform permit person place places play played plan point possible present prevent
previous primary problem problems process produce produced product proper propose provide
provided provides purpose put reach reason reasons receive received refer referred refers regard
relate related remain replace report require required requires respond responsible rest result
results return role rule run same see seen seem serve set several similar since situation small
sort speak specific start started starts state stated stay stop support supposed take taken
takes talk term terms thing things think thought time times today together took top total try
turn type types typical typically understand use used user uses using usual usually value
various view visit want wanted ways went work worked working works world worth write written
wrote year years policy policies methods detail details rules procedure procedures after against
along another around aspect associated besides between capable century characterized city
commonly countries country date decade device direction during entity era expression force group
groups located modern near outside percentage prior regarding relationship resources solution
status title two upon variable whom never always already again maybe perhaps getting gotten
likes somebody somewhere anybody everyone everybody everything nothing nobody none wonder
wondering curious knows knowing asking said needs needed hope hoping planning guess sure lots
bit little few enough every both neither others stuff done gone coming taking looking saw seeing
hear heard tried trying finish exactly approximately roughly awful horrible lovely nice terrible
wonderful length period duration anymore otherwise away closest nearest question questions info guy guys folks
please pls plz thanks thank thankyou thx ty cheers hello hi hiya hey heya howdy greetings sorry
pardon excuse regards kindly appreciated appreciate grateful wanna gonna gotta dunno lemme gimme
kinda sorta coulda shoulda woulda cuz cos coz u r im ive dont doesnt didnt cant couldnt wont
wouldnt isnt arent wasnt werent havent hasnt whats wheres hows whos whens thats theres youre
youve youd theyre weve lets aint yall innit wanting wants wish wishing liked loves loved prefer
preferred rather fancy hoped hopefully wondered need needing knew understood realise realize
remember brings bringing putting let letting stays sees looks looked finding tries tell tells
told say says saying explain explained explains confirm gives giving show helps ask asks asked
suppose assume assuming assumed seems sounds feeling really just quite pretty else anyway
basically simply literally honestly obviously probably possibly definitely certainly sometimes
occasionally twice soon asap straightaway immediately quickly recently lately unable okay ok
alright yeah yep nope nah thingy load loads plenty way cases sorts query queries issues
possibility possibilities moment anywhere everywhere nowhere someone anyone something wife
husband hubby missus partner boyfriend girlfriend fiance fiancee spouse son daughter sons
daughters brother sister mum mom mam mother father dad daddy mummy gran grandma grandpa granddad
grandad nan nana granny auntie aunt uncle cousin niece nephew grandson granddaughter
grandchildren grandkids stepson stepdaughter mate mates buddy friend friends pal relatives
concerning precisely whether whatever whenever wherever how's what's where's who's there's
that's thinking considering interested apart aside already
`
