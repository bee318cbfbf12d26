/** Small schemas: before, after, operations, and the verdict. */
import { describe, expect, test } from 'vitest';
import { unusedApprovals, judgeChanges, type Approval, type Verdict } from './judgeChanges.ts';

const was = `
  directive @inContext(locale: String!, mood: String) on QUERY
  type Query {
    product(handle: String!, size: Int = 4, mood: Mood): Product
    products(filter: Filter, word: String): [Thing!]!
    node(id: ID!): Node
    old: Relic @deprecated(reason: "Nobody asks. Removed after 2026-03-31: use product")
    lasting: Souvenir @deprecated(reason: "Removed after 2027-03-31: use product")
    vague: Int @deprecated(reason: "use product")
    list(by: Order, page: Int @deprecated(reason: "Removed after 2026-03-31: use after"), after: String): Int
  }
  interface Node { id: ID! }
  type Product implements Node { id: ID! title: String! titleLong: String tagline: String price: Price unused: String }
  type Story implements Node { id: ID! title: String! }
  type Price { amount: Float! unused: Int }
  union Thing = Product | Story
  input Filter { color: String size: Int under: Range finish: Finish }
  input Range { max: Int min: Int }
  enum Finish { MATTE GLOSS }
  enum Mood { CALM WILD }
  enum Order { NAME RANK @deprecated(reason: "Removed after 2026-03-31: use NAME") }
  type Relic { age: Int mark: Mark }
  type Mark { text: String }
  type Souvenir { age: Int }`;

const operations = {
  a1: `query Tile($handle: String!) @inContext(locale: "en-us") { product(handle: $handle) { title price { amount } } }`,
  b2: `query Find($filter: Filter) { products(filter: $filter) { __typename ... on Product { titleLong } } }`,
  c3: `query Matte { products(filter: {finish: MATTE, under: {max: 3}}) { __typename } }`,
  d4: `query Node($id: ID!) { node(id: $id) { id } }`,
};

interface Row {
  /** Text of the schema to replace, and its replacement. */
  from: string;
  to: string;
  verdict: Verdict;
  path: string;
  touched?: string[];
}

const rows: Record<string, Row> = {
  'a field used by a shipped operation cannot be removed': {
    from: 'title: String! titleLong',
    to: 'titleLong',
    verdict: 'breaksOperation',
    path: 'Product.title',
    touched: ['Tile'],
  },
  'a field that shares a prefix with a used one is judged separately': {
    from: 'titleLong: String',
    to: '',
    verdict: 'breaksOperation',
    path: 'Product.titleLong',
    touched: ['Find'],
  },
  'a field used by no shipped operation concerns partners': {
    from: 'unused: String',
    to: '',
    verdict: 'needsApproval',
    path: 'Product.unused',
  },
  'a field that becomes nullable breaks operations that read it, although they remain valid': {
    from: 'amount: Float!',
    to: 'amount: Float',
    verdict: 'breaksOperation',
    path: 'Price.amount',
    touched: ['Tile'],
  },
  'a field that becomes non-null breaks nothing': {
    from: 'tagline: String',
    to: 'tagline: String!',
    verdict: 'safe',
    path: 'Product.tagline',
  },
  'a field read through its interface counts for each of its types': {
    from: 'type Story implements Node { id: ID!',
    to: 'type Story implements Node { id: ID',
    verdict: 'breaksOperation',
    path: 'Story.id',
    touched: ['Node'],
  },
  'a new required argument breaks operations with the field': {
    from: 'product(handle: String!',
    to: 'product(handle: String!, market: String!',
    verdict: 'breaksOperation',
    path: 'Query.product.market',
    touched: ['Tile'],
  },
  'a new optional argument is dangerous for operations with the field': {
    from: 'product(handle: String!',
    to: 'product(handle: String!, market: String',
    verdict: 'dangerous',
    path: 'Query.product.market',
    touched: ['Tile'],
  },
  'an unused argument can be removed with approval': {
    from: ', word: String)',
    to: ')',
    verdict: 'needsApproval',
    path: 'Query.products.word',
  },
  'a used argument cannot be removed': {
    from: 'filter: Filter, word',
    to: 'word',
    verdict: 'breaksOperation',
    path: 'Query.products.filter',
    touched: ['Find', 'Matte'],
  },
  'a changed default is dangerous for operations without the argument': {
    from: 'size: Int = 4',
    to: 'size: Int = 5',
    verdict: 'dangerous',
    path: 'Query.product.size',
    touched: ['Tile'],
  },
  'an input field that a variable may contain cannot be removed': {
    from: 'color: String',
    to: '',
    verdict: 'breaksOperation',
    path: 'Filter.color',
    touched: ['Find'],
  },
  'nor a nested one': {
    from: 'min: Int',
    to: '',
    verdict: 'breaksOperation',
    path: 'Range.min',
    touched: ['Find'],
  },
  'a new required input field breaks operations that send the input': {
    from: 'min: Int',
    to: 'min: Int step: Int!',
    verdict: 'breaksOperation',
    path: 'Range.step',
    touched: ['Find', 'Matte'],
  },
  'an enum value used as a literal cannot be removed': {
    from: 'enum Finish { MATTE',
    to: 'enum Finish {',
    verdict: 'breaksOperation',
    path: 'Finish.MATTE',
    touched: ['Find', 'Matte'],
  },
  'an enum value that cannot be sent can be removed with approval': {
    from: 'enum Mood { CALM',
    to: 'enum Mood {',
    verdict: 'needsApproval',
    path: 'Mood.CALM',
  },
  'a new enum value is dangerous': {
    from: 'MATTE GLOSS',
    to: 'MATTE GLOSS SATIN',
    verdict: 'dangerous',
    path: 'Finish.SATIN',
    touched: ['Find', 'Matte'],
  },
  'a union member with a fragment cannot be removed': {
    from: 'union Thing = Product | Story',
    to: 'union Thing = Story',
    verdict: 'breaksOperation',
    path: 'Thing',
    touched: ['Find'],
  },
  'a union member without a fragment can be removed with approval': {
    from: 'union Thing = Product | Story',
    to: 'union Thing = Product',
    verdict: 'needsApproval',
    path: 'Thing',
  },
  'a new member is dangerous for operations with the union': {
    from: 'union Thing = Product | Story',
    to: 'union Thing = Product | Story | Price',
    verdict: 'dangerous',
    path: 'Thing',
    touched: ['Find', 'Matte'],
  },
  'an argument of a directive in operations cannot be removed': {
    from: 'locale: String!, mood: String',
    to: 'mood: String',
    verdict: 'breaksOperation',
    path: '@inContext.locale',
    touched: ['Tile'],
  },
  'a field whose removal date has passed can be removed': {
    from: 'old: Relic @deprecated(reason: "Nobody asks. Removed after 2026-03-31: use product")',
    to: '',
    verdict: 'announced',
    path: 'Query.old',
  },
  'a field whose removal date is ahead cannot be removed': {
    from: 'lasting: Souvenir @deprecated(reason: "Removed after 2027-03-31: use product")',
    to: '',
    verdict: 'needsApproval',
    path: 'Query.lasting',
  },
  'nor one deprecated without a date': {
    from: 'vague: Int @deprecated(reason: "use product")',
    to: '',
    verdict: 'needsApproval',
    path: 'Query.vague',
  },
  'an argument can be removed after its date': {
    from: 'page: Int @deprecated(reason: "Removed after 2026-03-31: use after"), ',
    to: '',
    verdict: 'announced',
    path: 'Query.list.page',
  },
  'an enum value can be removed after its date': {
    from: 'NAME RANK @deprecated(reason: "Removed after 2026-03-31: use NAME")',
    to: 'NAME',
    verdict: 'announced',
    path: 'Order.RANK',
  },
  'types reachable only through an announced field can be removed': {
    from: 'type Relic { age: Int',
    to: 'type Relic {',
    verdict: 'announced',
    path: 'Relic.age',
  },
  'also indirectly reachable ones': {
    from: 'type Mark { text: String }',
    to: 'type Mark { text: String! line: Int }',
    verdict: 'safe',
    path: 'Mark.line',
  },
  'a new type is one line, whatever it contains': {
    from: 'type Souvenir { age: Int }',
    to: 'type Souvenir { age: Int } type New { a: Int b: Int }',
    verdict: 'safe',
    path: 'New',
  },
};

