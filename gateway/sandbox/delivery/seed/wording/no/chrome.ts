/** Norwegian: letters by e-mail, and where the makers are. */
export const chromeTexts: Readonly<Record<string, string>> = {
  'chrome.signup.title': 'Kan vi skrive til deg?',
  'chrome.signup.lists': 'Om hva',
  'chrome.signup.consent': 'Ja, skriv til meg. Jeg kan stoppe det når jeg vil.',
  'chrome.signup.email': 'E-post til brevene',
  'chrome.signup.submit': 'Meld meg på',
  'chrome.signup.submitting': 'Noteres …',
  'chrome.signup.done': 'Takk. Vi skriver til {email}.',
  'chrome.signup.byMail': 'Be om dem på e-post',
  'chrome.hours': 'Åpent i {place}',
  'chrome.newTab': '{name}, åpner en ny fane',
};
