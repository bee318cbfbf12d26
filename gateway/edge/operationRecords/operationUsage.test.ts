import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { judgeChanges } from '../../ops/schemaCheck/judgeChanges.ts';
import { operationUsage } from './operationUsage.ts';

const old = 'old: Relic @deprecated(reason: "Removed after 2026-03-31: use price")';
const was = `type Query { price: Price ${old} } type Price { amount: Int } type Relic { age: Int }`;
const today = '2026-06-01';

test('an operation depends on the coordinates that it selects, reaches or may send', () => {
  const schema = buildSchema(`
    directive @mark on FIELD
    type Query { find(by: By, mood: Mood): Node }
    interface Node { id: ID! }
    type Ski implements Node { id: ID! length: Int }
    input By { size: Size }
    input Size { max: Int }
    enum Mood { CALM WILD }`);
  const usage = operationUsage(
    schema,
    'a1',
    'query Find($by: By) { find(by: $by, mood: CALM) { id @mark ... on Ski { length } } }',
  );
  expect(usage.name).toBe('Find');
  expect([...usage.coordinates].filter((one) => /[.@]/.test(one)).sort()).toEqual([
    '@mark',
    'By.size',
    'Mood.CALM',
    'Node.id',
    'Query.find',
    'Query.find.by',
    'Query.find.mood',
    'Size.max',
    'Ski.id',
    'Ski.length',
  ]);
  expect([...usage.conditions]).toEqual(['Ski']);
});

test('an operation that uses a deprecated element still depends on it', async () => {
  const operations = { e5: 'query Old { old { age } }' };
  const changes = await judgeChanges({ before: was, after: was.replace(old, ''), operations, today });
  expect(changes).toMatchObject([{ verdict: 'breaksOperation', users: [{ id: 'e5', name: 'Old' }] }]);
});

test('an operation unknown to the previous schema does not refuse a change', async () => {
  const after = was.replace('amount: Int', 'amount: Int tax: Float');
  const operations = { f6: 'query New { price { tax } }' };
  const changes = await judgeChanges({ before: was, after, operations, today });
  expect(changes).toMatchObject([{ verdict: 'safe', path: 'Price.tax' }]);
});
