/** Forms over HTTP: with a valid token, without one, with an invalid one, and without a working service. */
import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { GraphQLError, parse } from 'graphql';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { botcheckSource } from '../../sources/botcheck/botcheck.ts';
import { botToken } from '../../testing/shop/botToken.ts';
import { Browser } from '../../testing/shop/browser.ts';
import { createBotCheck } from './botCheck.ts';
import { publicClient, type EdgeRequest } from '../http/edgeRequest.ts';
import type { RunningEdge } from '../http/server.ts';
import { startGateway } from '../start.ts';

let logged = '';
let sandbox: TestSandbox;
let gateway: RunningEdge;
const others: RunningEdge[] = [];

const shipped = JSON.parse(
  readFileSync(new URL('../../../schema/operations.json', import.meta.url), 'utf8'),
) as Record<string, string>;
/** The latest version: earlier builds of the client may still use earlier ones. */
function idOf(name: string): string {
  const found = Object.entries(shipped).findLast(([, text]) => text.includes(`mutation ${name}(`));
  if (!found) throw new Error(`${name} is not shipped`);
  return found[0];
}

/** Circuits and attempts belong to a gateway: a test that exhausts them starts another one. */
function open(changes: Record<string, string> = {}): Promise<RunningEdge> {
  const environment = sandboxEnvironment({
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
  });
  const into = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  const dev = {
    pages: () => Promise.reject(new Error('no pages here')),
    files: (_request: unknown, _response: unknown, next: () => void) => next(),
  };
  const config = readConfig({ ...environment, ...changes });
  return startGateway(config, { log: pino({ level: 'info' }, into), dev });
}
async function openAnother(changes: Record<string, string> = {}): Promise<RunningEdge> {
  const another = await open(changes);
  others.push(another);
  return another;
}

async function ill(fault: object): Promise<void> {
  const response = await fetch(`${sandbox.url}/__sandbox/faults`, {
    method: 'PUT',
    body: JSON.stringify({ source: 'botcheck', ...fault }),
  });
  expect(response.ok).toBe(true);
}

interface Answered {
  status: number;
  code: string | undefined;
  message: string | undefined;
  typename: string | undefined;
}

const newcomer = { email: 'newcomer@skarn.example', password: 'hot-meets-cold' };

/** Signs in with the shipped operation, like the page. */
async function signIn(token: string | null, at = gateway, input = newcomer): Promise<Answered> {
  const browser = await new Browser(at.url).fetchToken();
  return send(browser, 'signIn', input, token);
}

async function send(browser: Browser, form: string, input: object, token: string | null): Promise<Answered> {
  const response = await browser.fetch('/api/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'csrf-token': browser.token,
      ...(token === null ? {} : { 'x-bot-token': token }),
    },
    body: JSON.stringify({
      documentId: idOf(`use${form[0]?.toUpperCase()}${form.slice(1)}Mutation`),
      variables: { locale: 'en-us', input },
    }),
  });
  const { data, errors } = (await response.json()) as {
    data?: Record<string, { __typename?: string } | null> | null;
    errors?: { message: string; extensions: { code: string } }[];
  };
  return {
    status: response.status,
    code: errors?.[0]?.extensions.code,
    message: errors?.[0]?.message,
    typename: data?.[form]?.__typename,
  };
}

const refusal = { status: 403, code: 'BOT_CHECK_FAILED', typename: undefined };
const required = { ...refusal, code: 'BOT_CHECK_REQUIRED' };
const signedIn = { status: 200, code: undefined, typename: 'SignInPayload' };

beforeAll(async () => {
  sandbox = await startTestSandbox();
  gateway = await open();
});
afterEach(() => fetch(`${sandbox.url}/__sandbox/faults`, { method: 'DELETE' }));
afterAll(async () => {
  await Promise.all([gateway, ...others].map((edge) => edge.stop(1_000)));
  await sandbox.close();
});

describe('a form is sent', () => {
  test('with a token: it is accepted once', async () => {
    const token = await botToken(sandbox.url, 'signIn');
    expect(await signIn(token)).toMatchObject(signedIn);
    expect(await signIn(token)).toMatchObject(refusal);
  });

  test.each<[string, () => Promise<string | null>]>([
    ['with an invalid token', async () => 'made.up'],
    ['with a token above the maximum length', async () => 'x'.repeat(9_000)],
    ['with a token for another form', () => botToken(sandbox.url, 'findOrder')],
    ['with a low score', () => botToken(sandbox.url, 'signIn', { agent: 'HarvestBot/2.0' })],
  ])('%s: it is refused with a message, and no password was checked', async (_, token) => {
    await fetch(`${sandbox.url}/__sandbox/calls`, { method: 'DELETE' });
    const answer = await signIn(await token());
    expect(answer).toMatchObject(refusal);
    expect(answer.message).toMatch(/signIn was not run and nothing was changed/);
    const { calls } = (await (await fetch(`${sandbox.url}/__sandbox/calls`)).json()) as {
      calls: { path: string }[];
    };
    expect(calls.filter(({ path }) => path.includes('login'))).toEqual([]);
    expect(logged).toContain('form refused by the bot protection');
  });

  test.each([
    ['createAccount', { email: 'a@skarn.example', password: 'long enough', firstName: 'A', lastName: 'B' }],
    ['changeCredentials', { currentPassword: 'x', newPassword: 'long enough' }],
    ['deleteAccount', { password: 'x' }],
    ['findOrder', { number: '1', email: 'a@skarn.example' }],
    ['joinEmailLists', { email: 'a@skarn.example', listIds: [], hasConsented: true }],
    ['joinProProgramme', { proCode: 'X' }],
    ['requestStockNotice', { variantId: 'x', email: 'a@skarn.example' }],
  ])('%s requires a token as well', async (form, input) => {
    const browser = await new Browser(gateway.url).fetchToken();
    expect(await send(browser, form, input, null)).toMatchObject(required);
    const answer = await send(browser, form, input, await botToken(sandbox.url, form));
    expect(String(answer.code)).not.toMatch(/^BOT_/);
  });

  test.each<[string, string | null]>([
    ['without a token', null],
    ['with an empty token', ''],
  ])('%s: the error names the required header', async (_, token) => {
    const answer = await signIn(token);
    expect(answer).toMatchObject(required);
    expect(answer.message).toMatch(
      /signIn requires a bot protection token.* for the action signIn in the header x-bot-token/,
    );
  });

  test('with the anti-forgery token of another session: the bot token is not consumed', async () => {
    const token = await botToken(sandbox.url, 'signIn');
    const browser = await new Browser(gateway.url).fetchToken();
    browser.token = 'stale';
    expect(await send(browser, 'signIn', newcomer, token)).toMatchObject({ code: 'CSRF_TOKEN_REQUIRED' });
    await browser.fetchToken();
    expect(await send(browser, 'signIn', newcomer, token)).toMatchObject(signedIn);
  });
});

