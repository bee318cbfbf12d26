/** The shop's English words: letters by e-mail, and where the makers are. */
export const chromeWording = {
  'chrome.signup.title': 'Shall we write to you?',
  'chrome.signup.lists': 'About what',
  'chrome.signup.consent': 'Yes, write to me. I can stop it whenever I like.',
  'chrome.signup.email': 'E-mail for letters',
  'chrome.signup.submit': 'Sign me up',
  'chrome.signup.submitting': 'Noting it down…',
  'chrome.signup.done': 'Thank you. We will write to {email}.',
  'chrome.signup.byMail': 'Ask for them by e-mail',
  'chrome.hours': 'Open in {place}',
  'chrome.newTab': '{name}, opens a new tab',
} as const;
