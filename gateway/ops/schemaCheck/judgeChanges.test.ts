/** Small schemas: before, after, operations, and the verdict. */
import { describe, expect, test } from 'vitest';
import { idleApprovals, judgeChanges, type Approval, type Verdict } from './judgeChanges.ts';

const was = `
  directive @inContext(locale: String!, mood: String) on QUERY
  type Query {
    product(uid: String!, size: Int = 4, mood: Mood): Product
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
  a1: `query Tile($uid: String!) @inContext(locale: "en-us") { product(uid: $uid) { title price { amount } } }`,
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
  'a field that a shipped operation asks may not go': {
    from: 'title: String! titleLong',
    to: 'titleLong',
    verdict: 'breaksOperation',
    path: 'Product.title',
    touched: ['Tile'],
  },
  'one whose name only begins like that is judged for itself': {
    from: 'titleLong: String',
    to: '',
    verdict: 'breaksOperation',
    path: 'Product.titleLong',
    touched: ['Find'],
  },
  'a field that nobody shipped asks is for partners': {
    from: 'unused: String',
    to: '',
    verdict: 'needsApproval',
    path: 'Product.unused',
  },
  'a field that may be null of a sudden breaks who reads it, though the operation is still valid': {
    from: 'amount: Float!',
    to: 'amount: Float',
    verdict: 'breaksOperation',
    path: 'Price.amount',
    touched: ['Tile'],
  },
  'a field that is never null any more harms nobody': {
    from: 'tagline: String',
    to: 'tagline: String!',
    verdict: 'safe',
    path: 'Product.tagline',
  },
  'a field asked through its interface counts for each type that has it': {
    from: 'type Story implements Node { id: ID!',
    to: 'type Story implements Node { id: ID',
    verdict: 'breaksOperation',
    path: 'Story.id',
    touched: ['Node'],
  },
  'a required argument more breaks who asks the field': {
    from: 'product(uid: String!',
    to: 'product(uid: String!, market: String!',
    verdict: 'breaksOperation',
    path: 'Query.product.market',
    touched: ['Tile'],
  },
  'an optional argument more is dangerous for who asks the field': {
    from: 'product(uid: String!',
    to: 'product(uid: String!, market: String',
    verdict: 'dangerous',
    path: 'Query.product.market',
    touched: ['Tile'],
  },
  'an argument that nobody gives may go with approval': {
    from: ', word: String)',
    to: ')',
    verdict: 'needsApproval',
    path: 'Query.products.word',
  },
  'an argument that is given may not': {
    from: 'filter: Filter, word',
    to: 'word',
    verdict: 'breaksOperation',
    path: 'Query.products.filter',
    touched: ['Find', 'Matte'],
  },
  'another default is dangerous for who asks without the argument': {
    from: 'size: Int = 4',
    to: 'size: Int = 5',
    verdict: 'dangerous',
    path: 'Query.product.size',
    touched: ['Tile'],
  },
  'a field of an input that a variable may bring may not go': {
    from: 'color: String',
    to: '',
    verdict: 'breaksOperation',
    path: 'Filter.color',
    touched: ['Find'],
  },
  'nor one deeper inside it': {
    from: 'min: Int',
    to: '',
    verdict: 'breaksOperation',
    path: 'Range.min',
    touched: ['Find'],
  },
  'a required field of an input more breaks who writes one': {
    from: 'min: Int',
    to: 'min: Int step: Int!',
    verdict: 'breaksOperation',
    path: 'Range.step',
    touched: ['Find', 'Matte'],
  },
  'a value that a text names may not go': {
    from: 'enum Finish { MATTE',
    to: 'enum Finish {',
    verdict: 'breaksOperation',
    path: 'Finish.MATTE',
    touched: ['Find', 'Matte'],
  },
  'a value that nobody can send may go with approval': {
    from: 'enum Mood { CALM',
    to: 'enum Mood {',
    verdict: 'needsApproval',
    path: 'Mood.CALM',
  },
  'a value more is dangerous': {
    from: 'MATTE GLOSS',
    to: 'MATTE GLOSS SATIN',
    verdict: 'dangerous',
    path: 'Finish.SATIN',
    touched: ['Find', 'Matte'],
  },
  'a member of a union that a fragment is on may not go': {
    from: 'union Thing = Product | Story',
    to: 'union Thing = Story',
    verdict: 'breaksOperation',
    path: 'Thing',
    touched: ['Find'],
  },
  'one without a fragment may go with approval': {
    from: 'union Thing = Product | Story',
    to: 'union Thing = Product',
    verdict: 'needsApproval',
    path: 'Thing',
  },
  'a member more is dangerous for who asks the union': {
    from: 'union Thing = Product | Story',
    to: 'union Thing = Product | Story | Price',
    verdict: 'dangerous',
    path: 'Thing',
    touched: ['Find', 'Matte'],
  },
  'an argument of a directive that operations carry may not go': {
    from: 'locale: String!, mood: String',
    to: 'mood: String',
    verdict: 'breaksOperation',
    path: '@inContext.locale',
    touched: ['Tile'],
  },
  'a field whose announced day has passed may go': {
    from: 'old: Relic @deprecated(reason: "Nobody asks. Removed after 2026-03-31: use product")',
    to: '',
    verdict: 'announced',
    path: 'Query.old',
  },
  'one whose day is still to come may not': {
    from: 'lasting: Souvenir @deprecated(reason: "Removed after 2027-03-31: use product")',
    to: '',
    verdict: 'needsApproval',
    path: 'Query.lasting',
  },
  'nor one that was deprecated without a day': {
    from: 'vague: Int @deprecated(reason: "use product")',
    to: '',
    verdict: 'needsApproval',
    path: 'Query.vague',
  },
  'an argument may go after its day': {
    from: 'page: Int @deprecated(reason: "Removed after 2026-03-31: use after"), ',
    to: '',
    verdict: 'announced',
    path: 'Query.list.page',
  },
  'a value may go after its day': {
    from: 'NAME RANK @deprecated(reason: "Removed after 2026-03-31: use NAME")',
    to: 'NAME',
    verdict: 'announced',
    path: 'Order.RANK',
  },
  'what only an announced field led to may go': {
    from: 'type Relic { age: Int',
    to: 'type Relic {',
    verdict: 'announced',
    path: 'Relic.age',
  },
  'also further behind it': {
    from: 'type Mark { text: String }',
    to: 'type Mark { text: String! line: Int }',
    verdict: 'safe',
    path: 'Mark.line',
  },
  'a type more is one line, whatever it has': {
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
    expect(found).toMatchObject({ verdict, operations: touched });
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
    expect(idleApprovals(changes, approvals)).toEqual(approvals);
  });

  test('a path that shares a prefix with the approved one is not approved', async () => {
    const approvals = [{ path: 'Product', why }];
    const changes = await judged('unused: String', '', approvals);
    expect(changes).toMatchObject([{ verdict: 'needsApproval' }]);
    expect(idleApprovals(changes, approvals)).toEqual(approvals);
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
