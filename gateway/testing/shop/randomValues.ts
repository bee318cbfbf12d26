/** Values made by chance, with what programs stumble over among them. */
import * as fc from 'fast-check';
import { isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';

const nodeIds = fc
  .tuple(
    fc.constantFrom('Product', 'Variant', 'Category', 'Order', 'Address', 'Nothing', '__proto__'),
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('en-us/skis', 'en-us/', 'en-us/lodestar-98/../x', '/'),
    ),
  )
  .map(([type, key]) => Buffer.from(`${type}:${key}`).toString('base64'));
export const texts = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 2, arbitrary: nodeIds },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '\ud800',
      'a\udfffb',
      '\u0000',
      '\r\nx: y',
      '\u202e',
      '__proto__',
      'constructor',
      'toString',
      '..',
      '../../etc',
      '%',
      '%00',
      '%zz',
      '?a=b&c#d',
      '{{7*7}}',
      "' OR 1=1 --",
      '"}],"x":[{"',
      '9'.repeat(400),
      'é'.repeat(300),
      '🎿'.repeat(100),
      'en-us',
      'xx-yy',
      'skis',
      'lodestar-98',
    ),
  },
);
const numbers = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, -1, 1, 100, 101, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e300, 1e-300),
);
export const anyValue = fc.oneof(
  texts,
  numbers,
  fc.boolean(),
  fc.constant(null),
  fc.array(texts, { maxLength: 4 }),
  fc.dictionary(fc.oneof(texts, fc.constant('__proto__')), texts, { maxKeys: 3 }),
);

/** Mostly of the type, so that it gets as far as the resolvers. */
export function valuesOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  const right = ((): fc.Arbitrary<unknown> => {
    if (isNonNullType(type)) return valuesOf(type.ofType);
    if (isListType(type)) return fc.array(valuesOf(type.ofType), { maxLength: 3 });
    if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).map(
        (field) => [field.name, valuesOf(field.type)] as const,
      );
      return fc.record(Object.fromEntries(fields));
    }
    if (type.name === 'Int') return fc.oneof(fc.integer({ min: -2, max: 120 }), numbers);
    if (type.name === 'Float') return numbers;
    if (type.name === 'Boolean') return fc.boolean();
    return texts;
  })();
  return fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: anyValue });
}
