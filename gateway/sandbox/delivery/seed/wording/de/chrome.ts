/** German: letters by e-mail, and where the makers are. */
export const chromeTexts: Readonly<Record<string, string>> = {
  'chrome.signup.title': 'Dürfen wir Ihnen schreiben?',
  'chrome.signup.lists': 'Worüber',
  'chrome.signup.consent': 'Ja, schreiben Sie mir. Ich kann es jederzeit beenden.',
  'chrome.signup.email': 'E-Mail für Briefe',
  'chrome.signup.submit': 'Eintragen',
  'chrome.signup.submitting': 'Wird notiert …',
  'chrome.signup.done': 'Danke. Wir schreiben an {email}.',
  'chrome.signup.byMail': 'Per E-Mail darum bitten',
  'chrome.hours': 'Geöffnet in {place}',
  'chrome.newTab': '{name}, öffnet einen neuen Tab',
};
