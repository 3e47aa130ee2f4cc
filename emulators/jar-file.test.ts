import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { buildJar, formatManifest } from './jar-file.ts'

describe('a jar', () => {
  test('is a zip archive whose first entry is the manifest', () => {
    const classes = [{ name: 'Main.class', data: Buffer.from('bytes of a class') }]
    const entries = unzipSync(buildJar({ 'Main-Class': 'Main' }, classes))
    expect(Object.keys(entries)).toEqual(['META-INF/MANIFEST.MF', 'Main.class'])
    expect(Buffer.from(entries['Main.class'] ?? []).toString()).toBe('bytes of a class')
  })

  test('has a manifest without lines of more than 72 bytes, and no text is lost', () => {
    const path = `file:///${'folder/'.repeat(40)}emulator.jar`
    const manifest = formatManifest({ 'Class-Path': path })
    const lines = manifest.split('\r\n')
    expect(Math.max(...lines.map((line) => line.length + 2))).toBeLessThanOrEqual(72)
    expect(manifest.replaceAll('\r\n ', '')).toContain(`Class-Path: ${path}\r\n`)
  })
})
