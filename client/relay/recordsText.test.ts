import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { expect, test } from 'vitest';
import { readRecords, writeRecords } from './recordsText.ts';

const records = {
  'client:root': { __id: 'client:root', __typename: '__Root', product: { __ref: 'UHJvZHVjdA==' } },
  'UHJvZHVjdA==': { __id: 'UHJvZHVjdA==', __typename: 'Product', name: 'Wax </script> "warm"' },
  gone: null,
};

test('what is written is read again', () => {
  const text = writeRecords(new RecordSource(records));
  expect(readRecords(text)).toEqual(records);
});

test('an id is written once, and no text closes the script element', () => {
  const text = writeRecords(new RecordSource(records));
  expect(text).not.toContain('__id');
  expect(text).not.toMatch(/[<>]/);
});

test('a store reads them as its own', () => {
  const source = new RecordSource(readRecords(writeRecords(new RecordSource(records))));
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('asked'))),
    store: new Store(source),
  });
  environment.commitUpdate((store) => {
    expect(store.get('UHJvZHVjdA==')?.getDataID()).toBe('UHJvZHVjdA==');
    expect(store.getRoot().getLinkedRecord('product')?.getValue('name')).toBe('Wax </script> "warm"');
    expect(store.get('gone')).toBeNull();
  });
});
