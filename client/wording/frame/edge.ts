/** English texts about refused addresses and browser detection. */
export const edgeWording = {
  'edge.tooManyRedirects': 'Too many redirects. This address leads in a circle.',
  'edge.browser.title': 'What we detected about your browser',
  'edge.browser.breakpoint': 'Breakpoint',
  'edge.browser.kind': 'Width',
  'edge.browser.mobile': 'below 1024 px',
  'edge.browser.phone': 'phone',
  'edge.browser.tablet': 'tablet',
  'edge.browser.wide': 'wide screen',
  'edge.browser.connection': 'Connection',
  'edge.browser.fast': 'fast',
  'edge.browser.slow': 'slow or unknown',
  'edge.browser.dpi': 'Picture dpi at 1x / 2x',
} as const;
