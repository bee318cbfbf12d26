/** The command's words, and what it refuses; that a running gateway notices is tested over HTTP in testing/partners.test.ts. */
import { expect, test } from 'vitest';
import { embeddedState } from '../state/embeddedState.ts';
import type { SharedState } from '../state/SharedState.ts';
import { runCommand, UsageError } from './commands.ts';

/** Stays open between commands, as a file would. */
const state = embeddedState({ file: null });
const kept: SharedState = { ...state, close: async () => {} };
const keeper = async (...args: string[]): Promise<string> =>
  (await runCommand(args, () => kept, new Date('2026-11-22T12:00:00Z'))).join('\n');

test.each([
  ['a key without scopes', 'create --name A', /--scopes is missing/],
  ['a scope that is none', 'create --name A --scopes everything', /'everything' is no scope/],
  ['an end that was', 'create --name A --scopes search --expires 2020-01-01', /over already/],
  ['a day that is none', 'create --name A --scopes search --expires 2027-02-30', /no day/],
  ['a grace that is none', 'rotate abcdefghijkl --grace long', /--grace is a span/],
  ['a budget that is none', 'budget abcdefghijkl much', /no number of points/],
  ['an option of another command', 'list --grace 7d', /list has no --grace/],
  ['too many words', 'list all', /list takes 0 more/],
  ['no words', '', /Which command/],
  ['a key in place of its id', 'revoke skp_abcdefghijkl_x', /Name the id alone/],
])('refuses %s', async (_, line, words) => {
  const refusal = keeper(...line.split(' ').filter(Boolean));
  await expect(refusal).rejects.toThrow(UsageError);
  await expect(refusal).rejects.toThrow(words);
});

test('gives a key that ended no other secret', async () => {
  const created = await keeper('create', '--name', 'A', '--scopes', 'search', '--expires', '2027-01-01');
  const [, id = ''] = /^id +(\w+)$/m.exec(created) ?? [];
  expect(await keeper('list')).toMatch(new RegExp(`^${id}  good until 2027-01-01`));
  await keeper('revoke', id);
  await expect(keeper('rotate', id)).rejects.toThrow(/is revoked/);
  expect(await keeper('list')).toMatch(new RegExp(`^${id}  revoked 2026-11-22`));
});
