/** Spanish: combinations of options, what is left of them, and letters when it is back. */
export const stockTexts: Readonly<Record<string, string>> = {
  'stock.required': 'Para añadirlo al carrito, elige: {option}.',
  'stock.impossible': 'no se hace en {other}',
  'stock.impossibleNote': 'No se hace en {other}: {values}. Si lo eliges, cambian las demás opciones.',
  'stock.notForSale': 'No disponible por ahora',
  'stock.notForSaleNote': 'No disponible por ahora: {values}.',
  'stock.moved': '{value} no se hace en {other}; {changes}.',
  'stock.movedChange': '{option} ahora {value}',
  'stock.movedBack': 'De vuelta a {values}.',
  'stock.expected': 'Llega pronto. Resérvalo ya.',
  'stock.expectedOn': 'Llega el {date}. Resérvalo ya.',

  'stock.notice.title': '¿Lo quieres cuando vuelva?',
  'stock.notice.email': 'Correo electrónico',
  'stock.notice.submit': 'Avisarme por correo',
  'stock.notice.submitting': 'Enviando…',
  'stock.notice.done': 'Enviaremos un correo a {email} cuando vuelva.',
  'stock.notice.change': 'Usar otro correo',
};
