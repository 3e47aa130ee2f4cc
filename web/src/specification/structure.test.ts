import { beforeEach, expect, test } from 'vitest'
import { prepareWindow } from '../testing/open-app.tsx'
import { structureFaults } from './structure.ts'

beforeEach(prepareWindow)

test('a fault of structure is found, and the same shape is looked at once', async () => {
  document.body.innerHTML = '<main><button></button><input id="name"></main>'
  const faults = await structureFaults()
  expect(faults).toContainEqual(expect.stringContaining('button-name'))
  expect(faults).toContainEqual(expect.stringContaining('label'))
  expect(await structureFaults()).toEqual([])
})

test('what is sound has none', async () => {
  document.body.innerHTML = '<main><button>Save</button><label>Name <input></label></main>'
  expect(await structureFaults()).toEqual([])
})
