const ACCENTS = /[\u0300-\u036F]/g
const withoutMarks = (word: string): string => word.normalize('NFD').replace(ACCENTS, '')

/**
 * Words whose forms share no ending, or whose stem would be another word's (mare, mar; roba, robar).
 * The first one is the stem.
 */
const FORMS = `
obrir obre obren obro obres obrim obriu obri obrin obert oberta oberts obertes obertura obertures obrireu obrira obriran
cloure clou clouen clos closa
incloure inclou inclouen inclos inclosa inclosos incloses
rebut rebuts
rebre rep reben rebo rebem rebeu rebi rebuda rebudes
perdre perd perden perdo perdem perdeu perdi perdut perduda perduts perdudes
vendre ven venen venem veneu venut venuda venuts venudes
aprendre apren aprenen aprenem apres
entendre enten entenen entenc entes
permetre permet permeten permeteu permetem permes permesa permesos permeses
admetre admet admeten admeteu admetem admes admesa admesos admeses
prometre promet prometen promes promesa
trametre tramet trameten tramesa
treure treu treuen trec traiem traieu tret treta
beure beu beuen bec bevem beveu beguda begudes
seure seu seuen seient seients
viure viu viuen visc vivim viviu viscut
moure mou mouen movem moveu mogut
escriure escriu escriuen escric escrivim escriviu escrit escrita escrits escrites escriviunos
dur duu duen duc duem dueu dugui duguin dut
durar dura duren durada durat durades
sortir surt surten surto sortim sortiu sortida sortides sortit surti surtin
servir serveix serveixen servim serviu servit servida
oferir ofereix ofereixen oferim oferiu ofert oferit
reduir redueix reduit reduida reduits reduides
coure cou couen cuit cuita cuits cuites
collir cull cullen collim
recollir recull recullen reculli recullin recullo recollim recolliu recollida recollides recollit
tenyir tenyeixo tenyeix tenyim tenyit
conduir condueix condueixen condueixo conduit
llogar llogo llogues lloga lloguen lloguem llogueu llogui lloguin llogat llogada lloguer lloguers
casar casem caseu casen caso casat casada casats casades casament casaments
casa cases
cas casos
robar roben robat robada robats robades robatori robatoris
roba robes
porta portes
port ports
sopar sopem sopeu sopen sopars
sopa sopes
mare mares
pare pares
sala sales
mar mars
vela veles
vell vella vells velles
dona dones
nou nova nous noves
lliure lliures
gelat gelats
barat barata barats barates
format formats
campana campanes
formacio formacions
natacio
estacio estacions
operacio operacions operar operat operada operen
donacio donacions donatiu donatius
opera operes
apartament apartaments
departament departaments
medicament medicaments
metro metros
taxi taxis
taxa taxes
mitja mitges mitjes
mig mitjos
dia dies
copia copies copiar copiem copien
ferit ferits ferida ferides
cursa curses
pagina pagines
pages pagesos pagesa pageses
regla regles
comandant comandants
cap caps
capa capes
obra obres
filla filles
fil fils
fill fills
cami camins
mati matins
veina veines vei veins
cosi cosins cosina cosines
germa germans germana germanes
vi vins
pa pans
bo bons bona bones
ma mans
pla plans
metge metges metgessa metgesses
gos gossos gossa gosses
museu museus
correu correus
europeu europeus europea europees
trofeu trofeus
telefon telefons telefono telefonar
segon segons segona segones
compte comptes
conte contes
comptar compto compten comptem
gratuit gratuits gratuita gratuites
petit petits petita petites
credit credits
debit debits
diposit diposits
limit limits
transit
minim minims minima minimes
maxim maxims maxima maximes
proxim proxims proxima proximes
ultim ultims ultima ultimes
regim regims
mal mals
mala males
tarda tardes
tard
tardar triga
nit nits
llum llums
llet llets
hotel hotels
horari horaris
cafe cafes
cafeteria cafeteries
sofa sofas
menu menus
esqui esquis
esquiar esquiem esquieu
bebe bebes
te tes
pes pesos
pesar pesa pesen
peu peus
preu preus
clau claus
peix peixos
pell pells
pel pels
coll colls
ball balls
ballar balla ballem ballen
bala bales
dret drets
dreta dretes
carta cartes
cartera carteres
cuina cuines
cuinar cuinem cuinen cuinat
regal regals
regalar regalem regalen
`

