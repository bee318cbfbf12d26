/** Swedish: letters by e-mail, and where the makers are. */
export const chromeTexts: Readonly<Record<string, string>> = {
  'chrome.signup.title': 'Få vårt nyhetsbrev',
  'chrome.signup.lists': 'Ämnen',
  'chrome.signup.consent': 'Ja, mejla mig. Jag kan avsluta när jag vill.',
  'chrome.signup.email': 'E-post för nyhetsbrevet',
  'chrome.signup.submit': 'Anmäl mig',
  'chrome.signup.submitting': 'Anmäler …',
  'chrome.signup.done': 'Tack. Vi mejlar {email}.',
  'chrome.signup.byMail': 'Anmäl dig via e-post',
  'chrome.hours': 'Öppet i {place}',
  'chrome.newTab': '{name}, öppnar en ny flik',
};
