import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCounts, countTests } from './test-count.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-count-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function report(passed: number, failed: number, unloadedFiles = 0): string {
  const path = join(folder, 'report.json')
  const unloaded = { status: 'failed', assertionResults: [] }
  const testResults = [
    { status: failed > 0 ? 'failed' : 'passed', assertionResults: [{}] },
    ...Array.from({ length: unloadedFiles }, () => unloaded),
  ]
  writeFileSync(
    path,
    JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults }),
  )
  return path
}

test('counts the tests that passed and failed', () => {
  expect(countTests(report(40, 2), 1)).toEqual({ passed: 40, failed: 2 })
})

test('counts a file that could not be loaded as a failure', () => {
  expect(countTests(report(40, 0, 1), 1)).toEqual({ passed: 40, failed: 1 })
})

test('counts a run that failed outside of its tests as a failure', () => {
  expect(countTests(report(40, 0), 1)).toEqual({ passed: 40, failed: 1 })
})

test('counts a run that wrote no report as a failure', () => {
  expect(countTests(join(folder, 'missing.json'), 0)).toEqual({ passed: 0, failed: 1 })
})

test('adds counts', () => {
  const counts = [
    { passed: 1, failed: 0 },
    { passed: 40, failed: 2 },
  ]
  expect(addCounts(counts)).toEqual({ passed: 41, failed: 2 })
})
