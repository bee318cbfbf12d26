/** Addresses that the server does not follow, in Spanish. */
export const edgeTexts: Readonly<Record<string, string>> = {
  'edge.tooManyRedirects':
    'Demasiadas redirecciones. Esta dirección da vueltas en círculo, así que dejamos de seguirla.',
  'edge.browser.title': 'Qué vemos de tu navegador',
  'edge.browser.breakpoint': 'Punto de ruptura',
  'edge.browser.kind': 'Anchura',
  'edge.browser.mobile': 'menos de 1024 px',
  'edge.browser.phone': 'teléfono',
  'edge.browser.tablet': 'tableta',
  'edge.browser.wide': 'pantalla ancha',
  'edge.browser.connection': 'Conexión',
  'edge.browser.fast': 'rápida',
  'edge.browser.slow': 'lenta o desconocida',
  'edge.browser.dpi': 'dpi de las imágenes a 1x / 2x',
};
