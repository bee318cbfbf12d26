/** Norwegian: about being measured. */
export const consentTexts: Readonly<Record<string, string>> = {
  'consent.question':
    'Kan vi måle hvordan nettstedet brukes? Det krever informasjonskapsler og et skript fra et annet selskap. Ingenting av det lastes uten ditt samtykke.',
  'consent.signal': 'Nettleseren din ber om ikke å bli sporet. Det holder vi oss til.',
  'consent.accept': 'Godta',
  'consent.decline': 'Avslå',
  'consent.choices': 'Personvernvalg',
};
