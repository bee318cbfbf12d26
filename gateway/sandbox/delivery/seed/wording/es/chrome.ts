/** Spanish: letters by e-mail, and where the makers are. */
export const chromeTexts: Readonly<Record<string, string>> = {
  'chrome.signup.title': 'Suscríbete al boletín',
  'chrome.signup.lists': 'Temas',
  'chrome.signup.consent': 'Sí, enviadme correos. Puedo darme de baja cuando quiera.',
  'chrome.signup.email': 'Correo para el boletín',
  'chrome.signup.submit': 'Suscribirme',
  'chrome.signup.submitting': 'Enviando…',
  'chrome.signup.done': 'Gracias. Escribiremos a {email}.',
  'chrome.signup.byMail': 'Suscribirse por correo',
  'chrome.hours': 'Abierto en {place}',
  'chrome.newTab': '{name}, abre una pestaña nueva',
};
