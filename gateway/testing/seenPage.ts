/** What a shopper sees of a page at a glance, read from its HTML: for tests of pages with parts missing. */
export interface Seen {
  status: number;
  /** The first heading, as text. */
  heading: string;
  has: ('navigation' | 'tiles' | 'prices' | 'filters')[];
  /** Which of the shop's own words for what is missing stand on it (en-us). */
  says: string[];
}

const apologies = [
  'Filters are resting',
  'One of our services is not answering. Try again in a moment.',
  'Stock is out of reach right now',
  'The products did not arrive. The shop itself still stands.',
  'The search is not answering.',
  'Nothing in it is lost',
];

export function seenOf(status: number, html: string): Seen {
  const body = (/<body[\s\S]*<\/body>/.exec(html)?.[0] ?? '').replaceAll(
    /<(script|style)[\s\S]*?<\/\1>/g,
    '',
  );
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
  const text = textOf(main);
  const has: Record<Seen['has'][number], boolean> = {
    navigation: /<nav[\s\S]*?<a /.test(body),
    tiles: /href="\/en-us\/p\/(?!lodestar-98")/.test(main),
    prices: /\$\d/.test(text),
    filters: /name="color"|data-facet=/.test(main),
  };
  return {
    status,
    heading: textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(body)?.[1] ?? ''),
    has: (Object.keys(has) as Seen['has']).filter((part) => has[part]),
    says: apologies.filter((words) => text.includes(words)),
  };
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
