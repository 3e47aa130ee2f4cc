/** *Source:* specification section 5: at least 6 characters. */
export const MIN_PASSWORD_LENGTH = 6
export const NAME_LENGTH = 100

/** What an owner types, in capitals, to delete the account. *Source:* specification section 5. */
export const DELETE_CONFIRMATION = 'DELETE'
