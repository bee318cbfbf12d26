import { expect, test } from 'vitest';
import { joinNodeId, keyOfNode, splitNodeId } from './nodeId.ts';

test('an id round-trips', () => {
  const id = joinNodeId('Variant', 'de-de/product_lodestar_98/500003/50000312');
  expect(splitNodeId(id)).toEqual({ typename: 'Variant', id: 'de-de/product_lodestar_98/500003/50000312' });
  expect(keyOfNode('Variant', id)).toBe('de-de/product_lodestar_98/500003/50000312');
  expect(keyOfNode('Product', id)).toBeNull();
});

test.each(['', 'abc', Buffer.from('Product:').toString('base64')])('%j is refused', (id) => {
  expect(() => splitNodeId(id)).toThrow('is not a valid id');
});
