/** Swedish: about being measured. */
export const consentTexts: Readonly<Record<string, string>> = {
  'consent.question':
    'Får vi mäta hur webbplatsen används? Det kräver kakor och ett skript från ett annat företag. Inget av det laddas utan ditt samtycke.',
  'consent.signal': 'Din webbläsare ber om att inte bli spårad. Det håller vi oss till.',
  'consent.accept': 'Godkänn',
  'consent.decline': 'Avböj',
  'consent.choices': 'Integritetsval',
};
