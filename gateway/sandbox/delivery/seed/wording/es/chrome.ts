/** Spanish: letters by e-mail, and where the makers are. */
export const chromeTexts: Readonly<Record<string, string>> = {
  'chrome.signup.title': '¿Podemos escribirte?',
  'chrome.signup.lists': 'Sobre qué',
  'chrome.signup.consent': 'Sí, escribidme. Puedo dejarlo cuando quiera.',
  'chrome.signup.email': 'Correo para las cartas',
  'chrome.signup.submit': 'Apuntarme',
  'chrome.signup.submitting': 'Anotando…',
  'chrome.signup.done': 'Gracias. Escribiremos a {email}.',
  'chrome.signup.byMail': 'Pedirlas por correo',
  'chrome.hours': 'Abierto en {place}',
  'chrome.newTab': '{name}, abre una pestaña nueva',
};
