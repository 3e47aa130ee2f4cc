import { expect, test } from 'vitest'
import { EMULATOR_PORTS, emulatorsOf } from './emulator-ports.ts'

/** As text: the web app imports nothing from the launcher. */
const { default: launcherPorts } = await import('../../../emulators/ports.ts?raw')

test.each(Object.entries(EMULATOR_PORTS))('%s has the port of the launcher', (name, port) => {
  const line = new RegExp(`^  ${name}: ([\\d_]+),$`, 'm').exec(launcherPorts)
  expect(Number(line?.[1]?.replaceAll('_', ''))).toBe(port)
})

test('a page on the launcher’s own port finds the emulators unshifted', () => {
  expect(emulatorsOf({ hostname: '127.0.0.1', port: '5000' })).toEqual({
    host: '127.0.0.1',
    auth: 9099,
    firestore: 8085,
  })
})

test('a shifted page finds the emulators shifted by the same number', () => {
  expect(emulatorsOf({ hostname: 'localhost', port: '6000' })).toEqual({
    host: 'localhost',
    auth: 10099,
    firestore: 9085,
  })
})

test('a page from anywhere else talks to the real services', () => {
  expect(emulatorsOf({ hostname: 'docent.example', port: '' })).toBeNull()
})
