/** Token verification against the stand-in over loopback. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { botcheckStandin } from '../../sandbox/botcheck/server.ts';
import { caller } from '../../testing/shop/caller.ts';
import { botToken } from '../../testing/shop/botToken.ts';
import { listen, type Listening } from '../../testing/shop/listen.ts';
import { botcheckSource, createBotcheck, siteVerifyJson, type BotcheckSource } from './botcheck.ts';

let time = Date.UTC(2026, 0, 12, 8);
let server: Listening;
let botcheck: BotcheckSource;

beforeAll(async () => {
  server = await listen(botcheckStandin({ now: () => time }).app);
  botcheck = botcheckSource({ origin: server.url, secret: 'private-bots-sandbox' });
});
beforeEach(() => {
  time = Date.UTC(2026, 0, 12, 8);
});
afterAll(async () => {
  await botcheck.source.close();
  await server.close();
});

const check = (token: string, by = botcheck) => createBotcheck(by, caller()).siteVerify(token, '10.0.0.1');
const refused = (code: string) => ({ success: false, 'error-codes': [code] });

test('a valid token yields its score, action and page', async () => {
  expect(await check(await botToken(server.url, 'signIn'))).toEqual({
    success: true,
    score: 0.9,
    action: 'signIn',
    hostname: 'localhost',
    challenge_ts: '2026-01-12T08:00:00.000Z',
    'error-codes': [],
  });
});

test('a user agent that names a bot scores low', async () => {
  const token = await botToken(server.url, 'signIn', { agent: 'HarvestBot/2.0' });
  expect(await check(token)).toMatchObject({ success: true, score: 0.1 });
});

test('a token can be verified once', async () => {
  const token = await botToken(server.url, 'signIn');
  await check(token);
  expect(await check(token)).toEqual(refused('timeout-or-duplicate'));
});

test('a token expires after two minutes', async () => {
  const [first, second] = [await botToken(server.url, 'signIn'), await botToken(server.url, 'signIn')];
  time += 2 * 60_000;
  expect(await check(first)).toMatchObject({ success: true });
  time += 1;
  expect(await check(second)).toEqual(refused('timeout-or-duplicate'));
});

test('a forged or altered token is refused', async () => {
  const [text = '', signature = ''] = (await botToken(server.url, 'signIn')).split('.');
  const other = Buffer.from(text, 'base64url').toString().replace('0.9', '1');
  for (const token of ['made up', `${Buffer.from(other).toString('base64url')}.${signature}`, '.'])
    expect(await check(token)).toEqual(refused('invalid-input-response'));
  expect(await check('')).toEqual(refused('missing-input-response'));
});

test('a wrong secret, site key or action is refused', async () => {
  const other = botcheckSource({ origin: server.url, secret: 'another' });
  expect(await check('x', other)).toEqual(refused('invalid-input-secret'));
  await other.source.close();
  await expect(botToken(server.url, 'signIn', { siteKey: 'another' })).rejects.toThrow('Invalid site key');
  await expect(botToken(server.url, 'not an action')).rejects.toThrow('Invalid action');
});

test('the call log holds neither secret nor token', async () => {
  const by = caller();
  const token = await botToken(server.url, 'signIn');
  await createBotcheck(botcheck, by).siteVerify(token, '10.0.0.1');
  expect(by.log.records).toMatchObject([
    { source: 'botcheck', call: 'siteVerify', path: '/recaptcha/api/siteverify', verdict: 'network' },
  ]);
});

test.each([
  ['a score', { success: true, action: 'signIn' }],
  ['an action', { success: true, score: 0.9 }],
])('a successful answer without %s is malformed: its key is of version 2', (_, answer) => {
  expect(siteVerifyJson.safeParse(answer).success).toBe(false);
});
