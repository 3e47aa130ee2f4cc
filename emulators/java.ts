import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { SetupError } from './setup-error.ts'

/** firebase-tools refuses older ones. */
const OLDEST_JAVA = 21
const isWindows = process.platform === 'win32'
const executable = (name: string): string => (isWindows ? `${name}.exe` : name)

export interface Java {
  /** Folder of `java`, and of `javac` where a whole JDK is installed. */
  bin: string
  major: number
}

/**
 * Finds Java on PATH, by JAVA_HOME or where packages put it.
 * @throws SetupError when there is none of version 21 or newer
 */
export function findJava(): Java {
  for (const bin of new Set(candidateFolders())) {
    if (!existsSync(join(bin, executable('java')))) continue
    const major = majorVersion(join(bin, executable('java')))
    if (major >= OLDEST_JAVA) return { bin, major }
  }
  throw new SetupError(
    `The Firebase emulators need Java ${OLDEST_JAVA} or newer: install a JDK (for example from https://adoptium.net), or name one with JAVA_HOME.`,
  )
}

function candidateFolders(): string[] {
  const home = process.env['JAVA_HOME']
  const installed = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .toSorted()
        .toReversed()
        .flatMap((name) => [join(folder, name, 'bin'), join(folder, name, 'Contents/Home/bin')]),
    )
  return [
    ...(home ? [join(home, 'bin')] : []),
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
    ...installed,
    '/opt/homebrew/opt/openjdk/bin',
  ]
}

function majorVersion(java: string): number {
  const { stdout, stderr, error } = spawnSync(java, ['-version'], { encoding: 'utf8' })
  if (error) return 0
  return Number(/version "(\d+)/.exec(stderr + stdout)?.[1] ?? 0)
}

/**
 * Writes a `java` command that starts short-lived JVMs in half the CPU time (C1 compiler only).
 *
 * A command rather than JDK_JAVA_OPTIONS: the JVM announces that variable on stderr, and the Storage
 * emulator reports whatever its rules runtime prints there as an error.
 * @returns the folders to put before PATH
 */
export function writeJavaCommand(java: Java, folder: string): string[] {
  if (isWindows) return [java.bin]
  const options = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']
  if (java.major >= 23) options.push('--sun-misc-unsafe-memory-access=allow')
  mkdirSync(folder, { recursive: true })
  const script = `#!/bin/sh\nexec '${join(java.bin, 'java')}' ${options.join(' ')} "$@"\n`
  writeFileSync(join(folder, 'java'), script, { mode: 0o755 })
  return [folder, java.bin]
}

/**
 * Compiles Java sources.
 * @param classPath a jar that the sources are compiled against
 * @throws SetupError when only a runtime (JRE) is installed
 */
export function compileJava(
  java: Java,
  { sources, classPath, target }: { sources: string[]; classPath: string; target: string },
): void {
  const javac = join(java.bin, executable('javac'))
  if (!existsSync(javac)) {
    throw new SetupError(
      `${java.bin} holds a Java runtime without a compiler: install the JDK of version ${OLDEST_JAVA} or newer.`,
    )
  }
  const flags = ['-J-XX:TieredStopAtLevel=1', '-J-XX:+UseSerialGC', '-proc:none', '-nowarn']
  const { status, error, stderr } = spawnSync(
    javac,
    [...flags, '-cp', classPath, '-d', target, ...sources],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`javac failed: ${error?.message ?? stderr}`)
}
