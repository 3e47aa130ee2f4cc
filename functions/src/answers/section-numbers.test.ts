import { describe, expect, it } from 'vitest'
import { sectionNumberLength } from './section-numbers.ts'

const lengthIn = (text: string, around: string, language = 'en'): number =>
  sectionNumberLength(text, around, language)

describe('sectionNumberLength', () => {
  it.each([
    ['9.4 Skates are lent out.', '9.3 No dogs.\n9.4 Skates are lent out.', 4],
    ['9.1 Skates are lent out.', '9. LENDING\n9.1 Skates are lent out.', 4],
    ['3. Press the button.', '2. Open the lid.\n3. Press the button.', 3],
    ['(2) The key is kept.', '(2) The key is kept.\n(3) The door is shut.', 4],
    ['b) Bring a towel.', 'a) Wear shoes.\nb) Bring a towel.', 3],
    ['§ 8 Hunde bleiben draußen.', '§ 7 Grillen\n§ 8 Hunde bleiben draußen.', 4],
    ['2 玄関は午後11時に閉めます。', '1 鍵は返します。\n2 玄関は午後11時に閉めます。', 2],
    ['8.A.1 What is covered', '8.A.1 What is covered\n8.A.2 What is not covered', 6],
    ['8.A.1 What is covered', '8.A Cancellation\n8.A.1 What is covered', 6],
    ['7.2 The mark is 50.', '7.2 The mark is 50.\n7.3 The degree is given.', 4],
  ])('takes the number off %j', (text, around, length) => {
    expect(lengthIn(text, around)).toBe(length)
  })

  it.each([
    ['without neighbours', '9.4 Skates are lent out.', '9.4 Skates are lent out.\n12 pairs.'],
    ['of a quantity', '2 adults: £9', '1 adult: £5\n2 adults: £9'],
    ['of what is told from others by it', '2. Floor: dentist', '1. Floor: shop\n2. Floor: dentist'],
    [
      'before a small letter',
      '2. března je zavřeno.',
      '1. března je otevřeno.\n2. března je zavřeno.',
    ],
    ['of another form', '2. Open the lid.', '1) Close the lid.\n3) Turn it.'],
  ])('keeps a number %s', (_, text, around) => {
    expect(lengthIn(text, around)).toBe(0)
  })
})