describe('when the service cannot verify tokens, forms are accepted and the failure is logged', () => {
  test.each([
    ['down', { status: 503 }],
    ['gone', { drop: true }],
    ['odd', { malformed: true }],
  ])('the service is %s', async (_, fault) => {
    const at = await openAnother();
    logged = '';
    const token = await botToken(sandbox.url, 'signIn');
    await ill(fault);
    expect(await signIn(token, at)).toMatchObject(signedIn);
    expect(logged).toContain('the bot protection fails');
  });

  test('the service is slow: it times out after two seconds', async () => {
    const at = await openAnother();
    const token = await botToken(sandbox.url, 'signIn');
    await ill({ delayMs: 10_000 });
    const started = performance.now();
    expect(await signIn(token, at)).toMatchObject(signedIn);
    expect(performance.now() - started).toBeLessThan(4_000);
  });

  test('the gateway’s own secret is wrong', async () => {
    const at = await openAnother({ BOT_SECRET: 'another' });
    logged = '';
    expect(await signIn(await botToken(sandbox.url, 'signIn'), at)).toMatchObject(signedIn);
    expect(logged).toContain('invalid-input-secret');
  });

  test('a missing token is still refused', async () => {
    await ill({ status: 503 });
    expect(await signIn(null)).toMatchObject(required);
  });

  test('password attempts are still limited', async () => {
    const at = await openAnother();
    await ill({ status: 503 });
    const guess = { email: 'guessed@skarn.example', password: 'wrong' };
    const answers: (string | undefined)[] = [];
    for (let count = 0; count < 9; count += 1) answers.push((await signIn('any', at, guess)).typename);
    expect([answers[0], answers.at(-1)]).toEqual(['InvalidCredentials', 'TooManyAttempts']);
  });
});

describe('no token is required', () => {
  test('without a configured service', async () => {
    const at = await openAnother({ BOT_SITE_KEY: '', BOT_SECRET: '' });
    expect(await signIn(null, at)).toMatchObject(signedIn);
  });

  test('for partners, who are identified by their key', async () => {
    const source = botcheckSource({ origin: sandbox.url, secret: 'private-bots-sandbox' });
    const refuseBots = createBotCheck(source, 0.5, pino({ level: 'silent' }));
    const document = parse('mutation { signIn { __typename } }');
    const edge = (kind: 'public' | 'partner') =>
      ({ client: { ...publicClient, kind }, botToken: null }) as EdgeRequest;
    expect(await refuseBots({ document }, edge('partner'))).toBeNull();
    expect(await refuseBots({ document }, edge('public'))).toBeInstanceOf(GraphQLError);
    await source.source.close();
  });
});

describe('an ad-hoc query', () => {
  const text = `mutation ($input: SignInInput!) @inContext(locale: "en-us") { s: signIn(input: $input) { __typename } }`;
  const write = async (at: RunningEdge, token: string | null): Promise<string | undefined> => {
    const browser = await new Browser(at.url).fetchToken();
    const response = await browser.fetch('/api/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'csrf-token': browser.token,
        ...(token === null ? {} : { 'x-bot-token': token }),
      },
      body: JSON.stringify({ query: text, variables: { input: newcomer } }),
    });
    const { data, errors } = (await response.json()) as {
      data?: { s: { __typename: string } } | null;
      errors?: { message: string; extensions: { code: string } }[];
    };
    return errors ? `${errors[0]?.extensions.code} ${errors[0]?.message}` : data?.s.__typename;
  };

  test('is protected like shipped operations, and the error names the header', async () => {
    expect(await write(gateway, null)).toMatch(
      /^BOT_CHECK_REQUIRED signIn requires a bot protection token.* for the action signIn in the header x-bot-token/,
    );
    expect(await write(gateway, await botToken(sandbox.url, 'signIn'))).toBe('SignInPayload');
  });

  test('needs no token without a configured service, as in development', async () => {
    expect(await write(await openAnother({ BOT_SITE_KEY: '', BOT_SECRET: '' }), null)).toBe('SignInPayload');
  });

  test('that is refused does not affect shipped operations', async () => {
    const at = await openAnother({ OPEN_GRAPHQL: 'false' });
    expect(await signIn(null, at)).toMatchObject(required);
    expect(await signIn(await botToken(sandbox.url, 'signIn'), at)).toMatchObject(signedIn);
  });
});
