/** Spanish: about being measured. */
export const consentTexts: Readonly<Record<string, string>> = {
  'consent.question':
    '¿Podemos medir cómo se usa este sitio? Hacen falta cookies y un script de otra empresa. Sin tu consentimiento no se carga nada.',
  'consent.signal': 'Tu navegador pide que no se te rastree. Lo respetamos.',
  'consent.accept': 'Aceptar',
  'consent.decline': 'Rechazar',
  'consent.choices': 'Privacidad',
};