const today = '2026-06-01';
async function judged(from: string, to: string, approvals: Approval[] = []) {
  expect(was).toContain(from);
  return judgeChanges({ before: was, after: was.replace(from, to), operations, approvals, today });
}

describe('one change', () => {
  test.each(Object.entries(rows))('%s', async (_, { from, to, verdict, path, touched = [] }) => {
    const changes = await judged(from, to);
    const found = changes.find((change) => change.path === path);
    expect(found).toMatchObject({ verdict });
    expect(found?.users.map(({ name }) => name).toSorted()).toEqual(touched);
    const wanted = verdict === 'breaksOperation' || verdict === 'needsApproval';
    expect(changes.some((one) => ['breaksOperation', 'needsApproval'].includes(one.verdict))).toBe(wanted);
  });
});

describe('approvals', () => {
  const why = 'nobody asked it for a year';

  test('a commit approves the break that it names, with its reason', async () => {
    const changes = await judged('unused: String', '', [{ path: 'Product.unused', why }]);
    expect(changes).toMatchObject([{ verdict: 'approved', path: 'Product.unused', why }]);
  });

  test('a break of a shipped operation cannot be approved', async () => {
    const approvals = [{ path: 'Product.titleLong', why }];
    const changes = await judged('titleLong: String', '', approvals);
    expect(changes).toMatchObject([{ verdict: 'breaksOperation' }]);
    expect(unusedApprovals(changes, approvals)).toEqual(approvals);
  });

  test('a path that shares a prefix with the approved one is not approved', async () => {
    const approvals = [{ path: 'Product', why }];
    const changes = await judged('unused: String', '', approvals);
    expect(changes).toMatchObject([{ verdict: 'needsApproval' }]);
    expect(unusedApprovals(changes, approvals)).toEqual(approvals);
  });
});

test('a break beside an addition is not hidden by it', async () => {
  const changes = await judged('union Thing = Product | Story', 'union Thing = Story | Price');
  expect(changes.map(({ verdict }) => verdict)).toEqual(['breaksOperation', 'dangerous']);
});

test('a type removed with its announced field counts as announced', async () => {
  const after = was
    .replace('old: Relic @deprecated(reason: "Nobody asks. Removed after 2026-03-31: use product")', '')
    .replace('type Relic { age: Int mark: Mark }', '')
    .replace('type Mark { text: String }', '');
  const changes = await judgeChanges({ before: was, after, operations, today });
  expect(changes.map(({ verdict, path }) => `${verdict} ${path}`)).toEqual([
    'announced Mark',
    'announced Query.old',
    'announced Relic',
  ]);
});
