import { expect, test } from 'vitest';
import { exceededVariableLimit, variableLimits } from './variableLimits.rules.ts';

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
const { variableCharacters, variableDepth, listItems } = variableLimits;

test.each<[string, unknown, object | null]>([
  ['none', undefined, null],
  [
    'variables of a page',
    { locale: 'en-us', handle: 'skis', filters: [{ name: 'color', values: ['red'] }] },
    null,
  ],
  ['a text too long', { term: 'x'.repeat(variableCharacters) }, { limit: 'variableCharacters' }],
  ['a name too long', { ['x'.repeat(variableCharacters + 1)]: 1 }, { limit: 'variableCharacters' }],
  ['a list too long', { ids: Array(listItems + 1).fill('1') }, { limit: 'listItems', value: listItems + 1 }],
  ['lists in lists', { a: nested(variableDepth) }, { limit: 'variableDepth', value: variableDepth + 1 }],
  ['endlessly nested lists', { a: nested(5_000) }, { limit: 'variableDepth' }],
  ['an inherited property name as key', JSON.parse('{"__proto__": {"a": 1}}'), null],
])('%s', (_, variables, refusal) => {
  const passed = exceededVariableLimit(variables);
  if (refusal === null) expect(passed).toBeNull();
  else expect(passed).toMatchObject(refusal);
});
