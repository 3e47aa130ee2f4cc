/**
 * Every text that sections 2, 4, 5, 6, 8 and 9 of the specification quote, in its order. Each has
 * to stand in a row of the table, unless a decision changed it or only another test can show it.
 */
export interface Quote {
  readonly section: string
  readonly text: string
  /** The decision that changed it, or why it is not for people to read. */
  readonly changed?: string
  /** A test outside this table, and what in it checks the text. */
  readonly shownIn?: readonly [file: string, check: string]
}

const quotes = (section: string, ...texts: readonly string[]): readonly Quote[] =>
  texts.map((text) => ({ section, text }))

const changed = (section: string, text: string, by: string): Quote => ({
  section,
  text,
  changed: by,
})

const shownIn = (section: string, text: string, file: string, check: string): Quote => ({
  section,
  text,
  shownIn: [file, check],
})

const SCREENS: readonly Quote[] = [
  ...quotes('2', 'Oops! Page not found', 'Step 1 of 4', 'Use Default Settings'),
  changed('2', 'Save 30%', 'D4: the label is computed'),
  changed('2', 'coming soon', 'the charts are there'),
  ...quotes(
    '2',
    'No active subscription',
    'Complete Setup',
    'Show widget preview',
    'Upgrade Plan',
    'View Plans',
    'Sign Out',
    'Logout',
    'Total Bots',
    'Knowledge Bases',
    'Storage Used',
    'Last Updated',
    'Never',
    'Choose Your Plan',
    'Create Knowledge Base',
    'Configure Your Bot',
    'Set Up Integrations',
    'Basic Settings',
    'Integrations',
    'Preview',
    'Remember me',
    'Forgot password',
    'Start Free Trial',
    'Watch Demo',
    'Features',
    'Reviews',
    'Get Started',
    'Start Your Free Trial',
    'Our mission',
    'Our story',
    'Our values',
    'Customer-Centric',
    'Innovation',
    'Simplicity',
    'Reliability',
    'Our vision',
    '9:00 AM to 6:00 PM GMT',
    'Within 24 hours on business days.',
    'Customer Service',
    'AI Training',
    'Business Strategy',
    'Implementation',
    'Case Studies',
    'Subscribe',
    'Easy, 5 minutes',
    'Medium, 15 minutes',
    'Medium, 10 minutes',
    'Start Now',
    'Revenue',
    'June 17, 2025',
  ),
]

const TRANSITIONS: readonly Quote[] = [
  ...quotes(
    '4',
    'Subscription Cancelled',
    'Onboarding Complete!',
    'Payment Successful',
    'Creating...',
    'Updating knowledge base...',
    'Processing files',
  ),
  changed('4', 'Processing files in GCP bucket...', 'D28'),
  ...quotes('4', 'Almost done!', '+2 more'),
]

const VALIDATION: readonly Quote[] = [
  ...quotes(
    '5',
    'Passwords do not match. Please try again.',
    'Password mismatch',
    'Please accept the terms and conditions to continue.',
    'Password must be at least 6 characters long.',
    'Please enter your email address first.',
    'Please enter a name for your knowledge base.',
    'Name required',
    'Plan limit reached',
    "You've reached the maximum number of knowledge bases for your current plan. Please upgrade to create more.",
    'Only PDF, DOC, DOCX, and TXT files under 10MB are supported.',
    'Some files were skipped:',
    'Please enter a name for your chatbot.',
    'Please enter a name for your bot.',
    'Please log in to create a chatbot.',
    'Authentication required',
    'maximum number of chatbots',
    'upgrade to create more bots.',
  ),
  shownIn(
    '5',
    'You are a helpful AI assistant.',
    'domain/src/bots.test.ts',
    'You are a helpful AI assistant.',
  ),
  changed('5', 'You are a helpful assistant.', 'D13, D19: the widget sends no system message'),
  ...quotes(
    '5',
    'Hi! How can I help you today?',
    "I'm sorry, I don't understand. Could you please rephrase your question?",
    'Please select a plan',
    'No active session found. Please log in again.',
    'Please enter a valid Telegram bot token.',
    'Please enter a valid Facebook Page Access Token.',
    'Please enter your current password.',
    "New passwords don't match.",
    'Current password is incorrect.',
    'Deletion cancelled',
    'Are you sure you want to delete this bot? This action cannot be undone.',
  ),
]

