/** French: letters by e-mail, and where the makers are. */
export const chromeTexts: Readonly<Record<string, string>> = {
  'chrome.signup.title': 'Recevez notre newsletter',
  'chrome.signup.lists': 'Sujets',
  'chrome.signup.consent': 'Oui, écrivez-moi par e-mail. Je peux me désinscrire à tout moment.',
  'chrome.signup.email': 'E-mail pour la newsletter',
  'chrome.signup.submit': 'S’inscrire',
  'chrome.signup.submitting': 'Inscription…',
  'chrome.signup.done': 'Merci. Nous écrirons à {email}.',
  'chrome.signup.byMail': 'S’inscrire par e-mail',
  'chrome.hours': 'Ouvert à {place}',
  'chrome.newTab': '{name}, ouvre un nouvel onglet',
};
