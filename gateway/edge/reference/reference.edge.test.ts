/** The reference of a closed gateway, as somebody without a key reads it: every page, every link, every example. */
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../graph/schema.ts';
import { openSite, type Answer, type Site } from '../../testing/shop/site.ts';
import { REFERENCE_PATH, schemaElements } from './elements.ts';
import { withoutSources } from './projectParts.rules.ts';

let site: Site;
const logged: string[] = [];
const pages = new Map<string, Answer>();

beforeAll(async () => {
  site = await openSite(
    { OPEN_GRAPHQL: 'false', PUBLIC_PAGES_PER_MINUTE: '10000' },
    pino({ level: 'warn' }, { write: (line) => void logged.push(line) }),
  );
  const paths = [REFERENCE_PATH, ...schemaElements(schema).all.map(({ path }) => path)];
  for (const path of paths) await page(path);
});
afterAll(() => site.close());

async function page(path: string): Promise<Answer> {
  const known = pages.get(path);
  if (known) return known;
  const answer = await site.get(path);
  pages.set(path, answer);
  return answer;
}

const hrefs = (text: string): string[] =>
  [...text.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
const idsOf = (text: string): string[] => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
const section = (name: string): Promise<Answer> => page(`${REFERENCE_PATH}/${name}`);

describe('every page', () => {
  test('of the schema and of the documents is found, with links that lead somewhere', async () => {
    const broken = new Set<string>();
    // Pages that are found on the way are visited, too.
    for (const [path, { status, text }] of pages) {
      if (status !== 200) broken.add(path);
      for (const href of hrefs(text).filter((to) => to.startsWith(REFERENCE_PATH) || to.startsWith('#'))) {
        const [to = '', fragment] = href.split('#', 2);
        const target = await page(to === '' ? path : to);
        if (target.status !== 200) broken.add(`${path}: ${href}`);
        if (fragment && !idsOf(target.text).includes(fragment)) broken.add(`${path}: ${href}`);
      }
    }
    expect([...broken]).toEqual([]);
    expect(pages.size).toBeGreaterThan(300);
    expect([...pages.keys()]).toContain(`${REFERENCE_PATH}/changes`);
  });

  test('links to nothing but the reference, GraphiQL and other sites', () => {
    for (const [path, { text }] of pages) {
      const strange = hrefs(text).filter(
        (to) => !/^(?:#|https:\/\/|data:,|\/api\/(?:reference|graphql)\b)/.test(to),
      );
      expect([path, strange]).toEqual([path, []]);
    }
  });

  test('has unique ids, one heading of the first level, and no script', () => {
    for (const [path, { text, headers }] of pages) {
      if (!headers.get('content-type')?.startsWith('text/html')) continue;
      const ids = idsOf(text);
      expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []]);
      expect([path, text.match(/<h1/g)?.length]).toEqual([path, 1]);
      expect(text).not.toMatch(/<script| style=| on\w+=/);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/);
    }
  });

  test('of a type shows its fields, with the scope and the cost of each', async () => {
    const [element] = schemaElements(schema).all.filter(
      ({ access, of }) => of === 'type' && access === 'catalogue',
    );
    const { text } = await page(element?.path ?? '');
    expect(text).toContain('scope catalogue');
    expect(text).toMatch(/<h3>\w+<\/h3>\s*<code>/);
    expect(text).toMatch(/\d+ points? \+ \d+ × selection|\d+ points?</);
  });
});

describe('an example', () => {
  test('fits the schema', async () => {
    for (const name of ['guide', 'questions', 'changes', 'examples']) await section(name);
    expect(logged.filter((line) => line.includes('does not fit the schema'))).toEqual([]);
  });

  test.each(['guide', 'questions', 'examples'])(
    'of %s is shown with the answer of this shop',
    async (name) => {
      const { text } = await section(name);
      expect(text).toContain('Answer of this shop');
      expect(text).toContain('&quot;data&quot;: {');
      expect(text).not.toContain('just now');
    },
  );

  test('opens in GraphiQL with its variables, which no server sees', async () => {
    const { text } = await section('questions');
    const links = hrefs(text).filter((href) => href.startsWith('/api/graphql#'));
    expect(links.length).toBe(10);
    const given = links.map((href) => new URLSearchParams(href.slice(href.indexOf('#') + 1)));
    expect(given.every((one) => one.get('query')?.startsWith('query '))).toBe(true);
    expect(given.filter((one) => one.get('variables')).length).toBeGreaterThan(1);
  });

  test('whose answer has errors says so', async () => {
    const other = await openSite({ OPEN_GRAPHQL: 'false' });
    try {
      await other.breakSource({ source: 'delivery', status: 500 });
      const { status, text } = await other.get(`${REFERENCE_PATH}/examples`);
      expect(status).toBe(200);
      expect(text).toContain('just now, with errors');
    } finally {
      await other.close();
    }
  });
});

