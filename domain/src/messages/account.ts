/** Texts of the account's settings. *Source:* specification sections 5 and 8. */
export const accountMessages = {
  tooLong: (max: number) => `Please use at most ${max.toLocaleString('en')} characters.`,
  profileUpdated: 'Profile updated',
  profileUpdateFailed: 'Failed to update profile. Please try again.',
  currentPasswordRequired: 'Please enter your current password.',
  currentPasswordWrong: 'Current password is incorrect.',
  newPasswordMismatch: "New passwords don't match.",
  passwordUpdated: 'Password updated',
  passwordUpdateFailed: 'Failed to update password. Please try again.',
  googlePassword:
    'You sign in with Google. Your password is changed in the settings of your Google account.',
  dashboardFailed: 'Failed to load dashboard data.',
} as const
