/** Italian: letters by e-mail, and where the makers are. */
export const chromeTexts: Readonly<Record<string, string>> = {
  'chrome.signup.title': 'Possiamo scriverti?',
  'chrome.signup.lists': 'Di che cosa',
  'chrome.signup.consent': 'Sì, scrivetemi. Posso smettere quando voglio.',
  'chrome.signup.email': 'E-mail per le lettere',
  'chrome.signup.submit': 'Iscrivimi',
  'chrome.signup.submitting': 'Un attimo…',
  'chrome.signup.done': 'Grazie. Scriveremo a {email}.',
  'chrome.signup.byMail': 'Chiedile per e-mail',
  'chrome.hours': 'Aperto a {place}',
  'chrome.newTab': '{name}, apre una nuova scheda',
};
