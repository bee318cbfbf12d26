/** The driver for Elasticsearch's own search API, which OpenSearch shares: same questions, same answers as App Search. */
import { SourceError } from '../../transport/errors.ts';
import type { Caller } from '../../transport/caller.ts';
import { Source } from '../../transport/source.ts';
import { memoryAnswerCache, type AnswerCache } from '../../transport/cache/answerCache.ts';
import { EngineSource, type EngineDriver } from '../EngineSource.ts';
import { searchResponse, suggestionResponse } from './answer.rules.ts';
import { getMapping, reportClick, search, suggestQueries } from './calls.ts';
import { refusalText } from './failure.rules.ts';
import { schemaOf } from './mapping.rules.ts';
import { suggestingFields, suggestionBody } from './query.rules.ts';
import { complaints, type IndexSchema } from './schema.rules.ts';

/**
 * `engine` names the alias that searches go to; `key` is an API key, or `user:password` for services without any
 * (Elasticsearch reference, `Token-based authentication services`; OpenSearch documentation, `HTTP basic authentication`).
 */
export function elasticSource({
  url,
  engine,
  key,
  answers,
}: {
  url: string;
  engine: string;
  key: string;
  answers?: AnswerCache | undefined;
}): EngineSource {
  return new EngineSource(
    {
      url: url.replace(/\/+$/, ''),
      headers: { authorization: credentials(key) },
      totalTimeoutMs: 3_000,
      answers,
    },
    elasticDriver(engine),
  );
}

/** The same service for writing; `key` is a private one. A batch of documents may take its time. */
export function elasticWriteSource({ url, key }: { url: string; key: string }): Source {
  return new Source({
    name: 'engine',
    url: url.replace(/\/+$/, ''),
    headers: { authorization: credentials(key) },
    timeoutMs: 60_000,
    retry: { retries: 4, delayMs: 300, growth: 2, statuses: [408, 429, 502, 503, 504] },
    answers: memoryAnswerCache(null, 1),
  });
}

/** An API key is base64, which has no colon. */
function credentials(key: string): string {
  return key.includes(':') ? `Basic ${Buffer.from(key).toString('base64')}` : `ApiKey ${key}`;
}

function elasticDriver(index: string): EngineDriver {
  return {
    async search(source, input, caller) {
      const schema = await schemaBehind(source, index, caller);
      const wrong = complaints(schema, input);
      if (wrong.length > 0) throw refused(search.name, wrong.join(','));
      return searchResponse(input, await source.run(search, { index, input, schema }, caller));
    },
    async suggestQueries(source, input, caller) {
      const schema = await schemaBehind(source, index, caller);
      const body = suggestionBody(input, schema);
      if (body === null) return { results: { documents: [] }, meta: { request_id: '' } };
      const answer = await source.run(suggestQueries, { index, input, body }, caller);
      return suggestionResponse(input, answer, suggestingFields(input, schema));
    },
    reportClick: (source, input, caller) =>
      source.run(reportClick, { index, input, at: new Date().toISOString() }, caller),
    failureText: ({ status, detail }) =>
      refusalText(status, (detail as { body?: unknown } | undefined)?.body),
  };
}

async function schemaBehind(source: Source, index: string, caller: Caller): Promise<IndexSchema> {
  const mappings = await source.run(getMapping, { index }, caller);
  const [behind] = Object.values(mappings);
  const schema = behind ? schemaOf(behind.mappings) : null;
  if (schema) return schema;
  throw new SourceError(
    'SOURCE_MISCONFIGURED',
    { source: 'engine', call: getMapping.name },
    `the index ${index} was not written by an index run`,
  );
}

/** Shaped as the service's own refusals are, since the service would have found nothing instead of refusing. */
function refused(call: string, reason: string): SourceError {
  return new SourceError('SOURCE_REFUSED', { source: 'engine', call }, 'answered 400', {
    status: 400,
    detail: { body: { error: { type: 'illegal_argument_exception', reason }, status: 400 } },
  });
}
