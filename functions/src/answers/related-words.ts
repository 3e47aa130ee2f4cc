import type { AnswerCue } from './cue-rules.ts'
import { foldAccents, termOf } from './stem.ts'

/**
 * Words that customers and businesses use for the same thing. A question with one of them finds
 * what is written with another, at a discount. English first, then German, Spanish and French; groups
 * are small and of one meaning, and only words that mean the same in nearly every business document
 * stand here.
 */
const GROUPS = `
located location situated address directions find
phone telephone mobile call tel
email mail
cost costs price prices fee fees charge charges rate rates
fix fixed mend mended repair repairs repaired
cover covers covered include includes included excluded
bike bikes bicycle bicycles
ebike ebikes electric pedelec pedelecs elektrofahrrad elektrofahrräder elektrorad
rent rental rentals hire hired
buy purchase purchases purchased
refund refunds refunded reimburse reimbursed reimbursement
return returns returned returning
deliver delivers delivered delivery deliveries ship ships shipping shipped shipment
cancel cancels cancelled canceled cancelling cancellation cancellations
child children kid kids
staff employee employees personnel
holiday holidays vacation vacations
salary salaries wage wages
begin begins start starts commence
guarantee guarantees guaranteed warranty warranties
discount discounts reduction rebate
luggage baggage suitcase
invoice invoices bill bills
pet pets dog dogs cat cats animal animals
disabled wheelchair accessible accessibility
wifi wireless internet
sick sickness ill illness
manager supervisor boss
shop store shops stores
allow allowed permit permitted welcome
forbidden prohibited banned
pay pays paying paid payment payments
open opening opened
closed close closes closing
register registration enrol enroll sign
apply application applications
join joining membership
appointment appointments booking bookings book reservation reservations reserve
parking park parked
complain complaint complaints
safe safety secure security
film movie movies films
car cars vehicle vehicles
doctor physician
lawyer attorney lawyers attorneys
found founded founder founders
invent invented invention inventor inventors
decide decided decision decisions
wrote write writes written
enacted adopted passed enact adopt
build built
win won
make made
become became
fight fought
sell sold
lose lost
lead led
leave left
grow grew grown
hold held
send sent
teach taught
take took taken
give gave given
choose chose chosen
speak spoke spoken
bring brought
keep kept
meet met
rise rose risen
spend spent
draw drew drawn
fall fell fallen
elevator elevators lift lifts
gps satnav
parcel parcels package packages packet
jumper jumpers sweater sweaters pullover
instalment instalments installment installments
cot cots crib cribs
stroller strollers pushchair pushchairs buggy pram
toilet toilets restroom restrooms bathroom lavatory loo
photo photos photograph photographs photography picture pictures
petrol gasoline fuel
flat flats apartment apartments
cv resume
timetable schedule
trash rubbish garbage
trousers pants
dimensions width wide breadth
dimensions height tall
dimensions depth deep
weight heavy
size sizes dimensions
watts watt w wattage
volts volt v voltage
litres litre liters liter l
kilometres kilometre kilometers kilometer km
metres metre meters meter m
centimetres centimetre centimeters centimeter cm
grams gram g
kilos kilo kilograms kilogram kg
gigabytes gigabyte gb
megabytes megabyte mb
queue queues line
autumn fall
anreise anfahrt adresse wegbeschreibung standort
öffnungszeiten geöffnet offen öffnet
kaution pfand anzahlung
stornieren stornierung storno absagen absage kündigen kündigung
rabatt rabatte ermäßigung ermäßigungen nachlass vergünstigung
zahlen bezahlen bezahlung zahlung zahlungsarten
parken parkplatz parkplätze parkhaus parkmöglichkeiten
gültig gelten gilt gültigkeit
barrierefrei rollstuhl rollstuhlgerecht ebenerdig barrierefreiheit
ausbildung lehre lehrling lehrjahr azubi lehrstelle
termin termine reservierung reservieren buchung buchen reservierungen buchungen
preis preise kosten gebühr gebühren
lieferung liefern versand versenden lieferzeit zustellung
rückgabe zurückgeben rücksendung umtausch umtauschen retoure
garantie gewährleistung
reparieren reparatur reparaturen
mieten miete verleih leihen ausleihen vermietung
telefon telefonnummer anrufen rufnummer handy
kinder kind
hund hunde haustier haustiere tiere
studenten studierende studierenden student
urlaub ferien betriebsferien
krank krankheit krankmeldung
gehalt lohn
rechnung rechnungen
beschwerde beschwerden reklamation beschweren
gutschein gutscheine
mitarbeiter mitarbeitende mitarbeiterin team
inhaber inhaberin besitzer besitzerin eigentümer geschäftsführer
aufzug fahrstuhl lift
wlan internet
auto autos wagen fahrzeug
arzt ärztin ärzte
frühstück frühstücken
horario horarios apertura abierto abierta abierta abren
precio precios tarifa tarifas coste
envío envíos entrega enviar entregar
devolución devolver devoluciones
reserva reservas reservar cita citas
cancelar cancelación anular anulación
pagar pago pagos
aparcamiento aparcar parking estacionamiento
descuento descuentos rebaja
mascota mascotas perro perros
niños niño infantil
garantía garantías
factura facturas
horaires horaire ouverture ouvert ouverte ouverts
prix tarif tarifs
livraison livrer envoi expédition
retour retours retourner renvoyer
réservation réserver réservations rendez-vous
annuler annulation
payer paiement paiements règlement
parking stationnement garer stationner
réduction réductions remise rabais
chien chiens animal animaux
enfants enfant
facture factures
`

