/** French: combinations of options, what is left of them, and letters when it is back. */
export const stockTexts: Readonly<Record<string, string>> = {
  'stock.required': 'Choisissez d’abord : {option}. Ensuite, direction le panier.',
  'stock.impossible': 'n’existe pas en {other}',
  'stock.impossibleNote': 'N’existe pas en {other} : {values}. Choisissez quand même, le reste suivra.',
  'stock.notForSale': 'Pas en vente pour l’instant',
  'stock.notForSaleNote': 'Pas en vente pour l’instant : {values}.',
  'stock.moved': '{value} n’existe pas en {other} ; {changes}.',
  'stock.movedChange': '{option} devient {value}',
  'stock.movedBack': 'De nouveau {values}.',
  'stock.expected': 'Attendu bientôt. À vous si vous le commandez d’avance.',
  'stock.expectedOn': 'Attendu le {date}. À vous si vous le commandez d’avance.',

  'stock.notice.title': 'Vous écrire à son retour ?',
  'stock.notice.email': 'E-mail',
  'stock.notice.submit': 'Écrivez-moi',
  'stock.notice.submitting': 'On le note…',
  'stock.notice.done': 'Nous écrirons à {email} à son retour.',
  'stock.notice.change': 'Choisir une autre adresse',
};
