// `npm run deploy -- --project <id> [--only hosting,functions]`: builds (by the predeploy hooks of
// firebase.json) and deploys to Firebase.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installed, root, runStep } from './run-step.ts'

const TIMEOUT_MS = 30 * 60_000

/**
 * @param args what stands behind `npm run deploy --`
 * @param defaultProject of `.firebaserc`
 * @returns the arguments of the Firebase CLI, or `null` when no project to deploy to is named
 */
export function deployArguments(
  args: readonly string[],
  defaultProject: string | undefined,
): string[] | null {
  const at = args.findIndex((argument) => ['--project', '-P'].includes(argument))
  const named = at >= 0 ? args[at + 1] : args.find((argument) => argument.startsWith('--project='))
  const project = named?.replace(/^--project=/, '') ?? defaultProject
  // firebase-tools never sends anything to a project whose name begins so.
  if (!project || project.startsWith('-') || project.startsWith('demo-')) return null
  const rest = args.filter(
    (argument, index) =>
      !(at >= 0 && (index === at || index === at + 1)) && !argument.startsWith('--project='),
  )
  return ['deploy', '--project', project, ...rest]
}

function readDefaultProject(): string | undefined {
  const file = JSON.parse(readFileSync(join(root, '.firebaserc'), 'utf8')) as {
    projects?: { default?: string }
  }
  return file.projects?.default
}

if (import.meta.main) {
  const args = deployArguments(process.argv.slice(2), readDefaultProject())
  if (!args) {
    console.error(
      'Name the Firebase project to deploy to: npm run deploy -- --project <project id>, or set it as "default" in .firebaserc.',
    )
    process.exit(1)
  }
  const script = installed('firebase-tools/lib/bin/firebase.js')
  process.exitCode = (await runStep({ script, args, timeoutMs: TIMEOUT_MS, live: true })).code
}
