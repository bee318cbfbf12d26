/** Spanish: about being measured. */
export const consentTexts: Readonly<Record<string, string>> = {
  'consent.question':
    '¿Podemos contar lo que se mira aquí? Hacen falta cookies y un script de otra empresa. Sin su sí no se carga nada de eso.',
  'consent.signal': 'Su navegador pide que no se le rastree. Lo respetamos.',
  'consent.accept': 'Aceptar',
  'consent.decline': 'Rechazar',
  'consent.choices': 'Privacidad',
};
