/** The shop's English words about the bot protection of forms. The first sentence is the vendor's, which it asks for. */
export const botProtectionWording = {
  'botProtection.notice': 'This site is protected by reCAPTCHA.',
  'botProtection.purpose':
    'It starts when you use this form. It’s for security, not measurement, so we don’t ask first.',
  'botProtection.contact': 'Trouble with this form?',
  'botProtection.refused':
    'We couldn’t tell that a person sent this. Your entries are kept: try again. If it keeps happening, allow scripts on this page, or contact us with the link below the form.',
} as const;
