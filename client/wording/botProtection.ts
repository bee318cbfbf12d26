/** The shop's English words about the bot protection of forms. The first sentence is the vendor's, which it asks for. */
export const botProtectionWording = {
  'botProtection.notice': 'This site is protected by reCAPTCHA.',
  'botProtection.purpose':
    'It starts when you turn to this form. It is for security, not for measuring, so we do not ask first.',
  'botProtection.contact': 'Trouble with this form?',
  'botProtection.refused':
    'We could not tell that a person sent this. Nothing you typed is lost: try again. If it keeps happening, allow scripts on this page, or ask us by the link below the form.',
} as const;
