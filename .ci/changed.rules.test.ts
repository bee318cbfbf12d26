/** Selection of the journeys and tests that a change can affect. */
import { describe, expect, test } from 'vitest';
import { chooseJourneys, forcesEverything, mentions, readers, type Repository } from './changed.rules.ts';

const repository: Repository = {
  imports: new Map([
    ['client/entry.client.tsx', ['client/routes.tsx', 'client/frame/App.tsx']],
    ['client/routes.tsx', ['client/routes/cart/Cart.tsx', 'client/routes/stores/Stores.tsx']],
    ['client/frame/App.tsx', ['client/components/Logo.tsx']],
    ['client/components/Logo.tsx', []],
    ['client/components/Line.tsx', ['client/components/line.rules.ts']],
    ['client/routes/cart/Cart.tsx', ['client/components/Line.tsx', 'client/routes/cart/Cart.module.css']],
    ['client/routes/stores/Stores.tsx', []],
    ['e2e/shopping/cart.spec.ts', ['e2e/support/shopper.ts']],
    ['e2e/content/stores.spec.ts', ['e2e/support/shopper.ts']],
    ['e2e/shopping/journey.spec.ts', []],
    ['e2e/accessibility/accessibility.spec.ts', ['e2e/states.ts']],
    ['e2e/support/shopper.ts', ['e2e/support/wording.ts']],
  ]),
  routes: [
    { path: '/cart', folder: 'cart' },
    { path: '/stores', folder: 'stores' },
  ],
  journeys: new Map([
    ['e2e/shopping/cart.spec.ts', `goto('/en-us/cart')`],
    ['e2e/content/stores.spec.ts', `goto('/fr-fr/stores?near=1')`],
    ['e2e/shopping/journey.spec.ts', `goto('/en-us/c/skis')`],
    ['e2e/accessibility/accessibility.spec.ts', ''],
    ['e2e/states.ts', "'/en-us/cart'"],
    ['e2e/support/shopper.ts', "'/en-us/stores'"],
    ['e2e/support/wording.ts', ''],
  ]),
};
const all = ['shopping/cart', 'content/stores', 'shopping/journey', 'accessibility/accessibility'];

test.each<[string, string[], string[]]>([
  ['a route', ['client/routes/stores/Stores.tsx'], ['content/stores']],
  [
    'a component’s rule',
    ['client/components/line.rules.ts'],
    ['shopping/cart', 'accessibility/accessibility'],
  ],
  [
    'a style of a route',
    ['client/routes/cart/Cart.module.css'],
    ['shopping/cart', 'accessibility/accessibility'],
  ],
  ['a component that the frame uses', ['client/components/Logo.tsx'], all],
  ['the frame', ['client/frame/App.tsx'], all],
  ['an entry', ['client/entry.client.tsx'], all],
  ['a journey', ['e2e/content/stores.spec.ts'], ['content/stores']],
  ['what journeys import indirectly', ['e2e/support/wording.ts'], ['shopping/cart', 'content/stores']],
  ['their configuration', ['e2e/playwright.config.ts'], all],
  ['the gateway', ['gateway/graph/cart/cart.ts'], ['shopping/cart', 'shopping/journey']],
  ['unit tests', ['client/frame/App.test.tsx', 'gateway/graph/cart/cart.test.ts'], []],
  ['documents', ['README.md', 'gateway/docs/operations.md'], []],
])('journeys for %s', (_, changed, names) => {
  expect(chooseJourneys(changed, repository).journeys).toEqual(names.map((name) => `e2e/${name}.spec.ts`));
});

test.each([
  ['package.json', true],
  ['.ci/test.ts', true],
  ['schema/schema.graphql', true],
  ['gateway/schema/cart.ts', false],
  ['gateway/docs/testing.md', false],
  ['client/relay/package.json', false],
])('%s forces everything: %s', (file, forced) => {
  expect(forcesEverything(['README.md', file])).toBe(forced ? file : null);
});

describe('an address in a text', () => {
  test.each([
    ["'/en-us/cart'", '/cart', true],
    ['`/${lang}/cart`', '/cart', true],
    ["'/en-us/cart/more'", '/cart', false],
    ["'./cart'", '/cart', false],
    ["'/en-us/p/ski?color=red'", '/p/:handle', true],
    ["'/en-us/c/skis/touring'", '/c/*', true],
    ["'/en-us/c/skis/touring'", '/c/:handle', false],
    ["'/en-us'", '/', true],
    ["'/en-us/stores'", '/', false],
  ])('%s is of %s: %s', (text, path, found) => {
    expect(mentions(text, path)).toBe(found);
  });
});

test('tests that read files run when they name a changed one, or read folders', () => {
  const tests = new Map([
    ['a.test.ts', "import 'node:fs'; read('check.yml')"],
    ['b.test.ts', "import 'node:fs'; readdirSync(root)"],
    ['c.test.ts', "import 'node:fs'; read('other.yml')"],
    ['d.test.ts', "'check.yml'"],
  ]);
  expect(readers(['.github/workflows/check.yml'], tests)).toEqual(['a.test.ts', 'b.test.ts']);
});
