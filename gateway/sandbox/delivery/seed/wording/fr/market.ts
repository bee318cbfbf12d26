/** French: countries, languages and the suggestion of a market. */
export const marketTexts: Readonly<Record<string, string>> = {
  'market.heading': 'Pays et langue',
  'market.pageTitle': 'Pays et langue | {brand}',
  'market.intro':
    'Les prix, la livraison et les produits vendus changent d’un pays à l’autre. Votre panier reste là où vous l’avez rempli.',
  'market.description':
    'Choisissez votre pays et votre langue : où {brand} a une boutique en ligne, dans quelle devise, et comment nous joindre.',
  'market.here': 'Vous êtes ici',
  'market.contact': 'Contact pour ce pays',
  'market.shop': 'Boutique en ligne en {currency}',
  'market.noShop': 'Pas encore de boutique en ligne ({currency})',
  'market.noPriceText': 'Nous n’avons pas encore de boutique en ligne dans votre pays.',
  'market.change': 'Changer de pays et de langue',
  'market.arrival.CATEGORY': 'Pas vendu là-bas : vous irez vers {title}.',
  'market.arrival.HOME': 'N’existe pas là-bas : vous irez à l’accueil.',
  'market.shelf.americas': 'Amérique du Nord',
  'market.shelf.europe': 'Europe',
  'market.shelf.pacific': 'Asie et Pacifique',
  'market.shelf.elsewhere': 'Partout ailleurs',
  'market.control': 'Pays et langue : {country}, {language}. Changer',
  'market.current': '{country} · {language}',
  'market.close': 'Fermer les pays et les langues',
  'market.loading': 'Chargement des pays',
  'market.failed': 'Impossible de charger les pays.',
  'market.openPage': 'Ouvrir dans une page',
};
