/** Output and errors of the command; its effect on a running gateway is tested in testing/contract/partners.test.ts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openState } from '../state/openState.ts';
import { startRedis } from '../../testing/deployment/redis.ts';
import { runCommand, UsageError } from './commands.ts';
import { PartnerKeys } from './partnerKeys.ts';

const redis = await startRedis();
const folder = mkdtempSync(join(tmpdir(), 'skarn-command-'));
afterAll(async () => {
  await redis.close();
  rmSync(folder, { recursive: true, force: true });
});
const places = [
  ['a file', { redisUrl: null, stateFile: join(folder, 'state.sqlite') }],
  ['Redis', { redisUrl: redis.url, stateFile: null }],
] as const;

const noon = new Date('2026-11-22T12:00:00Z');

describe.each(places)('with keys in %s, the command', (_place, place) => {
  const keeper = async (...args: string[]): Promise<string> =>
    (await runCommand(args, () => openState(place), noon)).join('\n');

  test.each([
    ['a key without scopes', 'create --name A', /--scopes is missing/],
    ['an unknown scope', 'create --name A --scopes everything', /'everything' is not a scope/],
    ['an expiry in the past', 'create --name A --scopes search --expires 2020-01-01', /in the past/],
    ['an expiry in the past for an existing key', 'renew abcdefghijkl --expires 2026-11-22', /in the past/],
    ['a renewal without an expiry', 'renew abcdefghijkl', /either --expires <yyyy-mm-dd> or --never/],
    ['two expiries', 'renew abcdefghijkl --never --expires 2029-01-01', /either --expires/],
    ['--never for a new key', 'create --name A --scopes search --never', /create has no option --never/],
    ['an invalid day', 'create --name A --scopes search --expires 2027-02-30', /not a day/],
    ['an invalid grace period', 'rotate abcdefghijkl --grace long', /--grace takes a duration/],
    ['an invalid budget', 'budget abcdefghijkl much', /not a number of points/],
    ['an option of another command', 'list --grace 7d', /list has no option --grace/],
    ['too many arguments', 'list all', /list takes 0 arguments/],
    ['no command', '', /command is missing/],
    ['a key in place of its id', 'revoke skp_abcdefghijkl_x', /Give the id alone/],
  ])('refuses %s', async (_, line, words) => {
    const refusal = keeper(...line.split(' ').filter(Boolean));
    await expect(refusal).rejects.toThrow(UsageError);
    await expect(refusal).rejects.toThrow(words);
  });

  test('cannot rotate a revoked key', async () => {
    const created = await keeper('create', '--name', 'A', '--scopes', 'search', '--expires', '2027-01-01');
    const [, id = ''] = /^id +(\w+)$/m.exec(created) ?? [];
    expect(await keeper('list')).toMatch(new RegExp(`^${id}  good until 2027-01-01`, 'm'));
    await keeper('revoke', id);
    await expect(keeper('rotate', id)).rejects.toThrow(/is revoked/);
    expect(await keeper('list')).toMatch(new RegExp(`^${id}  revoked 2026-11-22`, 'm'));
  });

  /** The gateway's verdict on the key at a given time. */
  const verdict = async (key: string, at: string): Promise<string> => {
    const state = openState(place);
    try {
      return (await new PartnerKeys(state).verify(key, new Date(at))).verdict;
    } finally {
      await state.close();
    }
  };
  const created = async (...more: string[]): Promise<{ key: string; id: string }> => {
    const text = await keeper('create', '--name', 'A', '--scopes', 'search', ...more);
    const [key = '', id = ''] = /skp_([a-z0-9]{12})_\S+/.exec(text) ?? [];
    return { key, id };
  };

  test('prolongs a key: the same secret is valid until the new expiry', async () => {
    const { key, id } = await created('--expires', '2027-01-01');
    expect(await verdict(key, '2028-06-01')).toBe('expired');
    expect(await keeper('renew', id, '--expires', '2029-01-01')).toMatch(/^state +good until 2029-01-01$/m);
    expect([await verdict(key, '2028-12-31'), await verdict(key, '2029-01-01')]).toEqual(['good', 'expired']);
  });

  test('removes the expiry of a key, and sets one', async () => {
    const { key, id } = await created('--expires', '2027-01-01');
    expect(await keeper('renew', id, '--never')).toMatch(/^state +good$/m);
    expect(await verdict(key, '2099-01-01')).toBe('good');
    await keeper('renew', id, '--expires', '2027-02-01');
    expect(await verdict(key, '2099-01-01')).toBe('expired');
  });

  test('makes an expired key valid again, and can rotate it afterwards', async () => {
    const { key, id } = await created('--expires', '2027-01-01');
    const later = async (...args: string[]): Promise<string[]> =>
      runCommand(args, () => openState(place), new Date('2027-03-01T00:00:00Z'));
    await expect(later('rotate', id)).rejects.toThrow(`Key ${id} has expired: renew it first.`);
    await later('renew', id, '--expires', '2028-01-01');
    expect(await verdict(key, '2027-03-01')).toBe('good');
    expect((await later('rotate', id)).join()).toContain(`skp_${id}_`);
  });

  test('renews neither a revoked nor an unknown key', async () => {
    const { key, id } = await created();
    await keeper('revoke', id);
    await expect(keeper('renew', id, '--never')).rejects.toThrow(`Key ${id} is revoked for good`);
    expect(await verdict(key, '2026-12-01')).toBe('revoked');
    await expect(keeper('renew', 'abcdefghijkl', '--never')).rejects.toThrow('There is no key abcdefghijkl.');
  });

  test('changes scopes and budget of a key, and nothing else', async () => {
    const { id } = await created('--expires', '2027-01-01', '--note', 'pilot');
    await keeper('scopes', id, 'content,catalogue');
    const shown = await keeper('budget', id, '500');
    for (const line of [/^scopes +content, catalogue$/m, /^cost per minute +500$/m, /^note +pilot$/m])
      expect(shown).toMatch(line);
    expect(shown).toMatch(/^state +good until 2027-01-01$/m);
  });
});
