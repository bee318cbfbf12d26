/** Taking a code, giving it back, and what is left in the shared state. */
import { expect, test } from 'vitest';
import { embeddedState } from '../../../../edge/state/embeddedState.ts';
import { SourceError } from '../../../transport/errors.ts';
import { holderOf, ProCodes, type ProCodeStore } from './proCodes.ts';
import { refusalOf } from '../refusals.ts';

const now = Date.parse('2027-01-15T10:00:00Z');
const one = holderOf.account(1);
const two = holderOf.account(2);
const issued = { store: 'us', region: 'pro', expires: '2027-12-31', group: 13, staying: [] };

async function withCode(records: ProCodeStore = embeddedState({ file: null }).records('pro-codes')) {
  const codes = new ProCodes(records, () => now);
  expect(await codes.issue('PRO-1', issued)).toBe(true);
  return { codes, records };
}
const problemOf = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => null,
    (error: unknown) => refusalOf(error)?.errors['pro_code'] ?? error,
  );

test('a code is issued once, and kept as a hash', async () => {
  const { codes, records } = await withCode();
  expect(await codes.issue(' pro-1', { ...issued, group: 14 })).toBe(false);
  expect(await codes.find('pro-1 ')).toEqual({ ...issued, holder: null });
  const [kept] = [...(await records.list()).entries()];
  expect(JSON.stringify(kept)).not.toMatch(/PRO-1/i);
  await expect(codes.issue('PRO-2', { ...issued, expires: '2027-02-30' })).rejects.toThrow();
});

test('of two accounts at once only one has it', async () => {
  const { codes } = await withCode();
  const problems = await Promise.all(
    [one, two].map((holder) => problemOf(codes.take('us', 'PRO-1', [holder]))),
  );
  expect(problems.toSorted()).toEqual(['is used', null]);
});

test('one that was given back is free; one that was taken before stays', async () => {
  const { codes } = await withCode();
  await (await codes.take('us', 'PRO-1', [one])).giveBack();
  await codes.take('us', 'PRO-1', [two]);
  await (await codes.take('us', 'PRO-1', [two])).giveBack();
  expect(await problemOf(codes.take('us', 'PRO-1', [one]))).toBe('is used');
});

test('after a lost answer the address, and then the account, has it', async () => {
  const { codes } = await withCode();
  const address = holderOf.address('Ny@skarn.example');
  await codes.take('us', 'PRO-1', [address]);
  expect(await problemOf(codes.take('us', 'PRO-1', [holderOf.address('other@skarn.example')]))).toBe(
    'is used',
  );
  const again = await codes.take('us', 'PRO-1', [one, holderOf.address(' ny@skarn.example')]);
  await again.settle(one);
  expect((await codes.find('PRO-1'))?.holder).toBe(one);
  expect(await problemOf(codes.take('us', 'PRO-1', [address]))).toBe('is used');
});

test('an unused code can be withdrawn', async () => {
  const { codes } = await withCode();
  await codes.issue('PRO-2', issued);
  expect(await codes.withdraw('pro-2')).toBe(true);
  expect(await problemOf(codes.take('us', 'PRO-2', [one]))).toBe('is unknown');
  await codes.take('us', 'PRO-1', [one]);
  expect(await codes.withdraw('PRO-1')).toBe(false);
  expect(await codes.withdraw('PRO-3')).toBe(false);
  expect(await codes.all()).toEqual([{ ...issued, holder: one }]);
});

test('without the shared state nobody becomes a pro, and commerce counts as down', async () => {
  const { codes, records } = await withCode();
  const down = new ProCodes({ ...records, get: () => Promise.reject(new Error('no answer')) }, () => now);
  const error = await problemOf(down.take('us', 'PRO-1', [one]));
  expect(error).toBeInstanceOf(SourceError);
  expect(error).toMatchObject({ code: 'SOURCE_UNAVAILABLE', source: 'commerce' });
  expect((await codes.find('PRO-1'))?.holder).toBeNull();
});
