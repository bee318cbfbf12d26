/** English texts of the consent bar; shown only where a tag manager is configured. */
export const consentWording = {
  'consent.question':
    'May we measure how this site is used? We’d need cookies and a script from another company. Neither loads unless you accept.',
  'consent.signal': 'Your browser asks sites not to track you. We won’t.',
  'consent.accept': 'Accept',
  'consent.decline': 'Decline',
} as const;
