import type { Language } from './language.ts'
import { termOf } from './stem.ts'

/**
 * Short English words that everybody writes rightly and that stand in no other list: what should I
 * pack? does not ask what to pick, though one letter parts them. Words that sound like others are not
 * among them: my breaks squeak.
 */
const ENGLISH = `
  above ahead alike alive alone aside awake bake bark base beam bean beef bell belt bench bend
  bind blame blank bleed blend bless blind blood blow body boil bolt bone bound brain brand
  brave brick brown brush bulb burn burst cable cage calf calm candy cane cape care carve cast
  catch cave chain chalk charm chase chat cheat cheek cheer chest chew chin chip chop clap clay
  cliff climb clock cloud clown clue coal comb cord corn cough count crab craft crawl cream crew
  crime crisp crop crowd cruel crush cube curl curve cute dance dare dark dawn dense dirt dirty
  dive dock doll doubt dough dove down drag dream drift drown duck dull dump dust eager eagle
  early earth eight elbow empty enjoy equal evil exact exit face fade faint fake false fame fang
  farm feast feed fence fish fist five flag flash flesh float flood flow fluid foam fold folk
  fond fool foot fork fort forth four frame fresh frog front fruit funny gate gaze ghost giant
  girl glad globe glow glue goat gold grab grace grade grain grape grasp grave gravy green greet
  grey grief grip guide guilt habit half hall hand hang happy harm harsh hate heap heart hell
  herb hero hide hint hobby holy honey hook horn horse hose human hunt hurry inch inner iron
  itch jail jazz jelly joke juice jump jury keen kick kiss knee knife knock label lace lake lamb
  lamp land laugh layer lazy leaf lean leap lemon less light limb lime lion liver lone lord love
  loyal luck lump lung magic mark marsh mask mass melt mercy mess metal mild mill mind mint mood
  moon moral mouth naked nasty neat neck nerve nest nine noon nose olive onion pack palm panic
  pasta paste patch peach pearl pile pill pilot pink pipe plug plum poem poet pond porch pork
  port pound press pride proof proud pump punch pure purse push quack quiz race rack rake range
  rank rare ready rear rice ripe roast robin rock rope round rude rush rust salad salt sand
  sauce scar scarf scent scold scoop score scrap screw seal seed seek self sense seven shade
  shake shame shape shark sharp shed sheep shelf shell shine shiny shock shoot short shout shut
  sigh silk silly skate skill skin skirt slam sled slice slide slim slip slope smart smash smell
  smile snail snake soak soap sock soft soil solid sound soup sour space spark spell spice spicy
  spill spin spine spit spoil spoon spot spray stab stage stain stale stand star steep stem stew
  stick stiff sting stir stone straw strip stuck suck sugar sunny swan sweat sweep swell swift
  swing sword tame tape task taste tease thick thin thorn thumb tiger tight timid toast torch
  touch tough tower trap tray treat trick trout true trust truth tune twist ugly upper upset
  urge vague vase vest vine voice walk wall warn weave weed weep weird whale whip wild wing wipe
  wise wolf word worm worry wrist yarn yawn yell yoga zebra zero zone
`

const stems = new Set(
  ENGLISH.trim()
    .split(/\s+/)
    .map((word) => termOf(word, 'en')),
)

/** Whether a word is one of everyday speech, and so no other one misspelled; told in English only. */
export const isCommon = (word: string, language: Language): boolean =>
  language === 'en' && stems.has(termOf(word, 'en'))