test('no page names a file, a command or an address of the project', () => {
  const ofProject =
    /[\w-]+\.md\b|\b(?:gateway|schema|client|e2e)\/[\w-]+[./]|npm (?:run|start|test|ci)\b|localhost:\d|operations\.json/i;
  for (const [path, { text, headers }] of pages) {
    if (!headers.get('content-type')?.startsWith('text/html')) continue;
    expect([path, ofProject.exec(text)?.[0]]).toEqual([path, undefined]);
  }
});

test('the schema is handed out as text, again only when it changed', async () => {
  const { status, text, headers } = await section('schema.graphql');
  const committed = readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8');
  const isCommitted = text === withoutSources(committed);
  expect([status, headers.get('content-type'), isCommitted]).toEqual([
    200,
    'text/plain; charset=utf-8',
    true,
  ]);
  expect(text).not.toMatch(/\w\.md\b/);
  expect(hrefs((await page(REFERENCE_PATH)).text)).toContain(`${REFERENCE_PATH}/schema.graphql`);
  const again = await site.get(`${REFERENCE_PATH}/schema.graphql`, {
    'if-none-match': headers.get('etag') ?? '',
  });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('the guide leads to a typed export with its sources', async () => {
  expect(hrefs((await section('guide')).text)).toContain(`${REFERENCE_PATH}/typed-export`);
  const { text } = await section('typed-export');
  expect(text).toMatch(/<h2[^>]*>shop\.ts<\/h2>\s*<pre/);
  expect(hrefs(text)).toContain(`${REFERENCE_PATH}/guide#again-and-keeping`);
});

test('the changes begin with what will go, earliest first', async () => {
  const { text } = await section('changes');
  expect(/<h2[^>]*>([^<]*)/.exec(text)?.[1]).toBe('What will go');
  const table = text.slice(text.indexOf('<table>'), text.indexOf('</table>'));
  const days = [...table.matchAll(/<td>(\d{4}-\d\d-\d\d)<\/td>/g)].map(([, day = '']) => day);
  expect(days.length).toBeGreaterThan(0);
  expect(days).toEqual(days.toSorted());
  expect(table).toContain('Product.platformId');
});

test('the ten questions are ten, each with a query', async () => {
  const { text } = await section('questions');
  expect(text.match(/<h2 /g)?.length).toBe(10);
  expect(text.match(/class="example"/g)?.length).toBe(10);
});

test('errors and limits show the guide’s words, the refusals and the figures of the checks', async () => {
  const [errors, limits] = [await section('errors'), await section('limits')];
  expect(errors.text).toContain('<code>RATE_LIMITED</code>');
  expect(errors.text).toMatch(/Given by <a href="\/api\/reference\/mutations\//);
  expect(limits.text).toContain('65,000');
  expect(limits.text).toContain('<code>Retry-After</code>');
});

describe('search', () => {
  const found = async (term: string): Promise<string> =>
    (await site.get(`${REFERENCE_PATH}/search?q=${encodeURIComponent(term)}`)).text;

  test('finds types, root fields and fields by name, exact ones first', async () => {
    const [element] = schemaElements(schema).members.filter(({ coordinate }) =>
      coordinate.endsWith('.price'),
    );
    const text = await found(element?.coordinate ?? '');
    expect(/<h2><a href="([^"]+)"/.exec(text)?.[1]).toBe(element?.path);
    expect(await found('products')).toContain('/api/reference/queries/products"');
  });

  test.each([
    ['RATE_LIMITED', '/errors'],
    ['rate limit', '/errors'],
    ['pagination', '/guide#paging'],
    ['webhook', '/guide#webhooks'],
    ['barcode', '/types/Variant#barcode'],
    ['ean', '/types/Variant#barcode'],
    ['which sizes are in stock', '/questions#which-sizes-are-in-stock'],
  ])('for “%s” leads to %s among the first ten', async (term, path) => {
    const found10 = [...(await found(term)).matchAll(/<h2><a href="([^"]+)"/g)].map(([, to = '']) => to);
    expect(found10.slice(0, 10)).toContain(`${REFERENCE_PATH}${path}`);
  });

  test('says what to do when nothing is found, and escapes the term', async () => {
    const text = await found('<b>"nothing"');
    expect(text).toContain('Nothing has this name');
    expect(text).not.toContain('<b>');
  });
});

test('an unknown page is 404, and leads to a search for its name', async () => {
  const { status, text } = await site.get(`${REFERENCE_PATH}/types/NoSuchType`);
  expect([status, text]).toEqual([404, expect.stringContaining('search?q=NoSuchType')]);
});

test('a page is sent again only when it changed', async () => {
  const { headers } = await section('limits');
  const etag = headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  const again = await site.get(`${REFERENCE_PATH}/limits`, { 'if-none-match': etag });
  expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
});
