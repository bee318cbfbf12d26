/** French: combinations of options, what is left of them, and letters when it is back. */
export const stockTexts: Readonly<Record<string, string>> = {
  'stock.required': 'À choisir pour l’ajouter au panier : {option}.',
  'stock.impossible': 'n’existe pas en {other}',
  'stock.impossibleNote': 'N’existe pas en {other} : {values}. Ce choix modifie vos autres options.',
  'stock.notForSale': 'Indisponible pour le moment',
  'stock.notForSaleNote': 'Indisponible pour le moment : {values}.',
  'stock.moved': '{value} n’existe pas en {other} ; {changes}.',
  'stock.movedChange': '{option} devient {value}',
  'stock.movedBack': 'De nouveau {values}.',
  'stock.expected': 'Bientôt disponible. Précommandez-le dès maintenant.',
  'stock.expectedOn': 'Attendu le {date}. Précommandez-le dès maintenant.',

  'stock.notice.title': 'Vous le voulez à son retour ?',
  'stock.notice.email': 'E-mail',
  'stock.notice.submit': 'M’avertir par e-mail',
  'stock.notice.submitting': 'Envoi…',
  'stock.notice.done': 'Nous enverrons un e-mail à {email} à son retour.',
  'stock.notice.change': 'Utiliser un autre e-mail',
};
