/**
 * Stand-in of Elasticsearch's and OpenSearch's API, as far as the driver uses it: index creation, mappings, aliases,
 * `_reindex`, `_bulk`, `_search`, `_count` and single documents, under `/elastic` as behind a proxy. Anything else is
 * refused in the service's format.
 */
import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Standin, StandinOptions } from '../../source.ts';
import { Indices } from './indices.ts';
import type { Source } from './kept.ts';
import { illegal, parsing, Refusal } from './refusal.ts';
import { searched } from './searching.ts';
import {
  readAction,
  readAliases,
  readIndexBody,
  readMapping,
  readReindex,
  readSearch,
  readSettings,
  type BulkAction,
} from './shapes.ts';

export const elasticBase = '/elastic';

/**
 * The sandbox's fixed and public credentials, as API keys and as users with a password: for searching and for writing.
 */
function credentials(key: string): string[] {
  return [`ApiKey ${key}`, `Basic ${Buffer.from(`sandbox:${key}`).toString('base64')}`];
}
const searching = new Set(credentials('search-sandbox'));
const writing = new Set(credentials('private-search-sandbox'));
/** Privileges of a search key: search, and add clicks. */
const forSearching = new Map([
  ['GET', /^\/[^/]+\/(_mapping|_count)$/],
  ['POST', /^\/([^/]+\/_search|[^/]+-clicks\/_doc)$/],
]);
const MAX_BYTES = 16 * 1024 * 1024;
const acknowledged = { acknowledged: true };
const shards = { total: 1, successful: 1, failed: 0 };

export function elasticStandin(options: StandinOptions): Standin {
  const indices = new Indices(options);
  const app = new Hono();
  const routes = app.basePath(elasticBase);

  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json(error.json, error.status);
    throw error;
  });
  app.notFound((context) =>
    context.json(
      { error: `no handler found for uri [${context.req.path}] and method [${context.req.method}]` },
      400,
    ),
  );
  app.use(
    bodyLimit({
      maxSize: MAX_BYTES,
      onError: () => {
        throw new Refusal(413, 'content_too_long_exception', 'entity content is too long');
      },
    }),
  );
  routes.use(async (context, next) => {
    const given = context.req.header('authorization') ?? '';
    const path = context.req.path.slice(elasticBase.length);
    if (!searching.has(given) && !writing.has(given)) {
      throw new Refusal(
        401,
        'security_exception',
        `missing or wrong authentication credentials for REST request [${path}]`,
        { header: { 'WWW-Authenticate': ['Basic realm="security"', 'ApiKey'] } },
      );
    }
    if (!writing.has(given) && !(forSearching.get(context.req.method)?.test(path) ?? false)) {
      throw new Refusal(403, 'security_exception', `action on [${path}] is unauthorized for this API key`);
    }
    await next();
  });

  routes.get('/_alias/:alias', (context) => {
    const alias = context.req.param('alias');
    const names = indices.behind(alias);
    if (names.length === 0) return context.json({ error: `alias [${alias}] missing`, status: 404 }, 404);
    return context.json(Object.fromEntries(names.map((name) => [name, { aliases: { [alias]: {} } }])));
  });
  routes.post('/_aliases', async (context) => {
    indices.change(readAliases(await jsonOf(context)));
    return context.json(acknowledged);
  });
  routes.post('/_reindex', async (context) => {
    allow(context, ['refresh', 'wait_for_completion']);
    const { source, dest } = readReindex(await jsonOf(context));
    const from = indices.index(source.index);
    const to = indices.index(dest.index);
    const failures: object[] = [];
    for (const { id, source: document } of from.documents.values()) {
      try {
        indices.put(to, id, document);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        failures.push({ index: to.name, id, cause: error.cause, status: error.status });
      }
    }
    const total = from.documents.size;
    return context.json({
      took: 1,
      timed_out: false,
      total,
      created: total - failures.length,
      updated: 0,
      deleted: 0,
      failures,
    });
  });

  routes.get('/:index/_mapping', (context) => {
    const { name, body } = indices.index(context.req.param('index'));
    const { _meta: own, properties } = body.mappings;
    return context.json({ [name]: { mappings: { ...(own ? { _meta: own } : {}), properties } } });
  });
  routes.put('/:index/_mapping', async (context) => {
    indices.describe(indices.index(context.req.param('index')), readMapping(await jsonOf(context))['_meta']);
    return context.json(acknowledged);
  });
  routes.get('/:index/_settings', (context) => {
    const index = indices.index(context.req.param('index'));
    return context.json({ [index.name]: { settings: { index: indices.settings(index) } } });
  });
  routes.put('/:index/_settings', async (context) => {
    indices.set(indices.index(context.req.param('index')), readSettings(await jsonOf(context)));
    return context.json(acknowledged);
  });
  routes.get('/_cluster/health/:index', (context) => {
    allow(context, ['wait_for_events', 'wait_for_no_initializing_shards', 'timeout']);
    indices.index(context.req.param('index'));
    return context.json({ cluster_name: 'stand-in', status: 'yellow', timed_out: false, number_of_nodes: 1 });
  });
  routes.post('/:index/_refresh', (context) => {
    indices.index(context.req.param('index'));
    return context.json({ _shards: shards });
  });
  routes.post('/:index/_search', async (context) => {
    allow(context, ['allow_partial_search_results']);
    const index = indices.index(context.req.param('index'));
    return context.json(searched(index, readSearch(await jsonOf(context))));
  });
  routes.get('/:index/_count', (context) => {
    const { documents } = indices.index(context.req.param('index'));
    return context.json({ count: documents.size, _shards: shards });
  });
  routes.post('/:index/_bulk', async (context) => {
    allow(context, ['require_alias', 'refresh']);
    const name = context.req.param('index');
    const text = await context.req.text();
    if (!text.endsWith('\n')) throw illegal('The bulk request must be terminated by a newline [\\n]');
    const isBarred = context.req.query('require_alias') === 'true' && !indices.isAlias(name);
    const items = bulkActions(text).map(({ action, source }) =>
      bulkItem(indices, name, action, source, isBarred),
    );
    const errors = items.some((item) => Object.values(item).some(({ error }) => error !== undefined));
    return context.json({ took: 1, errors, items });
  });
  routes.post('/:index/_doc', async (context) => {
    const name = context.req.param('index');
    try {
      indices.index(name);
    } catch {
      indices.create(name, readIndexBody({}));
    }
    const index = indices.index(name);
    const id = randomUUID();
    indices.put(index, id, (await jsonOf(context)) as Source);
    return context.json(
      { _index: index.name, _id: id, _version: 1, result: 'created', _shards: shards },
      201,
    );
  });
  routes.get('/:index', (context) => {
    const { name, body } = indices.index(context.req.param('index'));
    return context.json({
      [name]: { aliases: {}, mappings: body.mappings, settings: { index: body.settings ?? {} } },
    });
  });
  routes.put('/:index', async (context) => {
    const index = context.req.param('index');
    indices.create(index, readIndexBody(await jsonOf(context)));
    return context.json({ ...acknowledged, shards_acknowledged: true, index });
  });
  routes.delete('/:index', (context) => {
    indices.delete(context.req.param('index'));
    return context.json(acknowledged);
  });

  return {
    name: 'engine',
    app,
    owns: (pathname) => pathname.startsWith(`${elasticBase}/`),
    close: () => indices.close(),
  };
}

