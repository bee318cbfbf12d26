/**
 * A real OpenSearch with its security plugin: TLS with an authority of its own, a user for the gateway and one for the
 * indexer with the roles that operators are given (`ops/deploy/search-roles.json`), and what is said when one is wrong.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { GraphQLError } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig, readContentManagement } from '../../config/config.ts';
import { FailureLog } from '../../edge/graphql/FailureLog.ts';
import { createLog } from '../../edge/monitoring/log.ts';
import { maskSourceError } from '../../graph/sourceErrors.ts';
import type { CheckResult } from '../../ops/doctor/check.ts';
import { examine } from '../../ops/doctor/doctor.ts';
import { indexSettings } from '../../ops/indexer/indexSettings.ts';
import { sampleDocuments } from '../../sandbox/engine/sampleDocuments.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import type { DocumentStore } from '../../sources/engine/documents.ts';
import { createEngine, engineSource, engineStore, type EngineConfig } from '../../sources/engine/engine.ts';
import { SourceError } from '../../sources/transport/errors.ts';
import { caller } from '../shop/caller.ts';
import { startTestSandbox, type TestSandbox } from '../shop/testSandbox.ts';
import { rolesFile, startSecuredOpenSearch, type SecuredCluster } from './securedCluster.ts';

let cluster: SecuredCluster;
let sandbox: TestSandbox;
/** `user:password` */
let gateway: string;
let indexer: string;
const usual = getCACertificates('default');

beforeAll(async () => {
  const { OPENSEARCH_CLASS_PATH: classPath, OPENSEARCH_SECURITY_PLUGIN: plugin } = process.env;
  if (!classPath || !plugin) throw new Error('run it by `npm run test:opensearch`, which resolves both');
  [cluster, sandbox] = await Promise.all([startSecuredOpenSearch({ classPath, plugin }), startTestSandbox()]);
  gateway = await cluster.addUser('shop-gateway', ['shop_gateway']);
  indexer = await cluster.addUser('shop-indexer', ['shop_indexer']);
  trust(cluster.authority.text);
});
afterAll(async () => {
  setDefaultCACertificates(usual);
  await Promise.all([cluster?.close(), sandbox?.close()]);
});

/** In this process, as `NODE_EXTRA_CA_CERTS` does for a new one. */
function trust(authority: string): void {
  setDefaultCACertificates([...usual, authority]);
}

interface Access {
  key: string;
  url?: string;
  /** File of the trusted authority. */
  authority?: string;
}

const environment = ({ key, url = cluster.url }: Access): Record<string, string> => ({
  ...sandboxEnvironment({
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 4000,
  }),
  SEARCH_DRIVER: 'elasticsearch',
  SEARCH_URL: url,
  SEARCH_KEY: key,
  SEARCH_WRITE_KEY: key,
});

/** The command as operators run it. */
async function runIndexer(access: Access): Promise<{ code: number; complaints: string[] }> {
  const main = new URL('../../ops/indexer/main.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [main], {
    env: { ...environment(access), NODE_EXTRA_CA_CERTS: access.authority ?? cluster.authority.file },
  });
  const complaints: string[] = [];
  child.stdout.resume();
  child.stderr.on('data', (part: Buffer) => complaints.push(part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, complaints: complaints.join('').split('\n').filter(Boolean) };
}

/** Checks of the search service. Repeated where an answer was late: a busy machine opens dozens of connections at once. */
async function examined(access: Access, tries = 5): Promise<CheckResult[]> {
  const limits = { connectMs: 20_000, callMs: 30_000, checkMs: 60_000, runMs: 180_000 };
  const own = environment(access);
  const results = await examine(readConfig(own), readContentManagement(own), limits);
  const ofSearch = results.filter(({ area }) => area === 'search');
  const isLate = ofSearch.some(({ found }) => found === 'no answer in time');
  return isLate && tries > 1 ? examined(access, tries - 1) : ofSearch;
}

const configOf = (key: string, url = cluster.url): EngineConfig => ({
  driver: 'elasticsearch',
  url,
  engine: 'shop',
  key,
});

async function searched(key: string, url = cluster.url): Promise<number> {
  const source = engineSource(configOf(key, url));
  try {
    return (await createEngine(source, caller({}, 30_000)).search({ locales: [], regions: [] })).totalResults;
  } finally {
    await source.close();
  }
}

/** The first searches of a new cluster load classes, which takes a busy machine longer than a search may take. */
async function warmUp(): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) {
    const source = engineSource(configOf(gateway));
    const answered = await createEngine(source, caller())
      .search({ term: 'gogles' })
      .catch(() => null);
    await source.close();
    if (answered) return;
  }
}

/** Writes with these credentials to an index that the indexer's user has prepared. */
async function writing(key: string, write: (store: DocumentStore) => Promise<unknown>): Promise<void> {
  const { source: preparing, open } = engineStore(configOf(indexer));
  const { source: own } = engineStore(configOf(key));
  let source = preparing;
  const store = open((call, args) => source.run(call, args, caller({}, 60_000)));
  try {
    await store.prepare(indexSettings);
    source = own;
    await write(store);
  } finally {
    await Promise.all([preparing.close(), own.close()]);
  }
}

