// `npm run deploy -- --project <id> [--only hosting,functions]`: builds (by the predeploy hooks of
// firebase.json) and deploys to Firebase.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installed, root, runStep } from './run-step.ts'
import { siteOperator } from './site-facts.ts'

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

/** Whether the public pages are among what is deployed; `args` as `deployArguments` gives them. */
export function deploysSite(args: readonly string[]): boolean {
  const only = args.find((_, index) => args[index - 1] === '--only') ?? 'hosting'
  return only.split(',').some((target) => target.split(':')[0] === 'hosting')
}

/** @returns why the public pages may not be deployed, in a sentence; `null` where they may */
function refusalOfSite([, , project]: readonly string[]): string | null {
  try {
    siteOperator({ ...process.env, GCLOUD_PROJECT: project })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
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
  const refusal = deploysSite(args) ? refusalOfSite(args) : null
  if (refusal !== null) {
    console.error(refusal)
    process.exit(1)
  }
  const script = installed('firebase-tools/lib/bin/firebase.js')
  process.exitCode = (await runStep({ script, args, timeoutMs: TIMEOUT_MS, live: true })).code
}
