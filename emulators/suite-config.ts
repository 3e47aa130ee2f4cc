import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ports } from './ports.ts'

interface PortEntry {
  port?: number
  websocketPort?: number
}

interface FirebaseConfig {
  emulators: Record<string, PortEntry | boolean>
}

/** The emulators' ports as `firebase.json` writes them down, under the names of the table of ports. */
export function portsOfConfig(config: FirebaseConfig): Record<string, number> {
  const found: Record<string, number> = {}
  for (const [name, entry] of Object.entries(config.emulators)) {
    if (typeof entry === 'boolean') continue
    if (entry.port !== undefined) found[name] = entry.port
    if (entry.websocketPort !== undefined) found[`${name}Websocket`] = entry.websocketPort
  }
  return found
}

/** The same configuration with the ports of a table; names that the table lacks keep theirs. */
export function withPorts<Config extends FirebaseConfig>(config: Config, ports: Ports): Config {
  const table: Record<string, number> = ports
  const emulators = Object.entries(config.emulators).map(([name, entry]) => {
    if (typeof entry === 'boolean') return [name, entry]
    const port = table[name] ?? entry.port
    const websocketPort = table[`${name}Websocket`] ?? entry.websocketPort
    return [
      name,
      {
        ...entry,
        ...(port === undefined ? {} : { port }),
        ...(websocketPort === undefined ? {} : { websocketPort }),
      },
    ]
  })
  return { ...config, emulators: Object.fromEntries(emulators) }
}

/**
 * Writes the configuration of a shifted suite beside `firebase.json`, because the paths inside are
 * relative to it.
 * @returns the configuration file to start the emulators with
 */
export function writeSuiteConfig(root: string, offset: number, ports: Ports): string {
  const path = join(root, 'firebase.json')
  if (offset === 0) return path
  const config = JSON.parse(readFileSync(path, 'utf8')) as FirebaseConfig
  const shifted = join(root, `firebase.shifted-${offset}.json`)
  writeFileSync(shifted, `${JSON.stringify(withPorts(config, ports), null, 2)}\n`)
  return shifted
}
