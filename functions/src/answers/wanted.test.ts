import { expect, it } from 'vitest'
import { wantedIn } from './wanted.ts'

it.each([
  ['Do you have a sauna?', 'sauna'],
  ['Is there free Wi-Fi?', 'wifi'],
  ['Gibt es auch Gutscheine für eine Stunde?', 'gutscheine'],
  ['Habt ihr einen Fernseher?', 'fernseher'],
  ['¿Tienen también lavandería?', 'lavanderia'],
  ["Y a-t-il de l'ombre ?", 'ombre'],
  ['vous avez un ascenseur', 'ascenseur'],
  ['Hebben jullie ook een kluis?', 'kluis'],
  ['Avete il parcheggio?', 'parcheggio'],
  ['Do you teach motorcycle riding?', 'motorcycle'],
  ['Repariert ihr auch Einräder?', 'einrader'],
  ['¿Aceptan cheques?', 'cheques'],
  ['Vous faites des sorties ?', 'sorties'],
  ['Czy są szafki?', 'szafki'],
  ['Máte nějaké kolo?', 'kolo'],
  ['У вас есть парковка?', 'парковка'],
  ['Har ni någon bastu?', 'bastu'],
  ['Aveți parcare?', 'parcare'],
  ['Vai jums ir kāda pirts?', 'pirts'],
  ['Je, mna huduma ya masaji?', 'masaji'],
  ['உங்க கடையில ஊஞ்சல் இருக்கா?', 'ஊஞ்சல்'],
  ['کیا آپ کے ہاں کوئی جھولا ہے؟', 'جھولا'],
  ['Ada sauna tak?', 'sauna'],
  ['May sauna po ba kayo?', 'sauna'],
  ['Nagbebenta ba kayo ng donut?', 'donut'],
  ['هل عندكم موقف؟', 'موقف'],
  ['Έχετε και σάουνα;', 'σαουνα'],
])('%s asks whether there is: %s', (question, wanted) => {
  expect(wantedIn(question)).toBe(wanted)
})

it.each(['What does the sauna cost?', 'Wann öffnet die Sauna?'])(
  '%s asks for no such thing',
  (question) => {
    expect(wantedIn(question)).toBe('')
  },
)
