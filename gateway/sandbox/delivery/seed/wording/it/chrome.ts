/** Italian: letters by e-mail, and where the makers are. */
export const chromeTexts: Readonly<Record<string, string>> = {
  'chrome.signup.title': 'Iscriviti alla newsletter',
  'chrome.signup.lists': 'Argomenti',
  'chrome.signup.consent': 'Sì, inviatemi le e-mail. Posso disiscrivermi in qualsiasi momento.',
  'chrome.signup.email': 'E-mail per la newsletter',
  'chrome.signup.submit': 'Iscriviti',
  'chrome.signup.submitting': 'Iscrizione…',
  'chrome.signup.done': 'Grazie. Scriveremo a {email}.',
  'chrome.signup.byMail': 'Iscriviti via e-mail',
  'chrome.hours': 'Aperto a {place}',
  'chrome.newTab': '{name}, apre una nuova scheda',
};