/** For users that there are not the plugin checks a costly password, which takes a busy machine longer than a search may take. */
async function failureOf(key: string, url: string, tries = 5): Promise<unknown> {
  const error: unknown = await searched(key, url).catch((reason: unknown) => reason);
  const isLate = error instanceof SourceError && error.code === 'SOURCE_TIMEOUT';
  return isLate && tries > 1 ? failureOf(key, url, tries - 1) : error;
}

/** What a running gateway logs of a failed search. */
async function logged(key: string, url = cluster.url): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  const failures = new FailureLog(log);
  for (const search of [1, 2]) {
    const error = await failureOf(key, url);
    const originalError = error instanceof Error ? error : new Error(`search ${search} succeeded`);
    const field = new GraphQLError('in a field', { path: ['search'], originalError });
    const masked = maskSourceError(field, 'Unexpected error.') as GraphQLError;
    failures.report({ requestId: String(search), operation: 'SearchQuery' }, [[masked, error]]);
  }
  return lines;
}

describe('the indexer’s user', () => {
  test('fills the index', async () => {
    expect(await runIndexer({ key: indexer })).toMatchObject({ code: 0, complaints: [] });
    await warmUp();
    expect(await searched(gateway)).toBeGreaterThan(1_000);
  });

  test('replaces the index behind the alias, and removes documents', async () => {
    const before = await behindAlias();
    const total = await searched(gateway);
    const synonyms = [...indexSettings.synonyms, ['lodestar', 'polestar']];
    await writing(indexer, async (store) => {
      await store.prepare({ ...indexSettings, synonyms });
      await store.remove(['no such document']);
      await store.finish();
    });
    expect(await behindAlias()).not.toEqual(before);
    expect(await searched(gateway)).toBe(total);
    await writing(indexer, (store) => store.finish());
    expect(await behindAlias()).toEqual(before);
  });
});

const behindAlias = async (): Promise<string[]> =>
  Object.keys((await cluster.administer('GET', '/_alias/shop')).body as object);

describe('the gateway’s user', () => {
  test('searches, suggests and reports clicks', async () => {
    const source = engineSource(configOf(gateway));
    const engine = createEngine(source, caller());
    expect((await engine.search({ term: 'goggles' })).totalResults).toBeGreaterThan(0);
    expect((await engine.suggest({ term: 'lod' })).texts).toContain('lodestar');
    await engine.reportClick({ term: 'goggles', documentId: 'en-us:product:x' });
    await source.close();
    await cluster.administer('POST', '/shop-clicks/_refresh');
    const { body } = await cluster.administer('GET', '/shop-clicks/_count');
    expect(body).toMatchObject({ count: 1 });
  });

  test.each<[string, (store: DocumentStore) => Promise<unknown>, string]>([
    ['create an index', (store) => store.prepare(indexSettings), 'indices:admin/get'],
    ['add documents', (store) => store.put(sampleDocuments), 'indices:data/write/index'],
    ['remove documents', (store) => store.remove(['x']), 'indices:data/write/delete'],
    ['read settings', (store) => store.finish(), 'indices:monitor/settings/get'],
  ])('may not %s, which is told with the permission', async (_, write, permission) => {
    await expect(writing(gateway, write)).rejects.toMatchObject({
      status: 403,
      message: expect.stringMatching(RegExp(`\\[403\\] .*no permissions for \\[.*${permission}`)) as unknown,
    });
  });

  test('stops an index run that is given it, with one line and without a change', async () => {
    const before = [await changes(), await behindAlias()];
    const { code, complaints } = await runIndexer({ key: gateway });
    expect(code).toBe(1);
    expect(complaints).toEqual([
      expect.stringMatching(
        /^The run stopped: engine\.getIndex: \[403\] no permissions for \[indices:admin\/get\]/,
      ),
    ]);
    expect([await changes(), await behindAlias()]).toEqual(before);
  });

  test('lacks nothing and has nothing to spare', async () => {
    const roles = JSON.parse(readFileSync(rolesFile, 'utf8')) as {
      path: string;
      value: { cluster_permissions: string[]; index_permissions: { allowed_actions: string[] }[] };
    }[];
    const own = roles.find(({ path }) => path === '/shop_gateway')?.value;
    if (!own) throw new Error('the file has no role for the gateway');
    const all = [...own.cluster_permissions, ...own.index_permissions.flatMap((one) => one.allowed_actions)];
    const spare: string[] = [];
    for (const permission of all) {
      const without = (names: readonly string[]) => names.filter((name) => name !== permission);
      const value = {
        cluster_permissions: without(own.cluster_permissions),
        index_permissions: own.index_permissions.map((one) => ({
          ...one,
          allowed_actions: without(one.allowed_actions),
        })),
      };
      await cluster.administer('PUT', '/_plugins/_security/api/roles/shop_gateway', value);
      const source = engineSource(configOf(gateway));
      const engine = createEngine(source, caller());
      const answers = await Promise.allSettled([
        engine.search({}),
        engine.reportClick({ term: 'x', documentId: 'x' }),
      ]);
      if (answers.every(({ status }) => status === 'fulfilled')) spare.push(permission);
      await source.close();
    }
    await cluster.administer('PATCH', '/_plugins/_security/api/roles', roles);
    expect(spare).toEqual([]);
    expect(all.length).toBeGreaterThan(3);
  });
});

