/** Spanish: about the bot protection of forms. */
export const botProtectionTexts: Readonly<Record<string, string>> = {
  'botProtection.notice': 'Este sitio está protegido por reCAPTCHA.',
  'botProtection.purpose':
    'Se inicia cuando usted empieza con este formulario. Sirve a la seguridad, no a la medición; por eso no preguntamos antes.',
  'botProtection.contact': '¿Problemas con este formulario?',
  'botProtection.refused':
    'No hemos podido reconocer que lo envió una persona. No se ha perdido nada de lo que escribió: inténtelo de nuevo. Si vuelve a ocurrir, permita los scripts en esta página o pregúntenos con el enlace que está debajo del formulario.',
};
