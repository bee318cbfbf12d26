/** The guide explains every error code that the gateway can emit, with its status, and no other. */
import { readFileSync, readdirSync } from 'node:fs';
import { isEnumType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorStatus } from '../../graph/errorCodes.rules.ts';
import { schema } from '../../graph/schema.ts';
import { openSite, type Site } from '../shop/site.ts';

const root = new URL('../../../', import.meta.url).pathname;
const guide = readFileSync(`${root}schema/README.md`, 'utf8');

/** `status code` of each code in the guide's tables of errors. */
const explained = [...guide.matchAll(/^\| status +\| `extensions\.code`.*\n\|[-| ]+\n((?:\|.*\n)+)/gm)]
  .flatMap(([, rows = '']) => rows.trim().split('\n'))
  .flatMap((row) => {
    const [status = '', codes = ''] = row.split('|').slice(1);
    return [...codes.matchAll(/`([A-Z_]+)`/g)].map(([, code]) => `${status.trim()} ${code}`);
  });

const production = ['edge', 'graph', 'sources'].flatMap((folder) =>
  readdirSync(`${root}gateway/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.ts') && !file.includes('.test.') && !file.endsWith('errorCodes.rules.ts'),
    )
    .map((file) => readFileSync(`${root}gateway/${folder}/${file}`, 'utf8')),
);

/** Codes of refusals, which are members of result unions. */
const ofRefusals = ['RefusalCode', 'FieldErrorCode'].flatMap((name) => {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
});

/** Emitted by graphql-yoga itself. */
const ofYoga = ['OPERATION_RESOLUTION_FAILURE'];

describe('the codes', () => {
  test('are in the guide, with their status', () => {
    const codes = Object.entries(errorStatus).map(([code, status]) => `${status} ${code}`);
    expect(explained.toSorted()).toEqual(codes.toSorted());
  });

  test('are all that the gateway’s code names', () => {
    const named = production.flatMap((text) =>
      [
        ...text.matchAll(
          /(?:\bcode(?:: \w+)?(?::| =)|\b(?:codedError|SourceError|sourceError)\((?:\w+,)?)\s*'([A-Z_]+)'/g,
        ),
      ].map(([, code = '']) => code),
    );
    expect(new Set(named).size).toBeGreaterThan(20);
    const unknown = named.filter((code) => !(code in errorStatus) && !ofRefusals.includes(code));
    expect(unknown).toEqual([]);
  });

  test('can all occur', () => {
    const dead = Object.keys(errorStatus).filter(
      (code) => !ofYoga.includes(code) && !production.some((text) => text.includes(`'${code}'`)),
    );
    expect(dead).toEqual([]);
  });
});

describe('an answer of graphql-yoga itself', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite({});
  });
  afterAll(() => site.close());

  test.each([
    ['an unknown operation name', { query: 'query A { market { locale } }', operationName: 'B' }],
    ['no name of several', { query: 'query A { market { locale } } query B { market { locale } }' }],
  ])('to %s has a code of the guide', async (_, body) => {
    const { status, text } = await site.post('/api/graphql', body);
    const { errors } = JSON.parse(text) as { errors: { extensions: { code: string } }[] };
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'OPERATION_RESOLUTION_FAILURE']);
  });

  test('to a mutation by GET has one, too', async () => {
    const { status, text } = await site.get(
      `/api/graphql?query=${encodeURIComponent('mutation { signOut { isSignedOut } }')}`,
    );
    const { errors } = JSON.parse(text) as { errors: { extensions: { code: string } }[] };
    expect([status, errors[0]?.extensions.code]).toEqual([405, 'BAD_REQUEST']);
  });
});
