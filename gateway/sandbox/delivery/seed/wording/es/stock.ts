/** Spanish: combinations of options, what is left of them, and letters when it is back. */
export const stockTexts: Readonly<Record<string, string>> = {
  'stock.required': 'Elige primero: {option}. Después podrá ir al carrito.',
  'stock.impossible': 'no se hace en {other}',
  'stock.impossibleNote': 'No se hace en {other}: {values}. Elígelo igualmente y lo demás se adapta.',
  'stock.notForSale': 'Ahora mismo no está a la venta',
  'stock.notForSaleNote': 'Ahora mismo no está a la venta: {values}.',
  'stock.moved': '{value} no se hace en {other}; {changes}.',
  'stock.movedChange': '{option} ahora {value}',
  'stock.movedBack': 'De vuelta a {values}.',
  'stock.expected': 'Llega pronto. Es tuyo si lo encargas ya.',
  'stock.expectedOn': 'Llega el {date}. Es tuyo si lo encargas ya.',

  'stock.notice.title': '¿Te escribimos cuando vuelva?',
  'stock.notice.email': 'Correo electrónico',
  'stock.notice.submit': 'Escribidme',
  'stock.notice.submitting': 'Apuntando…',
  'stock.notice.done': 'Escribiremos a {email} cuando vuelva.',
  'stock.notice.change': 'Usar otra dirección',
};
