import { expect, it } from 'vitest'
import { detectLanguage } from './language.ts'

it.each([
  ['sr', 'Gde se nalazi parking i koliko košta?'],
  ['sr', 'Koja je cena sobe i kada radite?'],
  ['sr', 'U kom roku mogu da vratim robu?'],
  ['sr', 'Prodavnica radi od utorka do subote, a nedeljom ne radimo.'],
  ['sr', 'Где је паркинг?'],
  ['sr', 'Радно време је од 9 до 18 часова.'],
  ['hr', 'Gdje se nalazi parkiralište i koliko košta?'],
  ['hr', 'Koja je cijena sobe i kada radite?'],
  ['hr', 'Šta radite u nedjelju i koja je cijena?'],
  ['hr', 'Kad je otvoreno i da li je besplatno?'],
  ['ru', 'Где находится парковка и сколько она стоит?'],
  ['bg', 'Къде е паркингът и колко струва?'],
  ['uk', 'Де знаходиться парковка і скільки вона коштує?'],
  ['sl', 'Kje je parkirišče in koliko stane?'],
])('takes for %s: %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})
