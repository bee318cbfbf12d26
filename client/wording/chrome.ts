/** The shop's English words: the foot of every page. */
export const chromeWording = {
  'chrome.signup.title': 'Shall we write to you?',
  'chrome.signup.byMail': 'Ask for them by e-mail',
  'chrome.hours': 'Open in {place}',
  'consent.choices': 'Privacy choices',
  'chrome.newTab': '{name}, opens a new tab',
} as const;