/** Operations that the index has seen: also those that deleted nothing. */
async function changes(): Promise<number> {
  const { body } = await cluster.administer('GET', '/shop/_stats?level=shards');
  const { indices } = body as {
    indices: Record<string, { shards: Record<string, { seq_no: { max_seq_no: number } }[]> }>;
  };
  return Math.max(
    ...Object.values(indices).flatMap(({ shards }) =>
      Object.values(shards).flatMap((copies) => copies.map(({ seq_no: { max_seq_no: most } }) => most)),
    ),
  );
}

describe('the doctor', () => {
  test('finds nothing to complain about with the gateway’s user', async () => {
    const results = await examined({ key: gateway });
    expect(results.map(({ check, status }) => [check, status])).toEqual([
      ['connection', 'ok'],
      ['index', 'ok'],
      ['key', 'ok'],
      ['fields', 'ok'],
      ['documents', 'ok'],
    ]);
    expect(results[0]?.found).toMatch(/over TLS$/);
    expect(results[2]?.found).toBe('may only search');
  });

  test('warns of a user who may write, and changes nothing by asking', async () => {
    const key = await cluster.addUser('shop-both', ['shop_gateway', 'shop_indexer']);
    const before = await changes();
    expect(await examined({ key })).toContainEqual(
      expect.objectContaining({ check: 'key', status: 'warning', found: 'the key can change the index' }),
    );
    expect(await changes()).toBe(before);
  });
});

describe('one line in the doctor, in the gateway’s log and of an index run for', () => {
  const revoked = async (): Promise<Access> => {
    const key = await cluster.addUser('shop-former', ['shop_gateway', 'shop_indexer']);
    expect(await searched(key)).toBeGreaterThan(0);
    await cluster.administer('DELETE', '/_plugins/_security/api/internalusers/shop-former');
    return { key };
  };
  test.each<{
    what: string;
    by: () => Promise<Access> | Access;
    doctor: string;
    failure: object;
    /** Of an index run, which differ by authentication and connection only. */
    run?: string;
  }>([
    {
      what: 'a wrong password',
      by: () => ({ key: 'shop-gateway:wrong' }),
      doctor: 'index: the credentials are refused (401)',
      failure: { code: 'SOURCE_MISCONFIGURED', call: 'getMapping', status: 401 },
      run: 'engine.getIndex: [401]',
    },
    {
      what: 'a revoked user',
      by: revoked,
      doctor: 'index: the credentials are refused (401)',
      failure: { code: 'SOURCE_MISCONFIGURED', call: 'getMapping', status: 401 },
    },
    {
      what: 'another authority',
      by: () => ({ key: gateway, authority: cluster.otherAuthority.file }),
      doctor: 'is not trusted (UNABLE_TO_VERIFY_LEAF_SIGNATURE)',
      failure: { code: 'SOURCE_UNAVAILABLE', cause: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' },
      run: 'engine.getIndex: Network Error (UNABLE_TO_VERIFY_LEAF_SIGNATURE)',
    },
    {
      what: 'a certificate for another host',
      by: () => ({ key: gateway, url: cluster.url.replace('127.0.0.1', 'localhost') }),
      doctor: 'is for another host',
      failure: { code: 'SOURCE_UNAVAILABLE', cause: 'ERR_TLS_CERT_ALTNAME_INVALID' },
    },
  ])('$what', async ({ by, doctor, failure, run }) => {
    const access = await by();
    trust(access.authority === undefined ? cluster.authority.text : cluster.otherAuthority.text);
    const results = await examined(access);
    const lines = await logged(access.key, access.url);
    trust(cluster.authority.text);
    const complaints = results.filter(({ status }) => status === 'failed' || status === 'warning');
    expect(complaints.map(({ check, found }) => `${check}: ${found}`)).toEqual([
      expect.stringContaining(doctor),
    ]);
    expect(lines[0]).toMatchObject({ msg: 'fields failed', failures: [{ source: 'engine', ...failure }] });
    expect(JSON.stringify(lines)).not.toContain(access.key.split(':')[1]);
    if (run === undefined) return;
    const stopped = await runIndexer(access);
    expect(stopped.code).toBe(1);
    expect(stopped.complaints).toEqual([expect.stringContaining(`The run stopped: ${run}`)]);
  });
});
