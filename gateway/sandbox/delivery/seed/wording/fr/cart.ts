/** The cart beyond its lines, in French. */
export const cartTexts = {
  'cart.drawer.title': 'Votre panier',
  'cart.drawer.close': 'Fermer le panier',
  'cart.drawer.goToCart': 'Voir le panier',
  'cart.drawer.keepLooking': 'Continuer à regarder',
  'cart.drawer.failed': 'Votre panier est injoignable pour le moment. Rien n’est perdu.',
  'cart.updating': 'Calcul en cours…',
  'cart.shipping': 'Livraison, estimation',
  'cart.shipping.free': 'Offerte',
  'cart.notice.SOLD_OUT': 'Épuisé depuis que vous l’avez ajouté',
  'cart.notice.NOT_SOLD': 'N’est plus vendu ici',
  'cart.notice.LESS_LEFT': 'Plus que {number} en stock',
  'cart.notice.PRICE_UP': 'Plus cher que lors de l’ajout : c’était {price}.',
  'cart.notice.PRICE_DOWN': 'Moins cher que lors de l’ajout : c’était {price}.',
  'cart.notice.takeOut': 'Retirer',
  'cart.notice.reduce': 'Réduire à {number}',
  'cart.checkout': 'Passer en caisse',
  'cart.checkout.EMPTY': 'Il n’y a encore rien à payer.',
  'cart.checkout.LINES':
    'Un article de votre panier ne peut pas être acheté tel quel. Retirez-le ou réduisez la quantité pour continuer.',
  'cart.checkout.NOT_SET_UP': 'La caisse n’est pas encore ouverte ici. Votre panier est conservé.',
  'cart.checkout.down': 'La caisse est injoignable pour le moment. Votre panier est conservé.',
  'arrival.cartDROPPED':
    'Le panier de ce navigateur appartenait à un autre compte. Il a été vidé ; le vôtre repart de zéro.',
  'arrival.cartREASSIGNED': 'Votre panier vous a suivi. Vos prix s’appliquent désormais.',
  'arrival.cartFOUND': 'Le panier de votre dernière visite est de retour.',
  'arrival.cartMERGED': 'Nous avons réuni ce panier et celui de votre dernière visite.',
  'arrival.cartPARTLY_MERGED':
    'Nous avons réuni ce panier et celui de votre dernière visite. Les articles qui ne sont plus disponibles n’ont pas été repris.',
  'arrival.close': 'Fermer',
};
