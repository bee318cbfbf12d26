/** English texts of the bot protection of forms. The vendor requires the first sentence. */
export const botProtectionWording = {
  'botProtection.notice': 'This site is protected by reCAPTCHA.',
  'botProtection.purpose':
    'It starts when you use this form. It’s for security, not analytics, so we don’t ask first.',
  'botProtection.contact': 'Trouble with this form?',
  'botProtection.refused':
    'We couldn’t confirm that a person sent this. Your entries are kept; try again. If it keeps happening, turn off your ad blocker for this page, or contact us with the link below the form.',
} as const;
