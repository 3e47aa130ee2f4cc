import { describe, expect, it } from 'vitest'
import { holdsStreet, isAddressLine } from './addresses.ts'

describe('a street and its number', () => {
  it.each([
    'Carrer de la Font Vella, 14 · 08570 Torelló',
    'Asukoht: Vabriku põik 6, 71020 Viljandi',
    'Pakrantės g. 7, LT-59210 Birštonas (geltonas namelis)',
    'Gaujas iela 28, Cēsis, LV-4101',
    'Naslov: Mlinska pot 7, 1235 Radomlje',
    'Adres: Batıkent Mah. Sazova Cad. No: 112, Tepebaşı',
    'бул. „Витоша“ 12, София',
    '45 đường Hùng Vương',
    'Rue du Port 4',
    '12 Quay Street',
  ])('is found in %s', (text) => {
    expect(holdsStreet(text)).toBe(true)
  })

  it.each([
    'La plaça és plena de gent',
    'Els dissabtes de 9 a 14 h',
    'Tee endale 2 võileiba',
    'Kava v pot 2 €',
    'Улица без номера',
  ])('is not found in %s', (text) => {
    expect(holdsStreet(text)).toBe(false)
  })
})

describe('a line of an address', () => {
  it.each([
    'Carrer de la Font Vella, 14 · 08570 Torelló',
    'Gegužių g. 41A, LT-78354 Šiauliai',
    'Hafenstraße 12, 20457 Hamburg',
  ])('is %s', (text) => {
    expect(isAddressLine(text)).toBe(true)
  })

  it.each(['Plaça gran', 'Passeig amb barca: 12 € per persona', 'Setembre de 2024'])(
    'is not %s',
    (text) => {
      expect(isAddressLine(text)).toBe(false)
    },
  )
})
