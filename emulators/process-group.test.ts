import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startProcessGroup } from './process-group.ts'

const start = (script: string) =>
  startProcessGroup(process.execPath, ['-e', script], {
    cwd: import.meta.dirname,
    env: process.env,
    captureOutput: true,
  })

/** Starts a grandchild that ignores polite signals, prints its id and stays up. */
const WITH_STUBBORN_CHILD = `
  const { spawn } = require('node:child_process')
  const stubborn = "process.on('SIGTERM', () => {}); process.on('SIGINT', () => {}); console.log(process.pid); setInterval(() => {}, 1000)"
  spawn(process.execPath, ['-e', stubborn], { stdio: 'inherit', detached: true })
`

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const firstLine = (output: NodeJS.ReadableStream | null): Promise<string> =>
  new Promise((done) => output?.once('data', (chunk: Buffer) => done(chunk.toString().trim())))

test('gives the exit code of the program and its output', async () => {
  const group = start("console.log('hello'); process.exitCode = 7")
  if (!group.output) throw new Error('The output was not captured')
  expect(await text(group.output)).toBe('hello\n')
  expect(await group.exited).toBe(7)
  expect(group.isStopping()).toBe(false)
})

test('leaves no process behind, not even one that ignores signals', async () => {
  const group = start(`${WITH_STUBBORN_CHILD}; process.on('SIGINT', () => process.exit(0))`)
  const stubborn = Number(await firstLine(group.output))
  expect(isRunning(stubborn)).toBe(true)
  await group.stop()
  expect(isRunning(stubborn)).toBe(false)
}, 20_000)

test('leaves no process behind when the program dies by itself', async () => {
  const group = start(`${WITH_STUBBORN_CHILD}; setTimeout(() => process.exit(3), 1500)`)
  const stubborn = Number(await firstLine(group.output))
  group.noteDescendants()
  expect(await group.exited).toBe(3)
  expect(isRunning(stubborn)).toBe(false)
}, 20_000)

test('tells the program once, however often it is asked to stop', async () => {
  const group = start(`
    let signals = 0
    process.on('SIGINT', () => { signals++; setTimeout(() => process.exit(signals), 500) })
    setInterval(() => {}, 1000)
    console.log('ready')
  `)
  await firstLine(group.output)
  expect(await Promise.all([group.stop(), group.stop(), group.stop()])).toEqual([1, 1, 1])
  expect(group.isStopping()).toBe(true)
}, 20_000)
