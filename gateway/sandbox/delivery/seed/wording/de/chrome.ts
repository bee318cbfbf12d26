/** German: letters by e-mail, and where the makers are. */
export const chromeTexts: Readonly<Record<string, string>> = {
  'chrome.signup.title': 'Newsletter abonnieren',
  'chrome.signup.lists': 'Themen',
  'chrome.signup.consent': 'Ja, schreiben Sie mir E-Mails. Abmelden kann ich mich jederzeit.',
  'chrome.signup.email': 'E-Mail für den Newsletter',
  'chrome.signup.submit': 'Abonnieren',
  'chrome.signup.submitting': 'Wird eingetragen …',
  'chrome.signup.done': 'Danke. Unsere E-Mails gehen an {email}.',
  'chrome.signup.byMail': 'Per E-Mail abonnieren',
  'chrome.hours': 'Geöffnet in {place}',
  'chrome.newTab': '{name}, öffnet einen neuen Tab',
};
