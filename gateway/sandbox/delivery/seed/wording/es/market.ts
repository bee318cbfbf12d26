/** Spanish: countries, languages and the suggestion of a market. */
export const marketTexts: Readonly<Record<string, string>> = {
  'market.heading': 'País e idioma',
  'market.pageTitle': 'País e idioma | {brand}',
  'market.intro':
    'Los precios, la entrega y lo que vendemos cambian de un país a otro. Tu carrito se queda donde se llenó.',
  'market.description':
    'Elige tu país y tu idioma: dónde tiene {brand} tienda en línea, en qué moneda y cómo localizarnos.',
  'market.here': 'Estás aquí',
  'market.contact': 'Contacto para este país',
  'market.shop': 'Tienda en línea en {currency}',
  'market.noShop': 'Aún sin tienda en línea ({currency})',
  'market.noPriceText': 'Aún no tenemos tienda en línea en tu país.',
  'market.change': 'Cambiar de país e idioma',
  'market.arrival.CATEGORY': 'Allí no se vende: se abre {title}.',
  'market.arrival.HOME': 'Allí no existe: se abre la página de inicio.',
  'market.shelf.americas': 'Norteamérica',
  'market.shelf.europe': 'Europa',
  'market.shelf.pacific': 'Asia y el Pacífico',
  'market.shelf.elsewhere': 'El resto del mundo',
  'market.control': 'País e idioma: {country}, {language}. Cambiar',
  'market.current': '{country} · {language}',
  'market.close': 'Cerrar países e idiomas',
  'market.loading': 'Cargando países',
  'market.failed': 'No se han podido cargar los países.',
  'market.openPage': 'Abrir como página',
};
