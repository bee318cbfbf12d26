/** English texts of the footer. */
export const chromeWording = {
  'chrome.signup.title': 'Sign up for our emails',
  'chrome.signup.byMail': 'Sign up by email',
  'chrome.hours': 'Open in {place}',
  'scheme.label': 'Appearance',
  'scheme.system': 'Like this device',
  'scheme.light': 'Light',
  'scheme.dark': 'Dark',
  'consent.choices': 'Privacy choices',
  'chrome.newTab': '{name}, opens a new tab',
} as const;
