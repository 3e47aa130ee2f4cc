/** One text of firestore.rules replaced by another, and the case that notices: `<table>: <title>`. */
interface Alteration {
  readonly find: string
  readonly replacement: string
  readonly caughtBy: string
}

const alter = (find: string, replacement: string, caughtBy: string): Alteration => ({
  find,
  replacement,
  caughtBy,
})

/** Weakenings other than a condition that is left out. */
export const ALTERATIONS: readonly Alteration[] = [
  alter("'Starter': 3", "'Starter': 4", 'caps: Starter: bot number 4'),
  alter("'Starter': 3", "'Starter': 2", 'caps: Starter: bot number 3'),
  alter("'Professional': 10", "'Professional': 11", 'caps: Professional: bot number 11'),
  alter("'Enterprise': -1", "'Enterprise': 100", 'caps: Enterprise: bot number 100001'),
  alter('.get(tierOf(uid), 1)', '.get(tierOf(uid), 2)', 'caps: Free: bot number 2'),
  alter('.get(tierOf(uid), 1)', '.get(tierOf(uid), 0)', 'caps: Free: bot number 1'),
  alter(
    "data.subscription_tier : 'Free'",
    "data.subscription_tier : request.auth.token.get('subscription_tier', 'Free')",
    'forged plans: a tier that only the token claims',
  ),
  alter(
    'exists(counter) ? get(counter).data.bots : 0',
    'get(counter).data.bots',
    'chatbots: the first bot and its counter in one commit by its owner',
  ),
  alter(
    'data.bots is int',
    'data.bots is number',
    'bot_counters: a second bot with a counter that is a whole double',
  ),
  alter('count <= max', 'count <= max + 1', 'caps: Starter: bot number 4'),
  alter('count <= max', '!(count > max + 1)', 'caps: Free: bot number 2'),
  alter('size() <= maxLength', 'size() <= maxLength + 1', 'chatbots: create, name: too long'),
  alter('isTitle(data.name, 100)', 'isTitle(data.name, 101)', 'chatbots: create, name: too long'),
  alter(
    'isText(data.description, 4000)',
    'isText(data.description, 4001)',
    'chatbots: create, description: too long',
  ),
  alter(
    'step_data.size() <= 20',
    'step_data.size() <= 21',
    'onboarding_progress: create with data of 21 keys',
  ),
  alter(
    "request.auth.uid + '_3']",
    "request.auth.uid + '_3', request.auth.uid + '_4']",
    'onboarding_progress: create under a step past the last',
  ),
  alter(
    "&& rowId in [request.auth.uid + '_0', request.auth.uid + '_1',\n          request.auth.uid + '_2', request.auth.uid + '_3']",
    "&& rowId.matches(request.auth.uid + '_.*')",
    'missing documents: a step of an account whose id begins alike that is not there: get',
  ),
  alter(
    '[0-9A-Fa-f]{6}',
    '[0-9A-Fa-f]{3,8}',
    'chatbots: create, configuration.primaryColor: short',
  ),
  alter('{1,64}$', '{1,128}$', 'chatbots: create under an id of 65 characters'),
  alter(
    "'updated_at']);\n    }\n\n    function isBot",
    "'updated_at', 'name']);\n    }\n\n    function isBot",
    'above the cap: above the cap: a bot is renamed',
  ),
  alter(
    'match /profiles/{uid} {',
    'match /profiles/{uid} {\n      allow list: if isSignedIn();',
    "reads: profiles: list of everyone's by its owner",
  ),
  alter(
    'match /profiles/{uid} {',
    'match /profiles/{uid} {\n      allow delete: if isOwner(uid);',
    'profiles: delete by its owner',
  ),
  alter(
    'match /bot_counters/{uid} {',
    'match /bot_counters/{uid} {\n      allow delete: if isOwner(uid);',
    'bot_counters: a counter deleted',
  ),
  alter(
    'match /subscribers/{uid} {',
    'match /subscribers/{uid} {\n      allow create, update: if isOwner(uid);',
    'server-only writes: subscribers: create by its owner',
  ),
  alter(
    'match /knowledge_base/{rowId} {',
    'match /knowledge_base/{rowId} {\n      allow delete: if ownsDocument();',
    'server-only writes: knowledge_base: delete by its owner',
  ),
  alter(
    'match /months/{month} {',
    'match /months/{month} {\n      allow write: if isOwner(uid);',
    'subcollections: a month of usage: update by its owner',
  ),
  alter(
    'match /days/{day} {',
    'match /days/{day} {\n      allow write: if isOwner(uid);',
    'subcollections: a day of usage: update by its owner',
  ),
  alter(
    'match /{document=**} {\n      allow read, write: if false;',
    'match /{document=**} {\n      allow read: if isSignedIn() && resource.data.user_id == request.auth.uid;',
    'reads: chatbots: list across parents by its owner',
  ),
]
