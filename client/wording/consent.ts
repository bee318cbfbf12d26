/** The shop's English words about being measured; shown only where a tag manager is configured. */
export const consentWording = {
  'consent.question':
    'May we count what is looked at here? That takes cookies and a script of another company. Neither is loaded without your yes.',
  'consent.signal': 'Your browser asks not to be tracked. We keep to that.',
  'consent.accept': 'Accept',
  'consent.decline': 'Decline',
} as const;
