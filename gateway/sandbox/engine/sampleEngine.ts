/** The stand-in over the sample documents, for its tests: called without a socket. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleDocuments } from './sampleDocuments.ts';
import { engineStandin } from './server.ts';

export interface SearchBody {
  meta: { page: Record<string, number>; warnings: string[]; request_id: string };
  results: Record<string, { raw?: unknown; snippet?: string | null; score?: number }>[];
  facets: Record<string, { data: Record<string, unknown>[] }[]>;
  errors: string[];
}

export function sampleEngine() {
  const dataDir = mkdtempSync(join(tmpdir(), 'engine-'));
  const standin = engineStandin(sampleDocuments, { dataDir, fresh: true });

  /** Posts to a call of the engine: text as is, anything else as JSON. */
  async function post(call: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return standin.app.request(`/api/as/v1/engines/shop/${call}`, {
      method: 'POST',
      headers: { authorization: 'Bearer search-sandbox', 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  /** Searches the English documents, all on one page by default. */
  async function ask(body: Record<string, unknown>): Promise<SearchBody> {
    const defaults = { query: '', filters: { locale: 'en-us' }, page: { size: 50 } };
    return (await (await post('search.json', { ...defaults, ...body })).json()) as SearchBody;
  }

  return {
    dataDir,
    standin,
    post,
    ask,
    /** Uids found, in order, without their prefix. */
    async uids(body: Record<string, unknown>): Promise<string[]> {
      const { results } = await ask(body);
      return results.map((result) => String(result['uid']?.raw).replace('product_', ''));
    },
    async close(): Promise<void> {
      await standin.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
