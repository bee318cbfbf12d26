/** Swedish: letters by e-mail, and where the makers are. */
export const chromeTexts: Readonly<Record<string, string>> = {
  'chrome.signup.title': 'Får vi skriva till dig?',
  'chrome.signup.lists': 'Om vad',
  'chrome.signup.consent': 'Ja, skriv till mig. Jag kan avsluta när jag vill.',
  'chrome.signup.email': 'E-post för breven',
  'chrome.signup.submit': 'Anmäl mig',
  'chrome.signup.submitting': 'Noteras …',
  'chrome.signup.done': 'Tack. Vi skriver till {email}.',
  'chrome.signup.byMail': 'Be om dem via e-post',
  'chrome.hours': 'Öppet i {place}',
  'chrome.newTab': '{name}, öppnar en ny flik',
};
