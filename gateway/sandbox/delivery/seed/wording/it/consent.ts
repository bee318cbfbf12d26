/** Italian: about being measured. */
export const consentTexts: Readonly<Record<string, string>> = {
  'consent.question':
    'Possiamo contare che cosa si guarda qui? Servono cookie e uno script di un’altra azienda. Senza il suo sì non viene caricato nulla.',
  'consent.signal': 'Il suo browser chiede di non essere tracciato. Lo rispettiamo.',
  'consent.accept': 'Accetta',
  'consent.decline': 'Rifiuta',
  'consent.choices': 'Privacy',
};
