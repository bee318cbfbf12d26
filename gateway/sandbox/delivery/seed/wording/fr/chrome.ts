/** French: letters by e-mail, and where the makers are. */
export const chromeTexts: Readonly<Record<string, string>> = {
  'chrome.signup.title': 'Pouvons-nous vous écrire ?',
  'chrome.signup.lists': 'À quel sujet',
  'chrome.signup.consent': 'Oui, écrivez-moi. Je peux y mettre fin quand je veux.',
  'chrome.signup.email': 'E-mail pour les lettres',
  'chrome.signup.submit': 'M’inscrire',
  'chrome.signup.submitting': 'C’est noté…',
  'chrome.signup.done': 'Merci. Nous écrirons à {email}.',
  'chrome.signup.byMail': 'Les demander par e-mail',
  'chrome.hours': 'Ouvert à {place}',
  'chrome.newTab': '{name}, ouvre un nouvel onglet',
};
