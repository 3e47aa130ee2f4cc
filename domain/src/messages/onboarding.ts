/** Texts of the wizard. *Source:* specification sections 2, 4 and 8. */
export const onboardingMessages = {
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  selectPlan: 'Please select a plan',
  complete: 'Onboarding Complete!',
  integrationsConfigured: 'Integrations configured!',
  integrationsFailed: 'Failed to save integration settings. Please try again.',
  defaultSettings: 'Use Default Settings',
  completeSetup: 'Complete Setup',
  secureCheckout: 'Secure checkout by Stripe',
} as const