interface BulkItem {
  _id: string;
  _index: string;
  status: number;
  result?: string;
  error?: object;
}

function bulkActions(text: string): { action: BulkAction; source: Source | null }[] {
  const lines = text.split('\n').slice(0, -1);
  const actions: { action: BulkAction; source: Source | null }[] = [];
  for (let line = 0; line < lines.length; line += 1) {
    const action = readAction(parsed(lines[line] ?? ''));
    const source = 'index' in action ? (parsed(lines[(line += 1)] ?? '') as Source) : null;
    actions.push({ action, source });
  }
  if (actions.length === 0) throw parsing('request body is required');
  return actions;
}

function bulkItem(
  indices: Indices,
  name: string,
  action: BulkAction,
  source: Source | null,
  isBarred: boolean,
): Record<string, BulkItem> {
  const [kind, { _id: id }] = Object.entries(action)[0] as ['index' | 'delete', { _id: string }];
  const item = { _index: name, _id: id };
  try {
    if (isBarred) {
      throw new Refusal(
        404,
        'index_not_found_exception',
        `no such index [${name}] and [require_alias] request flag is [true] and [${name}] is not an alias`,
      );
    }
    const index = indices.index(name);
    item['_index'] = index.name;
    if (kind === 'delete' || source === null) {
      if ('delete' in action && action.delete.if_seq_no !== undefined) throw conflict(id);
      const isGone = indices.remove(index, id);
      return { delete: { ...item, status: isGone ? 200 : 404, result: isGone ? 'deleted' : 'not_found' } };
    }
    const isNew = indices.put(index, id, source);
    return { index: { ...item, status: isNew ? 201 : 200, result: isNew ? 'created' : 'updated' } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { [kind]: { ...item, status: error.status, error: error.cause } };
  }
}

/** Versions are not kept here, so that none is the current one. */
function conflict(id: string): Refusal {
  return new Refusal(409, 'version_conflict_engine_exception', `[${id}]: version conflict`);
}

/** @throws Refusal for a query parameter that the driver does not use. */
function allow(context: Context, names: readonly string[]): void {
  const unknown = Object.keys(context.req.query()).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw illegal(
      `request [${context.req.path.slice(elasticBase.length)}] contains unrecognized parameter: [${unknown}]`,
    );
}

async function jsonOf(context: Context): Promise<unknown> {
  return parsed(await context.req.text());
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw parsing('request body is not JSON');
  }
}
