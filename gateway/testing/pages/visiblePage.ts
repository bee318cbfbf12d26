/** What a shopper sees on a page, read from its HTML, for tests of pages with missing parts. */
export interface VisiblePage {
  status: number;
  /** Target of a redirect. */
  redirectsTo?: string;
  /** Text of the first heading. */
  heading: string;
  has: ('navigation' | 'tiles' | 'prices' | 'filters')[];
  /** Which messages about missing parts it shows (en-us). */
  says: string[];
}

/** The shop's messages about missing parts, by part. */
export const words = {
  filters: 'Filters aren’t available',
  service: 'This isn’t available right now. Try again in a moment.',
  stock: 'We can’t check stock right now',
  products: 'We couldn’t load the products. Try again.',
  search: 'Search isn’t available right now.',
  cart: 'Your items are saved',
  countries: 'We can’t load the countries we ship to. Try again in a moment.',
  stores: 'We can’t search stores right now. Try again in a moment.',
} as const;

export function visiblePageOf(status: number, html: string, redirectsTo: string | null = null): VisiblePage {
  const body = bodyOf(html);
  const main = mainOf(body);
  const text = textOf(main);
  const has: Record<VisiblePage['has'][number], boolean> = {
    navigation: /<nav[\s\S]*?<a /.test(body),
    tiles: /href="\/en-us\/p\/(?!lodestar-98")/.test(main),
    prices: /\$\d/.test(text),
    filters: /name="color"|data-facet=/.test(main),
  };
  return {
    status,
    ...(redirectsTo === null ? {} : { redirectsTo }),
    heading: textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(body)?.[1] ?? ''),
    has: (Object.keys(has) as VisiblePage['has']).filter((part) => has[part]),
    says: Object.values(words).filter((phrase) => text.includes(phrase)),
  };
}

/** Prices on a page, by the slug of their product; others under the empty slug. */
export function amountsOf(html: string): Map<string, Set<string>> {
  const main = mainOf(bodyOf(html));
  const found = new Map<string, Set<string>>();
  const note = (name: string, part: string): void => {
    const amounts = textOf(part).match(/\$\d[\d,]*(\.\d\d)?/g) ?? [];
    found.set(name, new Set([...(found.get(name) ?? []), ...amounts]));
  };
  const tiles = /<article[\s\S]*?<\/article>/g;
  for (const [tile] of main.matchAll(tiles)) note(/href="\/en-us\/p\/([^"?]+)/.exec(tile)?.[1] ?? '', tile);
  note('', main.replaceAll(tiles, ''));
  return found;
}

function bodyOf(html: string): string {
  return (/<body[\s\S]*<\/body>/.exec(html)?.[0] ?? '').replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '');
}

function mainOf(body: string): string {
  return /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
