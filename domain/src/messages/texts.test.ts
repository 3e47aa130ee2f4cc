import { describe, expect, test } from 'vitest'
import { contactTexts } from '../contact.ts'
import { authMessages } from './auth.ts'
import { billingMessages } from './billing.ts'
import { botMessages } from './bots.ts'
import { knowledgeMessages } from './knowledge.ts'
import { onboardingMessages } from './onboarding.ts'
import { widgetMessages } from './widget.ts'

/** Texts that the specification quotes, sections 5 and 8. */
describe('a text that the specification quotes stands to the letter', () => {
  test.each([
    [authMessages.passwordMismatch, 'Passwords do not match. Please try again.'],
    [authMessages.termsRequired, 'Please accept the terms and conditions to continue.'],
    [authMessages.passwordTooShort, 'Password must be at least 6 characters long.'],
    [authMessages.resetEmailFirst, 'Please enter your email address first.'],
    [authMessages.unexpected, 'An unexpected error occurred. Please try again.'],
    [authMessages.googleSignInTitle, 'Google Sign In Error'],
    [authMessages.googleSignIn, 'Failed to sign in with Google. Please try again.'],
    [authMessages.googleSignUpTitle, 'Google Sign Up Error'],
    [authMessages.resetFailed, 'Failed to send password reset email. Please try again.'],
    [authMessages.accountExistsTitle, 'Account already exists'],
    [
      authMessages.accountExists,
      'An account with this email already exists. Please try logging in instead.',
    ],
    [authMessages.registrationFailedTitle, 'Registration failed'],
    [knowledgeMessages.nameRequired, 'Please enter a name for your knowledge base.'],
    [knowledgeMessages.nameRequiredTitle, 'Name required'],
    [
      knowledgeMessages.planLimit,
      "You've reached the maximum number of knowledge bases for your current plan. Please upgrade to create more.",
    ],
    [knowledgeMessages.skipped, 'Only PDF, DOC, DOCX, and TXT files under 10MB are supported.'],
    [knowledgeMessages.createFailed, 'Failed to create knowledge base. Please try again.'],
    [knowledgeMessages.updateFailed, 'Failed to update knowledge base. Please try again.'],
    [knowledgeMessages.loadFailed, 'Failed to load existing knowledge base.'],
    [botMessages.nameRequired, 'Please enter a name for your chatbot.'],
    [botMessages.dashboardNameRequired, 'Please enter a name for your bot.'],
    [botMessages.signInRequired, 'Please log in to create a chatbot.'],
    [
      botMessages.deleteConfirm,
      'Are you sure you want to delete this bot? This action cannot be undone.',
    ],
    [botMessages.saveFailed, 'Failed to save your chatbot configuration. Please try again.'],
    [botMessages.deleteFailed, 'Failed to delete the bot. Please try again.'],
    [billingMessages.paymentErrorTitle, 'Payment Error'],
    [
      billingMessages.paymentErrorBare,
      'Edge Function returned a non-2xx status code (no extra detail from server).',
    ],
    [billingMessages.checkFailed, 'Failed to check subscription status.'],
    [billingMessages.portalFailed, 'Failed to open customer portal.'],
    [billingMessages.checkoutFailed, 'Failed to create checkout session.'],
    [billingMessages.noSubscription, 'No active subscription'],
    [billingMessages.paymentSuccessful, 'Payment Successful'],
    [billingMessages.cancelledTitle, 'Subscription Cancelled'],
    [onboardingMessages.selectPlan, 'Please select a plan'],
    [onboardingMessages.stepOf(2, 4), 'Step 2 of 4'],
    [onboardingMessages.complete, 'Onboarding Complete!'],
    [
      widgetMessages.connectionTrouble,
      "Sorry, I'm having trouble connecting. Please try again later.",
    ],
    [contactTexts.sentTitle, 'Message Sent!'],
    [contactTexts.sent, "Thank you for contacting us. We'll get back to you within 24 hours."],
    [widgetMessages.unrecognisedReply, 'Sorry, I encountered an error. Please try again.'],
  ])('"%s"', (text, quoted) => expect(text).toBe(quoted))
})
