/**
 * Every refusal of every mutation, provoked: its code, and the path of an input field that exists. Together the rows
 * cover each refusal in each result union, and each value of both enums.
 */
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../../graph/schema.ts';
import { accountRefusals } from './accountRefusals.ts';
import { addressRefusals } from './addressRefusals.ts';
import { cartRefusals } from './cartRefusals.ts';
import { formRefusals } from './formRefusals.ts';
import {
  argumentsOf,
  closeRefusingShop,
  openRefusingShop,
  refusalsOf,
  send,
  stopRefusing,
} from './refusingShop.ts';

beforeAll(openRefusingShop);
afterAll(closeRefusingShop);

const rows = [...cartRefusals, ...accountRefusals, ...addressRefusals, ...formRefusals];

/** Whether the path leads from an argument of the mutation to an input field. */
function isInput(mutation: string, [name, ...rest]: readonly string[]): boolean {
  let type: GraphQLInputType | undefined = argumentsOf(mutation).find((one) => one.name === name)?.type;
  for (const field of rest) {
    const list = type && getNullableType(type);
    if (isListType(list) && /^\d+$/.test(field)) {
      type = list.ofType;
      continue;
    }
    const within = type && getNamedType(type);
    type = isInputObjectType(within) ? within.getFields()[field]?.type : undefined;
  }
  return type !== undefined;
}

const withInput = (path: string): string[] => ['input', ...path.split('.')];

describe('a refused mutation', () => {
  test.each(rows)('$mutation: $member $code $path', async ({ mutation, member, code, path, fields, by }) => {
    const { visitor, input, locale = 'en-us' } = await by();
    const answer = await send(visitor, mutation, input, locale);
    stopRefusing();
    expect(answer).toEqual({
      __typename: member,
      code,
      path: path === null ? null : withInput(path),
      ...(fields
        ? { fields: Object.entries(fields).map(([at, why]) => ({ path: withInput(at), code: why })) }
        : {}),
    });
  });
});

describe('the rows', () => {
  test('name input fields that exist', () => {
    const wrong = rows.flatMap(({ mutation, path, fields = {} }) =>
      [path, ...Object.keys(fields)]
        .filter((at) => at !== null && !isInput(mutation, withInput(at)))
        .map((at) => `${mutation} ${at}`),
    );
    expect(wrong).toEqual([]);
    expect(isInput('createAddress', ['input', 'address', 'postcode'])).toBe(false);
  });

  test.each(Object.keys(schema.getMutationType()?.getFields() ?? {}))(
    'have every refusal of %s',
    (mutation) => {
      const provoked = rows.filter((one) => one.mutation === mutation).map(({ member }) => member);
      expect([...new Set(provoked)].toSorted()).toEqual(refusalsOf(mutation).toSorted());
    },
  );

  test.each([
    ['RefusalCode', rows.map(({ code }) => code)],
    ['FieldErrorCode', rows.flatMap(({ fields = {} }) => Object.values(fields))],
  ])('have every value of %s', (name, provoked) => {
    const type = schema.getType(name);
    const values = isEnumType(type) ? type.getValues().map((one) => one.name) : [];
    expect(values.length).toBeGreaterThan(10);
    expect([...new Set(provoked)].toSorted()).toEqual(values.toSorted());
  });
});
