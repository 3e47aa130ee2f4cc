import { termOf } from './stem.ts'

/**
 * Words of ordinary English that people use for much the same thing. Looser than those of
 * `related-words`: a text with the one probably answers a question with the other. Matched by
 * stem, so that one form of each word is enough unless its forms differ. What is made of several
 * things (`card: visa amex`) stands for each of them, but none of them for another.
 */
const GROUPS = `
die died dead death deceased perish killed
kill killed murder murdered assassinate slain
born birth birthplace
start begin began begun commence launch initiate originate origin
end finish conclude terminate cease expire over
stop cease halt discontinue
create make made produce construct build built develop form establish establishment
destroy demolish ruin wreck devastate destruction
big bigger biggest large larger largest huge vast enormous size
small smaller smallest little tiny
fast faster fastest quick quicker rapid speed speedup
slow slower slowest slowdown sluggish
rich wealthy affluent wealth
poor poverty impoverished
old older oldest ancient elderly age
new recent modern novel
young youth youngster teenager child
baby infant toddler
woman women female lady
man men male
married marry marriage wedding wife husband spouse
father dad mother mum parent family
teach taught educate instruct teacher lesson course class
learn study train
trainee apprentice apprenticeship intern internship
job vacancy position career employment recruit
student pupil
doctor physician medical
disease illness sick ill plague
medicine drug medication
drive ride driving
street road avenue lane
route path trail way
city town village municipality
country nation national
house home building residence
live reside inhabit dwell inhabitant resident population
war conflict battle fight fought combat
army troops military soldier forces
win won victory triumph
lose lost loss
defeat beat overcome conquer
money cash fund funds financial finance
expensive dear costly
cheap cheaper cheapest inexpensive affordable
buy bought purchase acquire
sell sold sale
steal stole stolen theft thief nicked pinched rob robbed
broken break broke snapped damaged faulty defect fault crack
call telephone phone ring
write wrote written author
book volume publication
publish print issue release
speak spoke talk language tongue
say said declare announce proclaim
name title called named known
believe think thought opinion view consider regard
govern rule reign government
king monarch ruler emperor queen throne
law legislation statute legal
court judge tribunal judicial
vote elect election ballot
leader head chief president led director principal manager
charge run manage head responsible
own owner proprietor belong
worker employee staff labour
company firm business corporation
goal aim objective purpose intend
reason cause motive
result effect consequence outcome impact
increase rise grow growth expand
decrease decline reduce fall drop shrink
use utilize employ
help assist aid support
need require necessary must
forbid ban prohibit forbidden illegal
eat food meal bite restaurant café breakfast lunch dinner
drink water beverage
beer wine alcohol drunk
deaf hearing
storm gale weather rain snow
warm hot heat temperature
cold cool freeze chill
rubbish waste dispose recycle
fine penalty surcharge
late overdue delay delayed
postpone reschedule move
exchange swap replace trade switch
try test trial
borrow lend lent loan
insurance insured cover
accident crash injury injured hurt
passport identity licence
papers document documents paper
collect fetch pick
bring carry carried
fever temperature
sibling brother sister
grandma grandpa grandparent grandmother grandfather
carer childminder staff adult
host hold held
rating judged rated
send sent ship deliver
storage store stored keep kept
choose chose select pick choice
find found discover locate
meet met encounter
unite combine merge union
divide split separate partition
protect defend guard shield defence protection
attack invade invasion assault raid
flee fled escape
travel journey trip voyage
near nearer nearest close nearby adjacent next
far distance
tall high higher highest height
deep depth
long longer longest length
wide width broad
heavy weight weigh
many numerous several
amount quantity number
often frequent frequently common commonly usual
important significant crucial critical essential
main principal primary chief
famous renowned notable
difficult hard challenging
easy simple
wrong incorrect error mistake
safe safety secure
danger dangerous hazard risk
enemy opponent rival
friend ally allied alliance
religion religious faith church worship
priest clergy bishop
image picture photo photograph
song music musical
art painting artist
sport game match
team squad side
hill mountain
sea ocean
river stream
island isle
forest woods woodland
plant vegetation flora
animal creature species
money currency coin
trade commerce merchant
tax duty levy
treaty agreement pact accord
settle settler settlement colony colonist
immigrant emigrate immigrate migrate migration emigration refugee
slave slavery enslaved
century era period age
yearly annual annually
daily day
prize award medal honour
job work occupation profession
engineer inventor invent
scientist researcher science
theory thesis hypothesis
solve solution resolve
example instance
method technique approach procedure
type kind sort category
part portion section segment component
whole entire total
edge border boundary
top peak summit
middle centre center central
north northern
south southern
east eastern
west western
europe european
france french
germany german
england english britain british
russia russian
china chinese
america american
quick immediately instant
happen occur take
show demonstrate reveal display
explain describe
contain comprise consist include
remove eliminate delete
add additional extra
connect link join attach
move transfer relocate
return back
gift present
guest visitor
client customer
reply answer respond response
question ask query
complain unhappy dissatisfied complaint
problem issue trouble difficulty
idea concept notion
rate percentage proportion share
income salary wage earn
debt owe loan
illegal unlawful
lawsuit sue suit
copy duplicate reproduce
steal pirate piracy
free gratis complimentary
bottle flask
toilet restroom bathroom lavatory
umbrella coat glove belongings
luggage bag suitcase backpack
dad mum grandparent
second-hand used
pushchair pram stroller
train station
abroad country border overseas foreign
food meal dish cuisine menu snack
vegetarian vegan meatless meat
dinner supper evening
allergy allergic allergen intolerance gluten nut
chef cook kitchen
waiter waitress server
takeaway takeout
elevator lift
room bedroom suite accommodation
baby infant cot crib nappy
swim swimming pool
spa sauna steam massage
gym fitness workout exercise
towel robe linen
stuff belongings valuables property possessions item
coat jacket clothes garment item
forgot forgotten left behind missing lost
airport flight plane terminal
taxi cab
bus coach shuttle
wheelchair accessible accessibility ramp lift disabled mobility
access entrance enter step
smoke smoking cigarette vape smoker
quiet noise loud noisy
party celebration event function
conference meeting seminar
parcel package packet packaging shipment
order purchase
jumper sweater pullover knitwear cardigan wool
trousers pants jeans
shirt blouse
clothes clothing garment apparel dress wear
shoe footwear boot sneaker
dryer dry tumble drying
wash washing laundry clean
hole tear torn rip damaged
faulty defective damaged broken defect
coupon voucher code promo
available availability stock
arrive arrival delivered delivery receive
customs duty import
instalment installment monthly spread finance
cheque check
accept take taken welcome
contract agreement membership term subscription lease
cancel terminate end quit leave notice withdraw
pause freeze suspend frozen hold interrupt
friend guest companion visitor
join member membership register enrol
trainer training coach instructor trained
class course lesson session workshop
fail returned bounced rejected declined
miss missed absent absence
bare shirtless topless
film video record camera photograph photo
dentist dental tooth teeth
toothache pain ache hurt painful sore
pulled extraction extracted removed
scared afraid nervous anxious fear frightened
checkup examination exam inspection examine
emergency urgent urgently
prescription medicine medication tablet
records data information file details
privacy personal data confidential
operation surgery treatment procedure
leave holiday vacation off absence
maternity paternity parental pregnant pregnancy
overtime hours extra
resign resignation notice quit
probation trial
promotion promoted raise
laptop computer pc device
password credential pin passcode code
expense reimbursement claim receipt mileage
colleague coworker team
employee staff worker team people workforce
dismiss dismissal fired sacked terminate redundancy
pension retirement retire
break pause rest
bug error fault problem
reset restore recover
erase delete remove
upload import
download export
install setup configure installation
update upgrade version
app application software program
smartphone mobile phone
backup copy restore
encrypted encryption secure
support help assistance helpdesk contact
trial free test demo
integrate integration connect
tenant renter lodger
landlord owner lessor
flat apartment
rent lease let
deposit bond security prepayment
maintenance repair upkeep service
heating boiler radiator warm
leak leaking drip water
garbage rubbish bin trash waste recycling
electricity power energy electric
garden yard
fit seat capacity accommodate hold
wait waiting queue
included complimentary free inclusive
wear dress clothing
minor underage child
senior pensioner elderly retired
missing lost stolen
founder founded established started
deadline latest due until
tesla car vehicle electric
wifi internet wireless network online
loan lend borrow
guarantee warranty guaranteed
spare replacement substitute
extend extension longer prolong
cheapest least lowest
biggest most maximum
rules regulations policy
admission admitted entry entrance ticket
cheaper discount reduction concession off reduced saving saves
toddler child under
junior child youth kid
corkage wine bottle
valid validity expire expiry last
payday salary wage paid
remote remotely home homeworking telework
reject rejected refuse refused denied
photography photograph picture camera
cloakroom locker wardrobe coat
puppy dog bitch canine
kitten cat feline tom
clip clipping cut trim
settle settled pay paid due
surgery operation operated
vaccination vaccine jab booster immunisation injection vaccinated
upgrade larger bigger higher switch change
downgrade smaller lower switch
change edit modify alter amend amended edited
enable activate turn switch
disable deactivate turn switch
subscription plan membership
refund repay repaid paid back money
mileage kilometre kilometer mile unlimited
windscreen windshield glass
fuel petrol diesel gas tank refuel fill full
gps satnav navigation nav
breakdown roadside recovery tow
speeding ticket fine parking
limit limited maximum most unlimited
annually yearly year
frequently often every
locked blocked barred
ring phone call
lawn grass garden
bike bicycle cycle
view scenery
sunbed lounger deckchair
beach sea coast shore
kettle coffee tea
fridge refrigerator minibar
aircon conditioning cool
blanket duvet pillow bedding linen
crutch wheelchair walker
nappy diaper changing
buggy pushchair stroller pram
receptionist reception desk
quote estimate quotation
plumber electrician technician engineer
technician mechanic engineer
homework assignment coursework
exam examination test assessment
certificate diploma qualification
teacher tutor instructor lecturer
enrol enrolment register registration admission apply
fee tuition cost
scholarship grant bursary funding
visa permit residence
absence absent miss missed illness
uniform dress clothing
lunch meal canteen school
pickup collect collection dropoff
spring: march april
christmas xmas
christmas: december
card: visa mastercard amex debit credit
seat: baby child booster
holiday: bank public
`

/** What a kindred word counts for one that no file knows. */
export const KINDRED_CREDIT = 0.6

const kindred = new Map<string, readonly string[]>()

/** Notes what a word stands for as well; one word of each stem is enough. */
function note(word: string, others: readonly string[]): void {
  const term = termOf(word, 'en')
  const byStem = new Map(others.map((other) => [termOf(other, 'en'), other] as const))
  byStem.delete(term)
  kindred.set(term, [...(kindred.get(term) ?? []), ...byStem.values()])
}

function readGroups(): void {
  for (const line of GROUPS.trim().split('\n')) {
    const [whole, parts] = line.split(': ')
    const words = (parts ?? line).split(' ')
    if (parts !== undefined) note(whole!, words)
    for (const word of new Map(words.map((each) => [termOf(each, 'en'), each])).values()) {
      note(word, parts === undefined ? words : [whole!])
    }
  }
}

/** Words that a text may hold in the place of an English one. */
export function kindredWords(word: string): readonly string[] {
  if (kindred.size === 0) readGroups()
  return kindred.get(termOf(word, 'en')) ?? []
}
