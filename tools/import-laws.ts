/**
 * Who may import what: the directions of the architecture as patterns for the linter. A canary test
 * plants a violation of each.
 *
 * Packages are matched by `group` (gitignore syntax, where `!` takes back), relative paths by `regex`,
 * because groups do not match `../`. The linter's regular expressions know no look-around, so
 * "all but these" is written as the list of the others.
 */

interface Ban {
  readonly group?: readonly string[]
  readonly regex?: string
  readonly message: string
  /** `import type` costs nothing at run time. */
  readonly allowTypeImports?: boolean
}

export interface ImportLaw {
  readonly files: readonly string[]
  readonly bans: readonly Ban[]
}

/** Folders of functions/src that hold a feature, and the features that each may build on. */
const FUNCTION_FEATURES: Readonly<Record<string, readonly string[]>> = {
  usage: [],
  billing: ['usage'],
  chat: ['answers', 'usage'],
  knowledge: ['answers', 'usage'],
  channels: ['chat', 'usage'],
  accounts: ['billing', 'knowledge', 'channels', 'usage'],
  analytics: [],
  contact: [],
  demo: ['answers', 'chat'],
  newsletter: ['mail'],
  admin: [],
}
const FEATURE_NAMES = ['answers', ...Object.keys(FUNCTION_FEATURES)]

/** A relative import that climbs and then enters one of the folders. */
const climbsInto = (folders: readonly string[]): string => `^(\\.\\./)+(${folders.join('|')})/`

const WORKSPACES = [
  'benchmarks',
  'channels',
  'domain',
  'emulators',
  'functions',
  'tools',
  'web',
  'widget',
]

const otherWorkspaces = (own: string): Ban => ({
  // A feature of the functions is called as the workspace `channels` is.
  regex: climbsInto(
    WORKSPACES.filter((name) => name !== own && !(own === 'functions' && name === 'channels')),
  ),
  message: 'Workspaces meet in @docent/domain, @docent/channels and over HTTP.',
})

const functionFeature = ([name, mayUse]: [string, readonly string[]]): ImportLaw => ({
  files: [`functions/src/${name}/**`],
  bans: [
    {
      regex: '/(adapters|wiring)/|^(\\.\\./)+(config|index)\\.ts$',
      message: 'A use-case names a port; functions/src/wiring hands it the adapter.',
    },
    {
      group: ['firebase-admin', 'firebase-admin/**', 'firebase-functions', 'firebase-functions/**'],
      message: 'Firebase stays in the adapters, http and wiring.',
    },
    {
      regex: climbsInto(FEATURE_NAMES.filter((other) => other !== name && !mayUse.includes(other))),
      message: `Of the features, ${name} may build on: ${mayUse.join(', ') || 'none'}.`,
    },
    otherWorkspaces('functions'),
  ],
})

/** The engine's files `depth` folders below its own: they climb so far and no further. */
const engineAt = (depth: number): ImportLaw => ({
  files: [`functions/src/answers/${'*/'.repeat(depth)}*`],
  bans: [
    {
      group: [
        '*',
        '!@docent/domain/**',
        '!snowball-stemmers',
        '!@orama/stemmers/*',
        '!./**',
        ...(depth > 0 ? ['!../**'] : []),
        `${'../'.repeat(depth + 1)}**`,
      ],
      message: 'The engine is pure: it imports its own folder, the domain and stemmers.',
    },
  ],
})

const FUNCTION_LAWS: readonly ImportLaw[] = [
  ...[0, 1, 2].map(engineAt),
  ...Object.entries(FUNCTION_FEATURES).map(functionFeature),
  {
    files: ['functions/src/http/**'],
    bans: [
      {
        regex: climbsInto([...FEATURE_NAMES, 'adapters', 'wiring']),
        message: 'functions/src/http serves every feature and knows none.',
      },
    ],
  },
  {
    files: ['functions/src/adapters/**'],
    bans: [
      {
        // Ends in anything but `port.ts` or `ports.ts`.
        regex: `^(\\.\\./)+(${Object.keys(FUNCTION_FEATURES).join('|')})/.*([^st]|[^r]t|[^t]s|[^r]ts)\\.ts$`,
        message: 'Of a feature, an adapter knows the ports and nothing else.',
      },
      {
        regex: climbsInto(['wiring']),
        message: 'Adapters are wired together in functions/src/wiring.',
      },
      otherWorkspaces('functions'),
    ],
  },
]

