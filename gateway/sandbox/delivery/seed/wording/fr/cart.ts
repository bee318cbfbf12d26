/** The cart beyond its lines, in French. */
export const cartTexts = {
  'cart.drawer.title': 'Votre panier',
  'cart.drawer.close': 'Fermer le panier',
  'cart.drawer.goToCart': 'Voir le panier',
  'cart.drawer.keepLooking': 'Continuer mes achats',
  'cart.drawer.failed': 'Impossible de charger votre panier pour le moment. Vos articles sont enregistrés.',
  'cart.updating': 'Mise à jour…',
  'cart.shipping': 'Livraison (estimation)',
  'cart.shipping.free': 'Offerte',
  'cart.notice.SOLD_OUT': 'Épuisé depuis que vous l’avez ajouté',
  'cart.notice.NOT_SOLD': 'Plus vendu ici',
  'cart.notice.LESS_LEFT': 'Plus que {number} en stock',
  'cart.notice.PRICE_UP': 'Prix en hausse depuis l’ajout : il était de {price}.',
  'cart.notice.PRICE_DOWN': 'Prix en baisse depuis l’ajout : il était de {price}.',
  'cart.notice.takeOut': 'Retirer l’article',
  'cart.notice.reduce': 'Réduire à {number}',
  'cart.checkout': 'Passer en caisse',
  'cart.checkout.EMPTY': 'Ajoutez d’abord un article au panier.',
  'cart.checkout.LINES':
    'Un article n’est pas disponible tel quel. Retirez-le ou réduisez la quantité pour continuer.',
  'cart.checkout.NOT_SET_UP': 'Le paiement n’est pas encore disponible ici. Votre panier est enregistré.',
  'cart.checkout.down':
    'La caisse ne répond pas pour le moment. Votre panier est enregistré. Réessayez dans un instant.',
  'arrival.cartDROPPED':
    'Le panier de ce navigateur appartenait à un autre compte. Il a été vidé ; le vôtre repart de zéro.',
  'arrival.cartREASSIGNED': 'Votre panier est conservé. Vos prix s’appliquent désormais.',
  'arrival.cartFOUND': 'Le panier de votre dernière visite est de retour.',
  'arrival.cartMERGED': 'Nous avons réuni ce panier et celui de votre dernière visite.',
  'arrival.cartPARTLY_MERGED':
    'Nous avons réuni ce panier et celui de votre dernière visite. Les articles qui ne sont plus disponibles n’ont pas été repris.',
  'arrival.close': 'Fermer',
};
