/** Words of English by what they mean, as `glossary` joins them with those of other languages. */
export const ENGLISH = `
abroad: abroad foreign international overseas foreigner
accept: accept accepted take
accessible: accessible wheelchair barrier-free wheelchair_accessible wheelchair_access step-free barrier_free
accident: accident
activity: activity activities
adapter: adapter adapters adaptor
add: add additional extra
address: address
adult: adult adults grown-up
advance: advance beforehand in_advance
advice: advice consultation counselling
afternoon: afternoon afternoons
age: age old years how_old minimum_age
agree: agree agreement consent
air_conditioning: conditioning air_conditioning air_conditioned air_con
airport: airport
alarm: alarm alarms
alcohol: alcohol alcoholic
allergy: allergy allergic allergen
allow: allow allowed permitted may
alone: alone unaccompanied
always: always
amount: amount sum
anchor: anchor anchoring anchorage
animal: animal animals pet
anniversary: anniversary jubilee
answer: answer answers reply
apartment: apartment flat
app: app apps
application: application apply
appointment: appointment
arrive: arrive arrival
ask: ask question
assemble: assemble assembly
automatic: automatic
available: available availability
average: average
award: award awards awarded
baby: baby infant
back_up: backup
bacon: bacon
bag: bag bags
baggage: baggage luggage suitcase
bake: bake baked baker bakery
balcony: balcony
ball: ball
bank: bank
bank_account: account iban bank_account account_number bank_details
bank_transfer: bank_transfer wire_transfer
barbecue: barbecue grill
basement: basement cellar
bath: bath bathtub
bathrobe: bathrobe bathrobes slippers dressing_gown
bathroom: bathroom
battery: battery
beach: beach
beard: beard
beautiful: beautiful beauty
bed: bed beds double_bed single_bed extra_bed sofa_bed
bedroom: bedroom
beef: beef
beer: beer
begin: begin start begins
beginner: beginner beginners
bench: bench
berth: berth mooring
bicycle: bicycle bike bikes cycle
big: big large size
bill: bill invoice tax_invoice
bird: bird birds
birth: birth born
birthday: birthday birthday_party
bitter: bitter
black: black
blanket: blanket
blood: blood
blood_pressure: blood_pressure
blood_test: blood_test blood_tests blood_sample
blow_dry: blow_dry blow-dry
blue: blue
boat: boat boats ship
boil: boil boiled
book_reading: book
booking: booking book reserve reservation make_a_reservation book_a_table
boot: boot boots
born: born
bottle: bottle bottles
bowl: bowl bowls
box: box boxes
box_carton: carton cartons cardboard moving_boxes
boy: boy
braces: braces orthodontic orthodontist
brake: brake brakes braking
branch: branch
brand: brand manufacturer
bread: bread
break_damage: broken break damage damaged defective out_of_order
break_pause: break pause
breakdown: breakdown
breakfast: breakfast
bride: bride wedding
bridge: bridge
bring: bring
brother: brother sister sibling siblings
budget: budget
buffet: buffet
build: build built construct construction
building: building house
bunk: bunk
buoy: buoy buoys
bus: bus coach
bus_line: bus_line bus_route bus_lines
bus_stop: stop bus_stop bus_stops
business: business company firm
busy: busy crowded
button: button buttons switch
buy: buy bought purchase
cabin: cabin hut
cake: cake cakes tart
calendar: calendar
call: call phone telephone phone_call give_a_call phone_number telephone_number
camera: camera photo
campfire: campfire fire camp_fire open_fire
camping: camping campsite tent
cancel: cancel cancellation cancelled
candle: candle
canoe: canoe canoes canoeing
capacity: capacity
capital: capital
car: car cars vehicle
car_rental: car_rental car_hire rent_a_car rental_car
caravan: caravan motorhome camper camper_van campervan motor_home mobile_home
card: card
care: care look_after take_care
carpet: carpet
carry: carry
cash: cash
cash_machine: cash_machine atm cashpoint cash_point cash_dispenser
cash_on_delivery: cash_on_delivery
castle: castle
castrate: castrate castration sterilise sterilize neuter neutering spay spaying
cat: cat cats
catalogue: catalogue
catering: catering
ceiling: ceiling
celebrate: celebrate celebration party
celery: celery celeriac
cent: cent
centre: centre center
century: century
ceramics: ceramics pottery
certificate: certificate
chain: chain chains
chair: chair
change: change alter
change_money: exchange
changing_room: changing changing_room changing_rooms fitting_room
charge_battery: charging charger charge_the_battery
charging_station: charging_station charging_stations charging_point charging_points wallbox
cheap: cheap cheaper
cheapest: cheapest
check: check examine inspection
check_in: checkin check_in check-in checking_in
check_out: checkout check_out check-out checking_out
check_up: check-up checkup check_up check-ups
cheese: cheese
chemist: chemist pharmacy drug_store drugstore
chicken: chicken poultry
child: child children kids
children_menu: kids children's_menu kids_menu kids'_menu children_menu
chocolate: chocolate
choose: choose choice choices
christmas: christmas
church: church
cinema: cinema film movie
city: city town
class: class classroom
clean: clean cleaning cleaned
climb: climb climbing
clinic: clinic surgery practice
cloakroom: cloakroom wardrobe coat_check
close: close closed closes shut
clothes: clothes clothing
clutch: clutch
coach: coach trainer coaches trainers
coat: coat jacket
cocktail: cocktail cocktails
code: code pin
coffee: coffee
cold: cold
collect: collect pickup fetch pick_up picked_up click_and_collect
colour: colour color dye
combine: combine combined
come: come
comfortable: comfortable
committee: committee board_members
compare: compare
competition: competition race
complain: complain complaint
computer: computer laptop
concert: concert music
condition: condition conditions terms terms_and_conditions
conference: conference meeting
confirm: confirm confirmation
consumption: consumption consume
contact: contact reach get_in_touch get_hold_of
contain: contain contains include included includes
contract: contract
cook: cook cooking
corkage: corkage
cost: cost costs price prices fee fees rate
cot: cot crib baby_cot baby_bed travel_cot
cotton: cotton
country: country
course: course courses lesson lessons class
court: court courts tennis_court
cover: cover covered
cow: cow cows cattle
cream: cream
credit_card: creditcard credit_card credit_cards debit_card
crown_tooth: crown crowns dental_crown
cup: cup
cure: cure heal
currency: currency
current: current currents
curtain: curtain curtains drapes
customer: customer customers client guest
cut: cut haircut
dam: dam
dance: dance dancing
danger: danger dangerous
data: data
date: date
daughter: daughter
day: day days daily
dead: dead die died death
deadline: deadline latest
dear_expensive: expensive
debt: debt debts owe
deep: deep depth
degree: degree temperature
delay: delay delayed late
deliver: deliver delivery shipping ship
dentist: dentist dental
depart: depart departure leave leaves set_off
deposit: deposit down_payment security_deposit
describe: describe description
design: design designed designer
dessert: dessert
detergent: detergent
device: device appliance
deworm: deworm deworming worms wormer
diabetes: diabetes
diagnosis: diagnosis
diesel: diesel fuel petrol
diet: diet
difference: difference different
difficult: difficult hard
dinner: dinner supper
direction: direction directions way get_there getting_there how_to_get_there how_do_i_get_there
dirty: dirty
disabled: disabled disability
disappear: disappear disappeared lost
disassemble: disassemble dismantle disassembly dismantling take_apart
discount: discount reduction reduced concession
discover: discover discovered
dish: dish dishes
dishwasher: dishwasher
display: display displays
dive: dive diving
doctor: doctor physician
document: document documents papers
dog: dog dogs
donate: donate donation
door: door
double_room: double_room double_rooms twin_room
dough: dough
download: download
dozen: dozen dozens
drain: drain
dress: dress
dress_code: dress_code
drill: drill
drink: drink drinks beverage
drive: drive driver driving
driving_licence: licence driving_licence driver's_license driving_license driver's_licence
dry: dry dryer
dry_cleaning: dry_cleaning dry_cleaner dry-cleaned dry_clean
duck: duck goose geese
dumpling: dumpling dumplings
duration: duration last lasts take how_long take_long
during: during
dust: dust dusty
duvet: duvet bedding
early: early
easter: easter
easy: easy
eat: eat food meal
egg: egg eggs
electric: electric electricity power
electricity: electricity power
elevator: elevator lift
email: email mail
emergency: emergency emergency_number
employee: employee staff
empty: empty
end: end ends finish come_to_an_end
engine: engine motor
engineer: engineer architect
english: english
engraving: engraving engrave engraved
enter: enter entrance entry
entrance_fee: admission entrance_fee admission_fee entry_fee entrance_ticket
envelope: envelope envelopes
equipment: equipment gear
euro: euro
evening: evening
event: event events
every: every each
exam: exam examination test
example: example
excursion: excursion trip tour outing day_trip guided_tour boat_trip
exercise: exercise
exhaust: exhaust
exhibition: exhibition
exit: exit
expire: expire expiry valid
explain: explain
express: express
extend: extend extension longer
eye: eye eyes
eyebrow: eyebrow eyebrows eyelash eyelashes
fabric: fabric cloth
facial: facial facials facial_treatment
factory: factory
family: family families
far: far distance
fare: fare
farm: farm farmer
fast: fast quick quickly
fat: fat
father: father parents mother parent
female: female women woman lady
fence: fence fences fenced
ferry: ferry
festival: festival
fever: fever
few: few
fill: fill filling
filling_tooth: filling fillings tooth_filling
filter: filter
find: find found
fine: fine penalty
finger: finger
fire: fire fires
firewood: firewood logs
fireworks: fireworks firework
first: first
first_aid: first_aid
fish: fish fishing
fit: fit
fix: fix repair repaired mend
flat_tyre: puncture flat_tyre flat_tire
flea_tick: parasite fleas ticks flea tick
flight: flight fly
flood: flood flooded
floor: floor storey
flour: flour
flower: flower flowers bouquet
fog: fog foggy mist
foot: foot feet
football: football
forbidden: forbidden prohibited
forest: forest wood woods
forget: forget forgot forgotten
form: form
found_start: founded established set_up
founder: founder found founded
free: free
free_of_charge: free_of_charge for_free
free_vacant: vacant free
freeze: freeze freezer frozen
fresh: fresh
friday: friday
fridge: fridge refrigerator
friend: friend friends
fringe: fringe bangs
fruit: fruit
full: full
full_board: full_board full-board
furniture: furniture
future: future
game: game games play
garage: garage
garden: garden
garlic: garlic
gas: gas
gate: gate gates
gearbox: gearbox gear gears transmission
generator: generator generators
gift: gift present
gift_card: gift_card gift_cards
gift_voucher: voucher gift_voucher gift_vouchers gift_certificate
girl: girl
give: give
glacier: glacier
glass: glass
glasses: glasses spectacles
glove: glove
gluten: gluten gluten-free wheat gluten_free coeliac celiac
go: go
goggles: goggles
gram: gram grams kilogram kilo kg
grass: grass lawn
grease: grease lubricate lubrication
green: green
groom: groom grooming trim trimming
group: group groups
group_lesson: group_lesson group_lessons group_class
guarantee: guarantee warranty
guardian: guardian
guide: guide guided
gym: gym fitness
hair: hair
hairdresser: hairdresser
hairdryer: hairdryer hair_dryer hairdrier
halal: halal kosher
half: half
half_board: half_board half-board
hall: hall room
ham: ham
handicraft: handicraft craft
handle: handle handles
harbour: harbour port
harness: harness harnesses
harvest: harvest
hat: hat hats cap
head: head manager boss leader
headache: headache
headliner: headliner headliners main_act
health: health healthy
hear: hear
hearing: hear hearing heard
heat: heat heated heating warm
heavy: heavy weight
height: height high tall
helmet: helmet
help: help
herb: herb
high_chair: high_chair highchair high_chairs baby_chair
high_season: high_season peak_season
highlights: highlights balayage
hike: hike hiking walk
hill: hill
hire: hire rent rental
history: history
hobby: hobby
holiday: holiday holidays vacation
home: home
homework: homework
honey: honey
horse: horse riding
hose: hose hoses
hospital: hospital
host: host
hot: hot
hot_tub: whirlpool jacuzzi hot_tub hot_tubs
hotel: hotel
hour: hour hours
house: house
household: household
hungry: hungry
ice: ice
ice_cream: icecream gelato ice_cream ice_creams
id_card: passport identity id_card identity_card photo_id
ill: ill illness sick disease
immediately: immediately straight_away right_away instantly
implant: implant implants dental_implant
important: important
indoor: indoor inside
infection: infection
ingredient: ingredient ingredients
injection: injection
injury: injury injured
insect: insect
install: install installation
instalment: instalment instalments installment installments
instructions: instructions manual
instructor: instructor teacher teaches
insurance: insurance insured
internet: internet wifi wlan wi-fi wifi_password
interpreter: interpreter translation
interview: interview
invent: invent invented
inventor: inventor invent invented
invite: invite
iron: iron
island: island
jam: jam
jewellery: jewellery
job: job work vacancy
juice: juice
jump: jump jumping jumps
kayak: kayak kayaks kayaking
keep: keep
kennel: kennel kennels boarding
kettle: kettle
key: key keys
keyboard: keyboard keyboards
kidney: kidney
kilometre: kilometre kilometres
kindergarten: kindergarten nursery
kitchen: kitchen
knife: knife
knit: knit knitting
laboratory: laboratory
lactose: lactose dairy lactose-free dairy-free
ladder: ladder ladders
lake: lake
lamb: lamb
lamp: lamp light
land: land
lane: lane lanes
language: language languages
last: last
later: later afterwards
laundry: laundry
law: law
lawyer: lawyer
lay: lay lays
leak: leak leaks leaking leaky
learn: learn
leather: leather
left: left
leg: leg
legal: legal
lend: lend borrow loan
length: length long
lesson: lesson
letter: letter
level: level
library: library
licence: licence
lid: lid lids
life_jacket: lifejacket life_jacket life_jackets life_vest buoyancy_aid
lifeguard: lifeguard
light: light
lighthouse: lighthouse
lightning: lightning thunder thunderstorm
like: like
limescale: limescale descale descaling
line: line
listen: listen
litre: litre
live: live lived resident place_of_residence
liver: liver
local: local
lock: lock
locked: locked
locker: locker
login: login log_in sign_in
lose: lose lost
lost_property: lost_property lost_and_found lost_items
low: low
low_season: low_season off-season off_season
lunch: lunch
machine: machine
magazine: magazine
main: main
main_course: main_course main_courses main_dish entree
maintenance: maintenance service regular_servicing
make: make made produce produced
male: male man men
mandatory: mandatory compulsory must required
manicure: manicure manicures
map: map
map_location: location located
market: market
marry: marry married
massage: massage
mat: mat
material: material
maximum: maximum most
measure: measure
meat: meat
medicine: medicine medication
meet: meet meeting
member: member
menu: menu
message: message messages
meter: meter
method: method
metre: metre metres meters
metro: metro subway underground
microchip: microchip chip microchipping
microwave: microwave
middle: middle
midnight: midnight
mileage: mileage odometer
milk: milk
million: million
mine: mine
minibar: minibar
minimum: minimum least
minute: minute minutes
mirror: mirror
miss: miss missed
mistake: mistake
mobile_phone: mobile cellphone smartphone mobile_phone cell_phone cell_phones
model: model
monday: monday
money: money
month: month months monthly
morning: morning
motorcycle: motorcycle
mountain: mountain
mouth: mouth
move: move removal relocate
museum: museum
mushroom: mushroom
mustard: mustard
nail: nail nails
name: name
nappy: nappy diaper
native_speaker: native_speaker native_speakers mother_tongue
nature: nature natural
near: near nearby
need: need
needle: needle
neighbour: neighbour
new: new
news: news
newspaper: newspaper
next: next
night: night nights overnight
noise_loud: noise noisy loud
non_swimmer: non-swimmer non-swimmers nonswimmer non_swimmer
noodles: noodles noodle
noon: noon midday
north: north
nose: nose
notice: notice notification
notice_period: notice notice_period period_of_notice
number: number
nurse: nurse
nut: nut nuts peanut
offer: offer offered
office: office
official: official
oil: oil
oil_change: oil_change
old: old
onion: onion
online: online
only: only
open: open opens opening opened opening_hours opening_times business_hours
operation: operation surgery
orange: orange
order: order ordered
organic: organic
organise: organise organised
outdoor: outdoor outside
oven: oven
owner: owner proprietor
pack: pack package packaging
paddle: paddle paddles oar oars
paddleboard: paddleboard sup paddleboards paddleboarding stand-up_paddle
page: page pages
paint: paint painting painter
pair: pair
pan: pan pans frying_pan
paper: paper
parade: parade parades procession
parcel: parcel
park: park
parking: parking carpark car_park parking_lot
parking_space: parking_space parking_spaces parking_spot parking_place
partner: partner
pass: pass
passenger: passenger
password: password
pasta: pasta
path: path trail
patient: patient patients
pay: pay payment paid
paypal: paypal
pedal: pedal
pedicure: pedicure pedicures
pen: pen
pension: pension
people: people person persons
pepper: pepper
percent: percent
performance: performance show
perfume: perfume
perm: perm perms
permit: permit permission
personalised: personalised custom personalized customised custom-made
photo: photo photograph picture
piano: piano
picnic: picnic
piece: piece
pig: pig pork
pillow: pillow
pitch: pitch
pizza: pizza
plan: plan
plant: plant plants
plastic: plastic
plate: plate plates
platform: platform
play: play
playground: playground playgrounds play_area
police: police
pool: pool swimming_pool swimming_pools
poor: poor
popular: popular
population: population inhabitants
portion: portion portions serving
possible: possible
post: post mail
potato: potato
pound: pound
power_performance: power horsepower
practical: practical
pregnant: pregnant pregnancy
prepare: prepare preparation
prescription: prescription
pressure: pressure
prevent: prevent
price_list: pricelist price_list
print: print printing printed prints
printer: printer printers
private: private
private_lesson: private_lesson private_lessons individual_lesson one-to-one
prize: prize
problem: problem
process: process
product: product products
profession: profession
programme: programme program schedule
project: project
proof: proof receipt
protect: protect protection
pub: pub
public: public
public_holiday: holiday public_holiday public_holidays bank_holiday
public_transport: tram metro underground public_transport public_transportation
publish: publish published
pump: pump pumps
pupil: pupil student students
quality: quality
quantity: quantity
quarter: quarter
queue: queue wait waiting
quiet: quiet
quiet_hours: quiet_hours quiet_time
rabbit: rabbit rabbits bunny
racket: racket rackets racquet
raft: raft rafts rafting
railway: railway train trains
railway_station: station train_station railway_station
rain: rain raining weather
ramp: ramp ramps
range: range
raw: raw
read: read
ready: ready
reason: reason
receive: receive
reception: reception front_desk receptionist
recipe: recipe
recommend: recommend recommended
recycle: recycle
red: red
reference: reference
referral: referral referred
refrigerated: refrigerated
refund: refund reimburse
register: register registration enrol
regular: regular
reminder: reminder reminders remind
remove: remove
repeat: repeat
replace: replace replacement
report: report
request: request
rescue: rescue
responsible: responsible responsibility
rest: rest
restaurant: restaurant
restore: restore restored restoration refurbish
result: result results
retail: retail
return: return send_back give_back bring_back sent_back
rice: rice
ring: ring rings
risk: risk
river: river
road: road street
roaming: roaming
rodent: rodent rodents hamster guinea_pig
roof: roof
room: room rooms
root_canal: root_canal
rope: rope ropes
route: route
router: router modem
rubbish: rubbish waste trash_can garbage_bin
rule: rule rules
run: run running
rye: rye
safe: safe safety
safe_box: safe strongbox safe_deposit
sail: sail sailing
salad: salad
salary: salary wage
sale: sale sell sold for_sale
salmon: salmon
salt: salt
same: same
sample: sample
sand: sand
saturday: saturday
sauce: sauce
sauna: sauna
sausage: sausage sausages
save: save
school: school
school_holidays: school_holidays
science: science
scissors: scissors
scooter: scooter scooters moped
scratch: scratch scratches dent dents
screen: screen
sea: sea
sea_view: sea_view seaview ocean_view sea_views
season: season
seat: seat seats seating reserved_seat
second_hand: used secondhand second_hand second-hand pre-owned
security: security
seed: seed
self_checkin: self_check-in self_checkin self_check_in key_box
self_service: self-service
send: send
senior: senior pensioner seniors
separate: separate
serial_number: serial_number
serve: serve served
service: service
sesame: sesame
sew: sew
shampoo: shampoo
share: share shared
shave: shave shaving shaver razor
sheep: sheep
sheet: sheet linen bed_linen bed_sheets
shelf: shelf shelves
shellfish: shellfish seafood shell_fish
shoe: shoe shoes
shop: shop store
shoulder: shoulder shoulders
shower: shower
shrimp: shrimp shrimps prawn prawns
shuttle: shuttle transfer
sick_note: sick_note sicknote fit_note medical_certificate
sign: sign signature
signal: signal phone_signal mobile_reception mobile_coverage
silver: silver
sim: sim sim_card
sing: sing singing singer choir
single_room: single_room single_rooms
sink: sink sinks washbasin
skate: skate
ski: ski skiing
skin: skin
skipper: skipper captain skippers
sleep: sleep
sleeping_bag: sleeping_bag sleeping_bags
slow: slow
small: small
smell: smell smells odour odor
smoke: smoke smoking
smoke_detector: smoke_detector smoke_alarm smoke_detectors
snow: snow
soap: soap
sock: sock socks
socket: socket sockets plug outlet
socks: socks sock
soft: soft
software: software
soil: soil
solar: solar photovoltaic
sold_out: sold_out out_of_stock
soup: soup
sourdough: sourdough
south: south
soy: soy soya tofu
spa: spa wellness
space: space
spare_part: spare_part spare_parts spares
speak: speak spoken
special: special
species: species kind sort
speed: speed
spelt: spelt
spice: spice spicy
spoon: spoon
sport: sport sports
spouse: spouse
square: square
square_metre: square_metre square_metres square_meters sqm
squid: squid octopus calamari
stable: stable
stage: stage stages
stain: stain
stairs: stairs stairway
stall: stall stalls stand market_stall
stamp: stamp stamps postage_stamp
standing: standing
starter: starter starters appetizer appetizers appetiser
stay: stay minimum_stay
steal: steal stolen theft
steam: steam
steel: steel stainless_steel
stock: stock in_stock
stolen: stolen
stone: stone stones
stop: stop stops
store_keep: storage stored luggage_storage left_luggage
storm: storm
stove: stove stoves
study: study
subscription: subscription
substitute: substitute
sugar: sugar
suggest: suggest
suitable: suitable
suite: suite suites
summer: summer
sunday: sunday
surcharge: surcharge supplement extra_charge additional_charge
sweet: sweet
swim: swim swimming
swimsuit: swimsuit swimwear swimming_trunks bathing_suit
switch_off: switch_off turn_off switched_off off
switch_on: switch_on turn_on switched_on
table: table
take: take
takeaway: takeaway take_away take-away take_out
tank: tank tanks
tap: tap taps faucet
tartar: tartar plaque
taste: taste
tax: tax vat value_added_tax sales_tax
taxi: taxi
taxi_rank: taxi_rank taxi_stand
tea: tea
team: team
technician: technician
technology: technology
teeth: teeth tooth
television: television tv
temporary: temporary
tenant: tenant
tennis: tennis
textbook: textbook textbooks coursebook
thank: thank
theatre: theatre
theory: theory theoretical
therapist: therapist therapists masseur masseuse physiotherapist
thick: thick
thickness: thickness
thursday: thursday
ticket: ticket tickets
tide: tide
tie: tie ties necktie
time: time
tip: tip
today: today
together: together
toilet: toilet toilets wc
tomato: tomato
tomorrow: tomorrow
tool: tool tools
total: total
tourist: tourist
tourist_tax: tax tourist_tax city_tax visitor's_tax
towel: towel towels
tower: tower
toy: toy
tracking: tracking track_parcel track_my_parcel tracking_number
traffic: traffic
trailer: trailer
training: training
tram: tram trams streetcar
transport: transport
travel: travel journey
tree: tree trees
trial: trial
tuesday: tuesday
tuition: tuition tuition_fee
tune: tune tuning tuned
turkey: turkey
type: type kind
tyre: tyre tyres winter_tyres
ultrasound: ultrasound sonography
umbrella: umbrella
understand: understand
uniform: uniform
university: university
unpack: unpack
update: update updates upgrade
urgent: urgent
use: use
vaccination: vaccination vaccinated
valley: valley
valuable: valuable valuables
van: van lorry
vegan: vegan
vegetable: vegetable vegetables
vegetarian: vegetarian
vet: vet veterinary
view: view
village: village
vinegar: vinegar
virus: virus viruses malware
visit: visit visitor visitors
voice: voice
volume: volume
volunteer: volunteer
vote: vote votes voting
wall: wall
ward: ward
warehouse: warehouse
warm: warm
warning: warning warnings warn
wash: wash washing washing_machine
watch: watch clock
water: water drinking_water tap_water
watt: watt watts kilowatt
wave: wave waves
waxing: waxing epilation wax hair_removal
weak: weak
wear: wear
wednesday: wednesday
week: week weeks weekly
weekday: weekday weekdays workday workdays working_days
weekend: weekend
weigh: weigh weight
west: west
wet: wet
wetsuit: wetsuit wetsuits neoprene
wheel: wheel
white: white
whitening: whitening bleaching teeth_whitening
whole: whole
wholesale: wholesale wholesaler
wide: wide
width: width widths
wife: wife husband
wind: wind
window: window
windscreen: windscreen windshield
wine: wine
winter: winter
wire: wire wires wiring
withdraw: withdraw
withdrawal_period: withdrawal withdrawal_period cooling-off_period right_of_withdrawal
wool: wool yarn
workshop: workshop
world: world
write: write writer wrote written
wrong: wrong incorrect
x-ray: x-ray x_ray x-rays
year: year years annual
yellow: yellow
yoga: yoga
young: young
young_animal: puppy puppies kitten kittens
youth: youth teenager
zip: zip zipper zips
`
