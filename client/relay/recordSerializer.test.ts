import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { expect, test } from 'vitest';
import { joinRecords, readRecords, writeRecords } from './recordSerializer.ts';

const ID = 'UHJvZHVjdA==';
const records = {
  'client:root': { __id: 'client:root', __typename: '__Root', product: { __ref: ID }, none: null },
  [ID]: {
    __id: ID,
    __typename: 'Product',
    id: ID,
    name: 'Wax </script> "warm"',
    price: { __ref: `client:${ID}:price` },
    'swatches(first:2)': {
      __refs: [`client:${ID}:swatches(first:2):0`, null, 'other', `client:${ID}:swatches(first:2):3`],
    },
    related: { __refs: ['other', 'missing'] },
    gone: { __ref: 'gone' },
    codes: ['a', 'b'],
    settings: { __typename: 'no record', deep: [1, null] },
  },
  [`client:${ID}:price`]: {
    __id: `client:${ID}:price`,
    __typename: 'ProductPrice',
    current: { __ref: `client:${ID}:price:current` },
    highest: null,
  },
  [`client:${ID}:price:current`]: { __id: `client:${ID}:price:current`, amount: 12.5 },
  [`client:${ID}:swatches(first:2):0`]: { __id: `client:${ID}:swatches(first:2):0`, __typename: 'Swatch' },
  [`client:${ID}:swatches(first:2):3`]: { __id: `client:${ID}:swatches(first:2):3`, __typename: 'Swatch' },
  other: { __id: 'other', __typename: 'Product', best: { __ref: ID } },
  gone: null,
};

test('round-trips', () => {
  expect(readRecords(joinRecords([writeRecords(new RecordSource(records))]))).toEqual(records);
});

test('an empty text has no records', () => {
  expect(readRecords(joinRecords([writeRecords(new RecordSource({}))]))).toEqual({});
  expect(readRecords('')).toEqual({});
});

test('sets are merged: fields of all, and the last value of a field', () => {
  const first = { a: { __id: 'a', __typename: 'Product', name: 'Old', price: 1 }, b: null };
  const second = {
    a: { __id: 'a', __typename: 'Product', name: 'New', stock: 2 },
    b: { __id: 'b', id: 'b' },
  };
  const sets = [first, second, { b: null }].map((set) => writeRecords(new RecordSource(set)));
  expect(readRecords(joinRecords(sets))).toEqual({
    a: { __id: 'a', __typename: 'Product', name: 'New', price: 1, stock: 2 },
    b: { __id: 'b', id: 'b' },
  });
});

test('derived record ids are omitted, and no text closes the script element', () => {
  const text = writeRecords(new RecordSource(records));
  expect(text).not.toContain('__id');
  expect(text).not.toContain('client:UHJv');
  expect(text).not.toMatch(/[<>]/);
});

test('records of the same shape share their field names', () => {
  const text = writeRecords(new RecordSource(records));
  expect(text.match(/Swatch/g)).toHaveLength(1);
});

test('a store accepts the records', () => {
  const source = new RecordSource(readRecords(joinRecords([writeRecords(new RecordSource(records))])));
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('asked'))),
    store: new Store(source),
  });
  environment.commitUpdate((store) => {
    expect(store.get(ID)?.getDataID()).toBe(ID);
    const product = store.getRoot().getLinkedRecord('product');
    expect(product?.getValue('name')).toBe('Wax </script> "warm"');
    expect(product?.getLinkedRecord('price')?.getLinkedRecord('current')?.getValue('amount')).toBe(12.5);
    expect(store.get('gone')).toBeNull();
  });
});