const NOT_SHOWN = 'the provider’s own message, which is recognised and not shown'
const WIDGET = 'emulators/journeys/widget.test.ts'

const ERRORS: readonly Quote[] = [
  ...quotes(
    '8',
    'Login failed',
    'An unexpected error occurred. Please try again.',
    'Google Sign In Error',
    'Failed to sign in with Google. Please try again.',
    'Google Sign Up Error',
    'Failed to send password reset email. Please try again.',
  ),
  changed('8', 'User already registered', NOT_SHOWN),
  ...quotes(
    '8',
    'Account already exists',
    'An account with this email already exists. Please try logging in instead.',
  ),
  changed('8', 'Invalid email', NOT_SHOWN),
  ...quotes('8', 'Please enter a valid email address.'),
  changed('8', 'Password should be at least', NOT_SHOWN),
  ...quotes(
    '8',
    'Registration failed',
    'Failed to log out. Please try again.',
    'Failed to sign out. Please try again.',
    'Unexpected Application Error!',
    'Payment Error',
    'Edge Function returned a non-2xx status code (no extra detail from server).',
    'Failed to check subscription status.',
    'Failed to open customer portal.',
    'Failed to create checkout session.',
    'Failed to load existing knowledge base.',
    'Failed to load existing knowledge bases.',
    'Failed to create knowledge base. Please try again.',
    'Failed to update knowledge base. Please try again.',
    'No active session',
    'Failed to save your chatbot configuration. Please try again.',
    'Error loading bot configuration',
    'Try Again',
    'Error loading bot configuration. Using default settings',
    'Failed to load chatbots.',
    'Failed to delete the bot. Please try again.',
    'Failed to save the bot. Please try again.',
    'Failed to load your saved Telegram bot.',
    'Failed to save Telegram bot. Please try again.',
    'Failed to delete Telegram bot. Please try again.',
    'Failed to load your saved Facebook bot.',
    'Error loading Facebook bot',
    'Failed to save Facebook bot. Please try again.',
    'Failed to delete Facebook bot. Please try again.',
    'Failed to save integration settings. Please try again.',
    'Failed to load profile information.',
    'Failed to update profile. Please try again.',
    'Failed to update password. Please try again.',
    'Failed to delete account. Please contact support.',
    'Failed to load dashboard data.',
  ),
  changed('8', 'Please contact support to complete account deletion.', 'D24'),
  shownIn(
    '8',
    "Sorry, I'm having trouble connecting. Please try again later.",
    WIDGET,
    'text.connectionTrouble',
  ),
  shownIn(
    '8',
    'Sorry, I encountered an error. Please try again.',
    WIDGET,
    'text.unrecognisedReply',
  ),
  ...quotes(
    '8',
    'Message Sent!',
    "Thank you for contacting us. We'll get back to you within 24 hours.",
  ),
  ...quotes(
    '8',
    'Telegram bot saved',
    'Telegram bot updated',
    'Telegram bot deleted',
    'Facebook bot saved',
    'Facebook bot updated',
    'Facebook bot deleted',
    'Integrations configured!',
    'Knowledge base created!',
    'Knowledge base updated!',
    'Bot created',
    'Bot updated',
    'Bot deleted',
    'Profile updated',
    'Password updated',
    'Copied to clipboard',
    'Logged out successfully',
    'Signed out',
  ),
]

export const QUOTES: readonly Quote[] = [...SCREENS, ...TRANSITIONS, ...VALIDATION, ...ERRORS]
