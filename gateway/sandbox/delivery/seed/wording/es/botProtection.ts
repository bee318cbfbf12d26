/** Spanish: about the bot protection of forms. */
export const botProtectionTexts: Readonly<Record<string, string>> = {
  'botProtection.notice': 'Este sitio está protegido por reCAPTCHA.',
  'botProtection.purpose':
    'Se inicia cuando empiezas con este formulario. Sirve a la seguridad, no a la medición; por eso no preguntamos antes.',
  'botProtection.contact': '¿Problemas con este formulario?',
  'botProtection.refused':
    'No hemos podido reconocer que lo envió una persona. Lo que has escrito sigue aquí: inténtalo de nuevo. Si vuelve a ocurrir, permite los scripts en esta página o escríbenos con el enlace que está debajo del formulario.',
};
