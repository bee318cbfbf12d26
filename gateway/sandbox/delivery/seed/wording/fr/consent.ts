/** French: about being measured. */
export const consentTexts: Readonly<Record<string, string>> = {
  'consent.question':
    'Pouvons-nous mesurer l’utilisation de ce site ? Il faut pour cela des cookies et un script d’une autre entreprise. Rien n’est chargé sans votre accord.',
  'consent.signal': 'Votre navigateur demande de ne pas être suivi. Nous nous y tenons.',
  'consent.accept': 'Accepter',
  'consent.decline': 'Refuser',
  'consent.choices': 'Vie privée',
};
