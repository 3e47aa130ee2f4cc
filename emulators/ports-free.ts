import { createServer } from 'node:net'
import { HOST, MAX_OFFSET, type Ports, portOffset, shiftPorts } from './ports.ts'
import { SetupError } from './setup-error.ts'

/** @returns the names of the ports that something else is listening on */
export async function findTakenPorts(wanted: Partial<Ports>): Promise<string[]> {
  const checks = Object.entries(wanted).map(async ([name, port]) =>
    (await isFree(port)) ? [] : [`${name} (${port})`],
  )
  return (await Promise.all(checks)).flat()
}

/** @throws SetupError when one of the ports is taken */
export async function requireFreePorts(wanted: Partial<Ports>): Promise<void> {
  const taken = await findTakenPorts(wanted)
  if (taken.length === 0) return
  throw new SetupError(
    `In use by another program: ${taken.join(', ')}; stop it, or shift all ports with DOCENT_PORT_OFFSET=${(portOffset + 10_000) % MAX_OFFSET}.`,
  )
}

/**
 * Finds a shift at which every port is free, beginning with `first`.
 * Stays below 32768, where Linux hands out the ports of outgoing connections.
 * @throws SetupError when none of the shifts is free
 */
export async function findFreeOffset(first = 20_000): Promise<number> {
  for (let offset = first; offset < first + 3000; offset += 110) {
    if ((await findTakenPorts(shiftPorts(offset))).length === 0) return offset
  }
  throw new SetupError('No free ports for the emulators: stop other suites, then try again.')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen({ port, host: HOST, exclusive: true }, () => server.close(() => done(true)))
  })
}
