import { type Server, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { findFreeOffset, findTakenPorts, requireFreePorts } from './ports-free.ts'
import { HOST, shiftPorts } from './ports.ts'
import { SetupError } from './setup-error.ts'

const servers: Server[] = []

const occupy = (port: number): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(port, HOST, () => {
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : 0)
    })
    servers.push(server)
  })

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done))))
})

test('names the port that another program listens on, and what to do', async () => {
  const port = await occupy(0)
  const attempt = requireFreePorts({ hosting: port })
  await expect(attempt).rejects.toThrow(SetupError)
  await expect(attempt).rejects.toThrow(
    new RegExp(`^In use by another program: hosting \\(${port}\\); stop it, or .*\\.$`),
  )
})

test('passes over a shift at which a single port is taken', async () => {
  const free = await findFreeOffset(25_000)
  await occupy(shiftPorts(free).storage)
  const next = await findFreeOffset(free)
  expect(next).toBeGreaterThan(free)
  expect(await findTakenPorts(shiftPorts(next))).toEqual([])
})
