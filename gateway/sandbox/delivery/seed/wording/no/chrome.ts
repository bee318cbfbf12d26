/** Norwegian: letters by e-mail, and where the makers are. */
export const chromeTexts: Readonly<Record<string, string>> = {
  'chrome.signup.title': 'Få nyhetsbrevet vårt',
  'chrome.signup.lists': 'Emner',
  'chrome.signup.consent': 'Ja, send meg e-post. Jeg kan melde meg av når jeg vil.',
  'chrome.signup.email': 'E-post til nyhetsbrevet',
  'chrome.signup.submit': 'Meld meg på',
  'chrome.signup.submitting': 'Melder på …',
  'chrome.signup.done': 'Takk. Vi sender e-post til {email}.',
  'chrome.signup.byMail': 'Meld deg på via e-post',
  'chrome.hours': 'Åpent i {place}',
  'chrome.newTab': '{name}, åpner en ny fane',
};
