export const ENGLISH = `
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
man men male gentlemen gents
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
rid dispose disposal discard throw bin
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
tax duty levy vat
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
europe: austria belgium bulgaria croatia czechia denmark estonia finland france germany greece hungary ireland italy latvia lithuania luxembourg malta netherlands norway poland portugal romania slovakia slovenia spain sweden switzerland
mandatory compulsory obligatory
excursion outing trip tour
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
wifi internet wireless network
internet online
loan lend borrow
guarantee warranty guaranteed
spare replacement substitute extra additional
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
speeding ticket fine
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
express: amex
seat: baby child booster
holiday: bank public
motorhome campervan rv camper
hookup socket amp
barbecue bbq grill charcoal firepit
campfire firepit fire flame bonfire
laundrette launderette laundromat laundry washing
kitchen kitchenette cooker oven hob microwave stove
hairdryer hairdrier blowdryer
tv television telly channel streaming
key keycard fob keybox lockbox
safe locker valuables jewellery jewelry
checkin check-in arrive
checkout check-out departure depart vacate
bed: bunk double twin single sofabed cot
room: double twin single family suite dormitory
blanket sheet duvet bedding linen quilt doona
balcony terrace patio veranda deck
tidy clean cleaner housekeeping
dog: labrador terrier spaniel poodle cockapoo greyhound hound
pet: dog cat rabbit hamster guinea bird
vet veterinary veterinarian animal
nursery daycare preschool childcare creche kindergarten playgroup
childminder nanny babysitter babysitting au-pair
toddler: tot infant preschooler
child kiddie
teen teenager adolescent youth
baby newborn infant bub
breastfeed breastfeeding breastmilk formula bottle
playground playpark play playarea
toy plaything comforter teddy
nap sleep rest naptime
sick unwell poorly illness rough
vomit sickness diarrhoea diarrhea threw
chickenpox measles infectious contagious conjunctivitis
lice nits headlice
allergy: peanut nut dairy lactose gluten egg shellfish sesame
dairy milk lactose cheese
coeliac celiac gluten wheat
halal kosher religious dietary
diet dietary requirement vegetarian intolerance
doctor gp surgery practitioner physician
reschedule rearrange rebook postpone change
referral refer specialist consultant
ambulance 999 911 emergency
physio physiotherapy physiotherapist physical
pregnant pregnancy expecting antenatal midwife birth
anaesthetic anesthetic numb sedation
filling cavity decay tooth
brace orthodontic orthodontist aligner invisalign
denture plate
whitening bleach
hygienist scale polish cleaning plaque
glasses spectacles lens optician
haircut cut trim fringe bangs
hairdresser stylist barber salon hairstylist
beard shave moustache barber
nails: manicure pedicure gel acrylic
instructor driving teacher
provisional licence license permit
retake resit redo retest fail
garage mechanic workshop repair
mot inspection roadworthy
tyre tire wheel puncture flat
brake pads discs
van minibus transporter lorry truck
motorbike motorcycle scooter moped
helmet headgear protective
ev electric
park carpark lot
driver drive chauffeur named
excess deductible waiver
advance deposit prepayment upfront
ahead advance beforehand prior
deposit downpayment down-payment prepayment
breakage damage deposit
dent scratch scrape
drycleaner dry-cleaning laundry
flower bouquet bunch posy
flower: rose tulip lily peony sunflower orchid
wreath funeral sympathy casket
funeral wake burial cremation bereavement
corsage buttonhole boutonniere
plant houseplant pot
gardener landscaper mow
mow lawn grass
hedge trim prune bush tree
bread loaf sourdough roll bun baguette
cake: birthday wedding celebration cupcake sponge
pastry croissant danish scone
dessert pudding sweet afters
dessert: tiramisu icecream ice-cream sorbet cake gelato panna cheesecake brownie crumble
soda pop fizzy
beer: lager ale pint cider peroni heineken guinness pils pilsner ipa stout
wine: red white rose prosecco champagne
alcohol drink beer wine spirits booze bar
tip gratuity service
catering buffet event
takeaway collection pickup to-go
dispatch ship despatched sent
tracking trace
courier: dhl ups dpd fedex evri royal
cooling-off withdrawal fourteen statutory
fit size measurement
size: small medium large xl
stock sold restock backorder unavailable
preorder pre-order release reserve
gift-wrap wrap
engrave personalise personalize custom
loyalty points reward stamp
discount code promo promotion offer deal
discount: student senior military nhs
concession: student senior unemployed carer
invoice bill statement vat
overpay overpaid overcharged refund
overdraft arrears owed debt outstanding
price-match match cheaper
committee chair treasurer secretary trustee
racket racquet bat ball
court pitch field ground
tournament competition league fixture
swimwear costume trunks swimsuit bikini
lifeguard supervision pool
taster trial introductory free
beginner novice starter newcomer
advanced intermediate level ability
instrument: piano guitar violin drums flute
choir sing vocal
spectator watch audience viewer
referee umpire official
exhibition display gallery
ticket admission entry pass
queue line wait fast-track
wedding: bride groom ceremony vows
birthday party celebrate cake
stag hen party bachelor bachelorette
marquee gazebo tent
noise quiet neighbour neighbor loud curfew
neighbour neighbor next-door resident
weather rain wet wind
snow ice icy frost
mosquito insect bug repellent
rodent mouse mice rat wasp pest
mould mold damp condensation
blocked drain clogged sink
builder construction extension renovation
decorator painting painter
roof roofer gutter tile
locksmith locked key
tool: drill saw ladder sander
removal moving van
recycling: glass paper plastic cardboard
bin collection refuse garbage trash
bulky sofa furniture mattress
airbnb sublet sublease subletting
painkiller: ibuprofen paracetamol aspirin acetaminophen
ai: chatgpt copilot gemini claude
breastfeeding breastfeed nursing
id identification passport licence
payslip pay wage salary
shift rota roster schedule
headteacher principal
detention punishment sanction exclusion
bully harassment discrimination
induction onboarding starter
compassionate bereavement leave
appraisal review performance
cv resume application
login log sign signin
account profile user
csv spreadsheet excel export
two-factor 2fa authenticator verification
newsletter mailing unsubscribe
cctv camera surveillance
weekend: saturday sunday
weekday: monday tuesday wednesday thursday friday
summer: june july august
autumn: september october november
winter: december january february
caretaker janitor warden
receptionist frontdesk desk
parent guardian
gran granny nan grandma
whatsapp text message sms
feedback review rating
bus: route stop timetable
train: station rail tube underground
transfer shuttle
boat: canoe kayak rowing
bike: tandem
campsite campground camping
pitch plot emplacement
accommodation: lodge cabin chalet cottage pod yurt bungalow apartment
caravan tourer trailer
alarm fire extinguisher evacuation
toilet loo wc bathroom gents ladies
shower bath bathroom washroom
crockery cutlery dishes utensils plates
storey floor upstairs downstairs stairs
dog pooch doggy canine
groom groomer
settling transition induction
walk-in drop-in dropin
pharmacy chemist pharmacist
sprain bruise wound injured hurt
transmission gearbox gear
gearbox: manual automatic
theory hazard perception
dye tint colour
wax depilation
lash eyelash extensions
brow eyebrow
vegan plant-based dairy-free
coffee: cappuccino latte espresso americano
bill check tab invoice
shipping postage freight p&p
handyman odd-job tradesman
tailor alteration hem seamstress
electrician wiring socket
callout call-out
season: peak off-peak shoulder
tenancy lease rental
ferry boat sailing crossing
dropoff drop-off drop
noshow no-show arrive attend missed
submit hand handed upload
lost-property lost found
hearing loop deaf subtitles
giftcard gift-card voucher certificate
changing locker shower
scan x-ray ultrasound
first-aid firstaid aider plaster
veneer crown
safeguarding dbs vetting
blue-badge disabled accessible
carseat child-seat booster isofix
`