const STEMS = new Map<string, string>()
for (const line of FORMS.trim().split('\n')) {
  const [stem] = line.split(' ')
  for (const form of line.split(' ')) STEMS.set(form, stem!)
}

/** Singulars whose s is no ending, as they are typed without an accent too. */
const KEEPS_S = new Set(
  `abus abdos anis arros atles autobus autos avis bis bonus bus campus compas compromis concurs cos
   cos curs discurs divers dos embaras fals fons gas gros interes ingres iris matalas menys mes nas
   oasis os pais paradis pas permis pis plus recurs refus ros sens sis temps tennis tres tros univers
   us vas vers virus acces angles frances portugues japones congres exces proces progres
   estres burges holandes xines reves inclos menjars dilluns dimarts dimecres dijous divendres`
    .split(/\s+/u)
    .map(withoutMarks),
)
/** An accent there says that an s belongs to the word: autobús, anglès. */
const ACCENTED_S = /[àèéíòóú]s$/u

/** Of number, gender and person, the longest first. What ends in an n has lost it in the singular. */
const ENDINGS =
  `acions aments iments eixen acio ament iment ades aven eixo ada ats ava anes ides eix
   ans ons ins ana ida em eu en ens es os is in ars ar ir at a e o i s`
    .split(/\s+/u)
    .toSorted((a, b) => b.length - a.length)
const LEAST_LETTERS = 3
/** An n is taken off longer words alone: not that of segona. */
const LEAST_BEFORE_N = 4
const WITH_N = /^[aio]ns$|^anes?$|^ana$/

/** Words with a long l, which many write with a single one, or two: al·lèrgia, alergia. */
const LONG_L =
  /^(al(?=lerg)|cancel(?=l)|col(?=l(?:ec|eg|abor|oc|oq))|sol(?=licit)|pel(?=licul)|instal(?=l)|il(?=l(?:um|im|eg|us))|excel(?=l)|intel(?=lig)|tranquil(?=l)|paral(?=lel)|capil(?=lar)|metal(?=lic)|vacil(?=l)|aquarel(?=l)|mil(?=len))l/u

/** What is written otherwise before e and i, doubled between vowels, or voiced before a; and the i of canviar. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/gu$/u, 'g'],
  [/qu$/u, 'c'],
  [/j$/u, 'g'],
  [/ss$/u, 's'],
  [/(?<=.{2}[^aeiou])i$/u, ''],
  [/iv$/u, 'iu'],
]

/** A light stemmer: Snowball's Catalan parts forms of every day (hotels, tanqueu, botigues). */
export function stemCatalan(word: string): string {
  const plain = withoutMarks(word).replace(LONG_L, '$1')
  const known = STEMS.get(plain)
  if (known !== undefined) return known
  if (KEEPS_S.has(plain) || ACCENTED_S.test(word)) return plain
  const ending = ENDINGS.find(
    (one) =>
      plain.endsWith(one) &&
      plain.length - one.length >= (WITH_N.test(one) ? LEAST_BEFORE_N : LEAST_LETTERS) &&
      // A glide: servei, jersei.
      !(one === 'i' && /[aeou]i$/u.test(plain)) &&
      !(one === 'is' && /[aeou]is$/u.test(plain)),
  )
  const stem = ending === undefined ? plain : plain.slice(0, -ending.length)
  return SOUNDS.reduce((said, [written, sound]) => said.replace(written, sound), stem)
}
