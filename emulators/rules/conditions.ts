/** Conditions that say what another one implies; they stand for the reader. */
export const IMPLIED: Readonly<Record<string, string>> = {
  'isSignedIn: request.auth != null': 'the id of no account cannot be read, which denies as well',
  '/bot_counters/{uid} create: request.resource.data.bots == 1':
    'the bot that is paid for checks the number from its end',
  '/bot_counters/{uid} update: request.resource.data.bots == resource.data.bots + 1':
    'the bot that is paid for checks the number from its end',
  '/bot_counters/{uid} update: request.resource.data.bots == resource.data.bots - 1':
    'the bot that is given back checks the number from its end',
}

/**
 * Every other condition of firestore.rules, and the case that goes wrong without it, as
 * `<table>: <title>`. A condition that is not listed fails the suite; so does a listed one that
 * its case does not need.
 */
export const CAUGHT_BY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  isSignedIn: {
    'isDocumentId(request.auth.uid)': 'profiles: get by an account whose id is one with a dot',
    "!exists(at('deleted_users', request.auth.uid))":
      'reads: profiles: get with the token of a deleted account',
  },
  isOwner: {
    'isSignedIn()': 'reads: usage: get with the token of a deleted account',
    'request.auth.uid == uid': 'reads: profiles: get by another account',
  },
  ownsDocument: {
    'isOwner(resource.data.user_id)': 'reads: chatbots: get by another account',
  },
  keepsOwner: {
    'ownsDocument()': 'chatbots: update by another account',
    'request.resource.data.user_id == resource.data.user_id': 'chatbots: give a bot away',
  },
  isDocumentId: {
    "id.matches('^[A-Za-z0-9_-]{1,64}$')": 'chatbots: create under an id of markup',
  },
  isText: {
    'value is string': 'chatbots: create, description: a list',
    'value.size() <= maxLength': 'chatbots: create, description: too long',
  },
  isTitle: {
    'isText(value, maxLength)': 'chatbots: create, name: too long',
    'value.trim().size() > 0': 'chatbots: create, name: blank',
  },
  isCreatedNow: {
    'request.resource.data.created_at == request.time':
      'chatbots: create with a past time of creation',
    'request.resource.data.updated_at == request.time': 'chatbots: create, updated_at: in the past',
  },
  isUpdatedNow: {
    'request.resource.data.created_at == resource.data.created_at':
      'chatbots: update of the time of creation',
    'request.resource.data.updated_at == request.time':
      'chatbots: update, updated_at: in the future',
  },
  isInForce: {
    "subscription.get('subscribed', false) == true":
      'subscriptions not in force: past the free allowance, a subscription that is not subscribed',
    "subscription.get('subscription_end', null) is timestamp":
      'subscriptions not in force: within the free allowance, a subscription whose end is a word',
    'subscription.subscription_end > request.time':
      'subscriptions not in force: past the free allowance, a subscription that has ended',
    "subscription.get('subscription_tier', null) is string":
      'subscriptions not in force: within the free allowance, a subscription whose tier is missing',
  },
  tierOf: { 'exists(row)': 'caps: Free: bot number 1' },
  isWithin: {
    'max == -1': 'caps: Starter: bot number 4',
    'count <= max': 'caps: Free: bot number 2',
  },
  isCounted: {
    "getAfter(at('bot_counters', uid)).data.bots == countedBots(uid) + step":
      'bot_counters: a bot made again on the payment that once made it',
    "getAfter(at('bot_counters', uid)).data.last_bot == botId":
      'bot_counters: two bots on one payment',
  },
  paysForNewBot: {
    "!exists(at('chatbots', botId))": 'bot_counters: a step up for a bot that is there already',
    "existsAfter(at('chatbots', botId))": 'bot_counters: a step up without a bot',
  },
  returnsOldBot: {
    "exists(at('chatbots', botId))":
      'bot_counters: a step down in the name of a bot that never was',
    "!existsAfter(at('chatbots', botId))": 'bot_counters: a step down without a deletion',
  },
  isCounter: {
    "data.keys().hasOnly(['bots', 'last_bot', 'updated_at'])":
      'bot_counters: a first counter of one field too many',
    'data.bots is int': 'bot_counters: a second bot with a counter that is a whole double',
    'data.bots >= 0': 'bot_counters: the last bot deleted with a counter of nought already',
    'data.updated_at == request.time': 'bot_counters: a first counter of a past time',
  },
  withinCap: {
    "isWithin(getAfter(at('bot_counters', uid)).data.bots, maxBots(uid))":
      'caps: Professional: bot number 11',
  },
  mayEdit: {
    'isWithin(countedBots(uid), maxBots(uid))': 'above the cap: above the cap: a bot is renamed',
    "request.resource.data.diff(resource.data).affectedKeys() .hasOnly(['is_active', 'updated_at'])":
      'above the cap: above the cap: a bot is switched off and renamed',
  },
  isBot: {
    "data.keys().hasOnly(['id', 'user_id', 'name', 'description', 'is_active', 'configuration', 'created_at', 'updated_at'])":
      'chatbots: create, a field too many',
    'data.id == botId': 'chatbots: create, id: of another bot',
    'isTitle(data.name, 100)': 'chatbots: create, name: empty',
    'isText(data.description, 4000)': 'chatbots: create, description: a map',
    'data.is_active is bool': 'chatbots: create, is_active: a word',
    'isConfiguration(data.configuration)': 'chatbots: create, a setting too many',
  },
  isConfiguration: {
    "data.keys().hasOnly(['knowledgeBaseId', 'systemMessage', 'primaryColor', 'welcomeMessage', 'fallbackMessage', 'personality', 'websiteUrl', 'synonyms', 'suggestedQuestions', 'isShared', 'allowedSites'])":
      'chatbots: create, a setting too many',
    'isText(data.systemMessage, 4000)': 'chatbots: create, configuration.systemMessage: too long',
    "data.primaryColor.matches('^#[0-9A-Fa-f]{6}$')":
      'chatbots: create, configuration.primaryColor: with a style after it',
    'isText(data.welcomeMessage, 1000)': 'chatbots: create, configuration.welcomeMessage: too long',
    'isText(data.fallbackMessage, 1000)':
      'chatbots: create, configuration.fallbackMessage: too long',
    "data.personality in ['professional', 'friendly', 'casual', 'technical']":
      'chatbots: create, configuration.personality: unknown',
    'isText(data.websiteUrl, 2000)': 'chatbots: create, configuration.websiteUrl: too long',
    "data.websiteUrl.matches('^([Hh][Tt][Tt][Pp][Ss]?://\\\\S+)?$')":
      'chatbots: create, configuration.websiteUrl: a script',
    "isSynonyms(data.get('synonyms', ''))":
      'chatbots: create, configuration.synonyms: a line with 21 words',
    "data.get('suggestedQuestions', '').matches('^[^\\n]{0,60}(\\n[^\\n]{0,60}){0,3}$')":
      'chatbots: create, configuration.suggestedQuestions: too long',
    "data.get('isShared', false) is bool": 'chatbots: create, configuration.isShared: a word',
    "isSites(data.get('allowedSites', ''))":
      'chatbots: create, configuration.allowedSites: an address with a path',
  },
  isSynonyms: {
    'isText(value, 4000)': 'chatbots: create, configuration.synonyms: too long',
    "value.matches('^([^\\n]*\\n){0,99}[^\\n]*$')":
      'chatbots: create, configuration.synonyms: too many lines',
    "value.matches('^([ \\t\\r]*|[^,=\\n]*([,=][^,=\\n]*){1,19})(\\n([ \\t\\r]*|[^,=\\n]*([,=][^,=\\n]*){1,19}))*$')":
      'chatbots: create, configuration.synonyms: a line with one word',
  },
  isSites: {
    'isText(value, 2000)': 'chatbots: create, configuration.allowedSites: too long',
    "value.matches('^[ \\t]*(([Hh][Tt][Tt][Pp][Ss]?://)?([*][.])?[A-Za-z0-9-]+([.][A-Za-z0-9-]+)*(:[0-9]{1,5})?/?)?[ \\t\\r]*(\\n[ \\t]*(([Hh][Tt][Tt][Pp][Ss]?://)?([*][.])?[A-Za-z0-9-]+([.][A-Za-z0-9-]+)*(:[0-9]{1,5})?/?)?[ \\t\\r]*){0,19}$')":
      'chatbots: create, configuration.allowedSites: an address with a path',
  },
  linksOwnBase: {
    "baseId == ''": 'chatbots: create, a base that does not exist',
    "get(at('knowledge_base', baseId)).data.user_id == uid":
      "chatbots: create, linked to another account's base",
    "get(at('knowledge_base', baseId)).data.file_type == 'knowledge_base'":
      'chatbots: create, linked to a file, not a base',
  },
  keepsBase: {
    'request.resource.data.configuration.knowledgeBaseId == resource.data.configuration.knowledgeBaseId':
      "chatbots: update, linked to another account's base",
  },
  isProfile: {
    "data.keys().hasOnly(['id', 'first_name', 'last_name', 'company', 'onboarding_completed', 'lead_mails', 'created_at', 'updated_at'])":
      'profiles: create with an e-mail address',
    'data.id == uid': 'profiles: create with an id that is not its own',
    'isText(data.first_name, 100)': 'profiles: create with a first name that is too long',
    'isText(data.last_name, 100)': 'profiles: create with a last name that is a map',
    'isText(data.company, 100)': 'profiles: create with a company that is null',
    'data.onboarding_completed is bool': 'profiles: update to onboarding completed as 1',
    "data.get('lead_mails', true) is bool": 'profiles: update to mails about leads as a word',
  },
  isOwnStepId: {
    'isSignedIn()': 'onboarding_progress: delete with the token of a deleted account',
    "rowId in [request.auth.uid + '_0', request.auth.uid + '_1', request.auth.uid + '_2', request.auth.uid + '_3']":
      'onboarding_progress: create under a step past the last',
  },
  isStep: {
    "data.keys().hasOnly(['user_id', 'step_id', 'step_data', 'updated_at'])":
      'onboarding_progress: create with one field too many',
    'data.step_id is int': 'onboarding_progress: create with a step that is a word',
    'data.user_id == request.auth.uid': "onboarding_progress: create with another account's id",
    "rowId == request.auth.uid + '_' + string(data.step_id)":
      'onboarding_progress: create with the number of another step',
    'data.step_data is map': 'onboarding_progress: create with data that is a list',
    'data.step_data.size() <= 20': 'onboarding_progress: create with data of 21 keys',
    'data.updated_at == request.time': 'onboarding_progress: create with a future time',
  },
  '/profiles/{uid} get': { 'isOwner(uid)': 'reads: profiles: get by another account' },
  '/profiles/{uid} create': {
    'isOwner(uid)': 'profiles: create by another account',
    'isProfile(uid, request.resource.data)': 'profiles: create with a role',
    'request.resource.data.onboarding_completed == false':
      'profiles: create with onboarding already completed',
    'isCreatedNow()': 'profiles: create with a past time of creation',
  },
  '/profiles/{uid} update': {
    'isOwner(uid)': 'profiles: update by another account',
    'isProfile(uid, request.resource.data)': 'profiles: update to a plan',
    'isUpdatedNow()': 'profiles: update of the time of creation',
  },
  '/subscribers/{uid} get': { 'isOwner(uid)': 'reads: subscribers: get by another account' },
  '/onboarding_progress/{rowId} get, delete': {
    'isOwnStepId(rowId)': "missing documents: another account's step that is not there: get",
  },
  '/onboarding_progress/{rowId} list': {
    'ownsDocument()': "reads: onboarding_progress: list of everyone's by its owner",
  },
  '/onboarding_progress/{rowId} create, update': {
    'isOwnStepId(rowId)': 'onboarding_progress: create under a step past the last',
    'isStep(rowId, request.resource.data)': 'onboarding_progress: update to data of 21 keys',
  },
  '/knowledge_base/{rowId} get, list': {
    'ownsDocument()': "reads: knowledge_base: list of everyone's by its owner",
  },
  '/chatbots/{botId} get, list': { 'ownsDocument()': 'reads: chatbots: get by another account' },
  '/chatbots/{botId} create': {
    'isDocumentId(botId)': 'chatbots: create under an id of a dot',
    'isOwner(request.resource.data.user_id)': 'chatbots: create, another owner',
    'isBot(botId, request.resource.data)': 'chatbots: create, a field too many',
    'isCreatedNow()': 'chatbots: create with a past time of creation',
    'linksOwnBase(request.auth.uid, request.resource.data.configuration.knowledgeBaseId)':
      "chatbots: create, linked to another account's base",
    'isCounted(request.auth.uid, botId, 1)': 'bot_counters: twenty bots on one payment',
    'withinCap(request.auth.uid)': 'forged plans: a tier that only the token claims',
  },
  '/chatbots/{botId} update': {
    'keepsOwner()': "chatbots: take over another account's bot",
    'isBot(botId, request.resource.data)': 'chatbots: update, a field too many',
    'isUpdatedNow()': 'chatbots: update of the time of creation',
    'keepsBase()': 'chatbots: update, linked to a file, not a base',
    'linksOwnBase(request.auth.uid, request.resource.data.configuration.knowledgeBaseId)':
      'chatbots: update, a base that does not exist',
    'mayEdit(request.auth.uid)': 'above the cap: above the cap: a bot gets another configuration',
  },
  '/chatbots/{botId} delete': {
    'ownsDocument()':
      "bot_counters: a step down in the name of another account's bot that is deleted at once",
    'isCounted(request.auth.uid, botId, -1)':
      'bot_counters: a bot deleted without being given back',
  },
  '/telegram_bots/{rowId} get, list': {
    'ownsDocument()': 'reads: telegram_bots: get by another account',
  },
  '/facebook_bots/{rowId} get, list': {
    'ownsDocument()': 'reads: facebook_bots: get by another account',
  },
  '/channel_bots/{rowId} get, list': {
    'ownsDocument()': 'reads: channel_bots: get by another account',
  },
  '/bot_counters/{uid} get': { 'isOwner(uid)': 'reads: bot_counters: get by another account' },
  '/bot_counters/{uid} create': {
    'isOwner(uid)': 'bot_counters: a first counter of nought by another account',
    'isCounter(request.resource.data)': 'bot_counters: a first counter of a past time',
    'request.resource.data.bots == 0': 'bot_counters: a first counter that is two up',
    "request.resource.data.last_bot == ''":
      'bot_counters: a first counter that names a bot and counts none',
    'paysForNewBot(request.resource.data.last_bot)':
      'bot_counters: a first counter that names a bot which is not made',
  },
  '/bot_counters/{uid} update': {
    'isOwner(uid)': "bot_counters: another account's counter moved up along with an own bot",
    'isCounter(request.resource.data)':
      'bot_counters: a second bot with a counter of one field too many',
    'paysForNewBot(request.resource.data.last_bot)': 'bot_counters: a step up without a bot',
    'returnsOldBot(request.resource.data.last_bot)':
      'bot_counters: a step down in the name of nothing',
  },
  '/usage/{uid} get': { 'isOwner(uid)': 'reads: usage: get by another account' },
  '/months/{month} get, list': {
    'isOwner(uid)': 'subcollections: the months of usage: list by another account',
  },
  '/days/{day} get, list': {
    'isOwner(uid)': 'subcollections: the days of usage: list by another account',
  },
  '/conversations/{conversationId} get, list': {
    'ownsDocument()': 'reads: conversations: get by another account',
  },
  '/messages/{messageId} get, list': {
    "isOwner( get(at('conversations', conversationId)).data.user_id)":
      'subcollections: the messages of a conversation: list by another account',
  },
  '/leads/{leadId} get, list': { 'ownsDocument()': 'reads: leads: get by another account' },
  '/exports/{uid} get': { 'isOwner(uid)': 'reads: exports: get by another account' },
  '/curated_answers/{baseId} get, list': {
    'ownsDocument()': 'reads: curated_answers: get by another account',
  },
  '/widget_sightings/{botId} get, list': {
    'ownsDocument()': 'reads: widget_sightings: get by another account',
  },
  '/index_manifests/{baseId} read, write': {
    false: 'server-only writes: index_manifests: create by its owner',
  },
  '/bot_secrets/{secretId} read, write': { false: 'reads: bot_secrets: get by its owner' },
  '/billing_accounts/{uid} read, write': {
    false: 'reads: billing_accounts: get by its owner',
  },
  '/payment_events/{eventId} read, write': {
    false: 'reads: payment_events: get by its owner',
  },
  '/channel_chats/{chatId} read, write': { false: 'reads: channel_chats: get by its owner' },
  '/contact_messages/{messageId} read, write': {
    false: "reads: contact_messages: list of everyone's by its owner",
  },
  '/newsletter/{entryId} read, write': {
    false: 'server-only writes: newsletter: create by its owner',
  },
  '/mails_sent/{key} read, write': { false: 'reads: mails_sent: get by its owner' },
  '/audit/{entryId} read, write': { false: 'server-only writes: audit: delete by its owner' },
  '/rate_limits/{key} read, write': {
    false: 'server-only writes: rate_limits: delete by its owner',
  },
  '/user_directory/{uid} read, write': { false: 'reads: user_directory: get by its owner' },
  '/deleted_users/{uid} read, write': {
    false: 'server-only writes: deleted_users: delete by its owner',
  },
  '/{document=**} read, write': {
    false: 'what no block names: an unlisted collection: create by its owner',
  },
}
