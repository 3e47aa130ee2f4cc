/** Texts of the account's settings. *Source:* specification sections 5 and 8. */
export const accountMessages = {
  tooLong: (max: number) => `Please use at most ${max.toLocaleString('en')} characters.`,
  profileUpdated: 'Profile updated',
  profileUpdateFailed: 'Failed to update profile. Please try again.',
  currentPasswordRequired: 'Please enter your current password.',
  currentPasswordWrong: 'Current password is incorrect.',
  newPasswordMismatch: "New passwords don't match.",
  leadMails: 'Mail me when a visitor leaves an e-mail address',
  passwordUpdated: 'Password updated',
  passwordUpdateFailed: 'Failed to update password. Please try again.',
  googlePassword:
    'You sign in with Google. Your password is changed in the settings of your Google account.',
  deleteConfirmTitle: 'Delete your account?',
  deleteConfirm:
    'This deletes your bots, your documents and their index, every conversation, your plan and your sign-in. Your bots stop answering at once. It cannot be undone.',
  deleteTypeLabel: (word: string) => `Type ${word} to confirm`,
  deleteCancelled: 'Deletion cancelled',
  deleted: 'Account deleted',
  deleteFailed: 'Failed to delete account. Please contact support.',
  dashboardFailed: 'Failed to load dashboard data.',
} as const
