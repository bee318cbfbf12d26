/** Italian: about being measured. */
export const consentTexts: Readonly<Record<string, string>> = {
  'consent.question':
    'Possiamo misurare come si usa questo sito? Servono cookie e uno script di un’altra azienda. Senza il tuo consenso non viene caricato nulla.',
  'consent.signal': 'Il tuo browser chiede di non essere tracciato. Lo rispettiamo.',
  'consent.accept': 'Accetta',
  'consent.decline': 'Rifiuta',
  'consent.choices': 'Privacy',
};