const NO_REACTFIRE: Ban = {
  group: ['reactfire', 'reactfire/**', 'rxfire', 'rxfire/**'],
  message: 'Live data comes from web/src/shared/live.ts.',
}
const WEB_FEATURE_BANS: readonly Ban[] = [
  {
    regex: '^\\.\\./[^.]|/features/',
    message: 'Features never import each other; web/src/app composes them.',
  },
  {
    // Of web/src/app, anything that does not begin with "paths".
    regex: '/pages/|/app/([^p]|p[^a]|pa[^t])',
    message: 'Of the app, a feature knows the paths and nothing else.',
  },
  NO_REACTFIRE,
]
const SHARED_KNOWS_NONE: Ban = {
  regex: '/(app|features|pages)/',
  message: 'web/src/shared serves every feature and knows none.',
}

const WEB_LAWS: readonly ImportLaw[] = [
  {
    files: ['web/src/pages/**'],
    bans: [
      {
        group: ['firebase', 'firebase/**', '@firebase/**', 'reactfire', 'rxfire', 'rxfire/**'],
        message: 'Public pages load without Firebase.',
      },
      {
        regex: '/shared/(firebase|firestore|live|owner-data|owner-client|records|commit)\\.ts$',
        message: 'Public pages load without Firebase.',
      },
      { regex: '/features/', message: 'Features are composed in web/src/app.' },
    ],
  },
  {
    files: ['web/src/features/*/*'],
    bans: [
      ...WEB_FEATURE_BANS,
      {
        group: ['firebase', 'firebase/**'],
        allowTypeImports: true,
        message: 'All reads and writes of a feature stand in its api.ts.',
      },
    ],
  },
  {
    files: [
      'web/src/features/*/api.ts',
      'web/src/features/auth/{session-provider,owner-session}.tsx',
    ],
    bans: WEB_FEATURE_BANS,
  },
  { files: ['web/src/shared/**'], bans: [SHARED_KNOWS_NONE, NO_REACTFIRE] },
  { files: ['web/src/shared/live.ts'], bans: [SHARED_KNOWS_NONE] },
  {
    files: ['web/src/app/**'],
    bans: [
      {
        group: ['firebase', 'firebase/**', 'rxfire', 'rxfire/**'],
        allowTypeImports: true,
        message: 'Firebase is set up in web/src/shared/firebase.ts.',
      },
    ],
  },
]

/** What a channel may import besides `more`. */
const channelImports = (...more: readonly string[]): Ban => ({
  group: ['*', '!yup', '!@docent/domain/**', '!./**', '!../**', ...more],
  message: 'Functions, app and emulators read the channels; these know the domain alone.',
})

const NODE = ['!node:*', '!node:*/**']

const CHANNEL_LAWS: readonly ImportLaw[] = [
  { files: ['channels/**'], bans: [otherWorkspaces('channels'), channelImports(...NODE)] },
  {
    files: ['channels/stand-ins.ts', 'channels/*/stand-in/**'],
    bans: [
      {
        regex: climbsInto(WORKSPACES.filter((name) => name !== 'channels' && name !== 'emulators')),
        message: 'A stand-in uses what all stand-ins share, and nothing else of the product.',
      },
      channelImports(...NODE),
    ],
  },
  {
    files: ['channels/{about,list,texts,form-schema}.ts', 'channels/*/about.ts'],
    bans: [
      otherWorkspaces('channels'),
      {
        regex: '/(platforms?|call-platform|api|stand-ins?)\\.ts$',
        message: 'What everybody may know of a channel also runs in a browser.',
      },
      channelImports(),
    ],
  },
]

/** Later laws replace earlier ones for a file that both name. */
export const IMPORT_LAWS: readonly ImportLaw[] = [
  {
    files: ['domain/src/**'],
    bans: [
      // Before the group: what a `!` takes back there is not looked at again.
      {
        regex: '^\\.\\./\\.\\./|^\\.\\./(src|package)',
        message: 'The domain imports nothing outside its source.',
      },
      {
        group: ['*', '!yup', '!./**', '!../**'],
        message: 'The domain is pure: it imports yup and itself.',
      },
    ],
  },
  ...CHANNEL_LAWS,
  ...FUNCTION_LAWS,
  {
    files: ['widget/src/**'],
    bans: [
      {
        group: [
          '*',
          '!./**',
          ...['accent-colors', 'chat', 'bots', 'channels', 'routes', 'messages/widget'].map(
            (name) => `!@docent/domain/${name}`,
          ),
        ],
        allowTypeImports: true,
        message: 'Of the domain, the widget imports what it needs without yup; nothing installed.',
      },
      otherWorkspaces('widget'),
    ],
  },
  ...WEB_LAWS,
  {
    files: ['emulators/**'],
    bans: [
      {
        regex: '/(functions|web|widget)/src/',
        message: "The emulators' tests talk to the rest over HTTP.",
      },
    ],
  },
]