const groups = GROUPS.trim()
  .split('\n')
  .map((line) => line.split(' '))

/** What such a word counts for beside the asked one. */
export const RELATED_CREDIT = 0.8

/** One word of those with the same stem is enough. */
function oneOfEachStem(words: readonly string[], but: string): string[] {
  const stems = new Set([termOf(but, 'en')])
  return words.filter((word) => {
    const stem = termOf(word, 'en')
    const isNew = !stems.has(stem)
    stems.add(stem)
    return isNew
  })
}

/** By the word without accents, as questions hold it; some are words of several languages. */
const RELATED_WORDS = new Map<string, readonly string[]>()
for (const group of groups) {
  for (const word of group) {
    const key = foldAccents(word)
    RELATED_WORDS.set(key, [...(RELATED_WORDS.get(key) ?? []), ...oneOfEachStem(group, word)])
  }
}

/** Words that mean the same as others in questions of one kind only: a battery has charges too. */
const AMBIGUOUS: ReadonlyMap<string, AnswerCue> = new Map([
  ['charge', 'money'],
  ['charges', 'money'],
])

/** How old must I be? is told by: people from 16, children under 8. */
const TOLD_OF_AGE = ['years', 'children', 'people', 'adults', 'persons', 'minors']

/** Words that mean what a word means in a question of a kind. */
export function relatedWords(word: string, cue: AnswerCue): readonly string[] {
  if (word === 'age' && cue === 'age') return TOLD_OF_AGE
  const only = AMBIGUOUS.get(word)
  return only === undefined || only === cue ? (RELATED_WORDS.get(word) ?? []) : []
}

/** Words of which a text with the one does not answer a question with the other. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['early', 'late'],
  ['earliest', 'latest'],
  ['minimum', 'maximum'],
  ['arrival', 'departure'],
  ['summer', 'winter'],
  ['morning', 'evening'],
  ['früh', 'spät'],
]
const opposites = new Map(
  OPPOSITES.flatMap(
    ([one, other]) =>
      [
        [one, other],
        [other, one],
      ] as const,
  ),
)

/** The word that means the contrary, where there is one. */
export const oppositeOf = (word: string): string | undefined => opposites.get(word)

/** Pairs of words that mean what the first means by itself. */
export const TRAILING_WORDS: ReadonlyMap<string, string> = new Map([
  ['email', 'address'],
  ['mail', 'address'],
  ['phone', 'number'],
  ['telephone', 'number'],
])
