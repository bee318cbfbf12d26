/**
 * The driver for Elasticsearch's own search API, which OpenSearch shares: it takes the same input as App Search and its
 * answers have the same shape.
 */
import { z } from 'zod';
import type { Caller } from '../../transport/caller.ts';
import { AnswerMemory, type AnswerCache } from '../../transport/cache/answerCache.ts';
import { defineCall } from '../../transport/call.ts';
import { SourceError } from '../../transport/errors.ts';
import { Source } from '../../transport/source.ts';
import {
  EngineSource,
  type ClickInput,
  type EngineDriver,
  type SearchInput,
  type SuggestionInput,
} from '../driver.ts';
import { searchResponse, suggestionResponse } from './answer.rules.ts';
import type { SearchBody } from './dsl.ts';
import { refusalText } from './failure.rules.ts';
import { schemaOf } from './mapping.rules.ts';
import {
  askedOf,
  guessesBody,
  marketOnly,
  meaningOf,
  searchBody,
  suggestingFields,
  suggestionBody,
  togetherBody,
  wordsBody,
  type Meaning,
} from './query.rules.ts';
import type { Asked, Unit } from './readings.rules.ts';
import { invalidFields, type IndexSchema } from './schema.rules.ts';
import {
  bulkAnswerJson,
  mappingsJson,
  searchAnswerJson,
  wordsAnswerJson,
  type BulkAnswerJson,
  type MappingsJson,
  type SearchAnswerJson,
  type WordsAnswerJson,
} from './wire.ts';

/**
 * `engine` is the alias that is searched; `key` is an API key, or `user:password` for services without API keys
 * (Elasticsearch reference, `Token-based authentication services`; OpenSearch documentation, `HTTP basic authentication`).
 */
export function elasticSource({
  url,
  engine,
  key,
  answers,
  onFailure,
}: {
  url: string;
  engine: string;
  key: string;
  answers?: AnswerCache | undefined;
  onFailure?: ((error: SourceError, text: string) => void) | undefined;
}): EngineSource {
  const told = (error: SourceError): void => onFailure?.(error, failureText(error));
  return new EngineSource(
    {
      url: url.replace(/\/+$/, ''),
      headers: { authorization: credentials(key) },
      totalTimeoutMs: 3_000,
      answers,
      onFailure: told,
    },
    elasticDriver(engine, told),
  );
}

/** `key` is a private one. The timeout allows for large batches. */
export function elasticWriteSource({ url, key }: { url: string; key: string }): Source {
  return new Source({
    name: 'engine',
    url: url.replace(/\/+$/, ''),
    headers: { authorization: credentials(key) },
    timeoutMs: 60_000,
    // A busy cluster takes seconds for a batch; only one that does not answer is down.
    slowMs: 60_000,
    retry: { retries: 4, delayMs: 300, growth: 2, statuses: [408, 429, 502, 503, 504] },
    answers: new AnswerMemory(1).cache(null),
  });
}

/** An API key is base64, which has no colon. */
function credentials(key: string): string {
  return key.includes(':') ? `Basic ${Buffer.from(key).toString('base64')}` : `ApiKey ${key}`;
}

/** @param refusedHere told of calls that the driver itself refuses. */
function elasticDriver(index: string, refusedHere: (error: SourceError) => void): EngineDriver {
  return {
    async search(source, input, caller) {
      const schema = await indexSchema(source, index, caller);
      const errors = invalidFields(schema, input);
      if (errors.length > 0) {
        const refusal = refused(search.name, errors.join(','));
        refusedHere(refusal);
        throw refusal;
      }
      const meaning = await readMeaning(source, { index, input, schema }, caller);
      return searchResponse(input, await source.run(search, { index, input, schema, meaning }, caller));
    },
    async suggestQueries(source, input, caller) {
      const schema = await indexSchema(source, index, caller);
      const body = suggestionBody(input, schema);
      if (body === null) return { results: { documents: [] }, meta: { request_id: '' } };
      const answer = await source.run(suggestQueries, { index, input, body }, caller);
      return suggestionResponse(input, answer, suggestingFields(input, schema));
    },
    reportClick: (source, input, caller) =>
      source.run(reportClick, { index, input, at: new Date().toISOString() }, caller),
    failureText,
  };
}

/** Null for an empty term. Kept apart from filters, facets and pages: a list asks several times for the same words. */
async function readMeaning(
  source: Source,
  { index, input, schema }: Omit<SearchArgs, 'meaning'>,
  caller: Caller,
): Promise<Meaning | null> {
  const asked = askedOf(input, caller.scope, schema);
  if (asked === null) return null;
  const args = { index, input: marketOnly(input), asked };
  const sure = await source.run(countWords, args, caller);
  const guessing = guessesBody(asked, sure.counts, input, caller.scope) !== null;
  const guessed = guessing
    ? await source.run(countGuesses, { ...args, counts: [...sure.counts] }, caller)
    : null;
  const counts = new Map([...sure.counts, ...(guessed?.counts ?? [])]);
  const meaning = meaningOf(asked, { ...sure, counts });
  // The first count knows sure readings alone.
  if (meaning.complete === null || meaning.complete.length > 0) return meaning;
  const { kinds } = await source.run(countTogether, { ...args, units: meaning.units }, caller);
  return { ...meaning, complete: kinds };
}

async function indexSchema(source: Source, alias: string, caller: Caller): Promise<IndexSchema> {
  const mappings = await source.run(getMapping, { index: alias }, caller);
  const [index] = Object.values(mappings);
  const schema = index ? schemaOf(index.mappings) : null;
  if (schema) return schema;
  throw new SourceError(
    'SOURCE_MISCONFIGURED',
    { source: 'engine', call: getMapping.name },
    `the index ${alias} was not written by an index run`,
  );
}

/** Shaped like the service's refusals: the service itself would answer such a search with no results. */
function failureText({ status, detail }: SourceError): string {
  return refusalText(status, (detail as { body?: unknown } | undefined)?.body);
}

function refused(call: string, reason: string): SourceError {
  return new SourceError('SOURCE_REFUSED', { source: 'engine', call }, 'answered 400', {
    status: 400,
    detail: { body: { error: { type: 'illegal_argument_exception', reason }, status: 400 } },
  });
}

/** A shard that does not answer is a failure, rather than silently missing documents. */
const whole = { allow_partial_search_results: false };

/** `GET /{index}/_mapping` (Elasticsearch reference, `Get mapping API`). Changes with the index run. */
const getMapping = defineCall<{ index: string }, MappingsJson>({
  source: 'engine',
  name: 'getMapping',
  method: 'GET',
  route: '/{index}/_mapping',
  varies: [],
  idempotent: true,
  cache: { freshMs: 60_000, staleWhileRevalidateMs: 60_000, staleIfErrorMs: 86_400_000 },
  request: ({ index }) => ({ path: `${pathOf(index)}/_mapping` }),
  answer: mappingsJson,
});

interface SearchArgs {
  index: string;
  input: SearchInput;
  schema: IndexSchema;
  meaning: Meaning | null;
}

interface WordsArgs {
  index: string;
  input: SearchInput;
  asked: Asked;
}

const counted = {
  source: 'engine',
  method: 'POST',
  varies: ['contentLocale', 'contentRegion'],
  idempotent: true,
  cache: { freshMs: 60_000, staleWhileRevalidateMs: 60_000, staleIfErrorMs: 3_600_000 },
  answer: wordsAnswerJson,
} as const;

/** What the words of a term may mean in a market (readings.rules.ts). */
const countWords = defineCall<WordsArgs, WordsAnswerJson, 'contentLocale' | 'contentRegion'>({
  ...counted,
  name: 'countWords',
  route: '/{index}/_search (words)',
  request: ({ index, input, asked }, scope) => ({
    path: `${pathOf(index)}/_search`,
    query: whole,
    body: wordsBody(asked, input, scope),
  }),
});

/** The same for words of which the first count found nothing. */
const countGuesses = defineCall<
  WordsArgs & { counts: readonly (readonly [string, number])[] },
  WordsAnswerJson,
  'contentLocale' | 'contentRegion'
>({
  ...counted,
  name: 'countGuesses',
  route: '/{index}/_search (guesses)',
  request: ({ index, input, asked, counts }, scope) => ({
    path: `${pathOf(index)}/_search`,
    query: whole,
    body: guessesBody(asked, new Map(counts), input, scope),
  }),
});

/** Whether documents have all words, where the first count could not tell. */
const countTogether = defineCall<
  WordsArgs & { units: readonly Unit[] },
  WordsAnswerJson,
  'contentLocale' | 'contentRegion'
>({
  ...counted,
  name: 'countTogether',
  route: '/{index}/_search (together)',
  request: ({ index, input, asked, units }, scope) => ({
    path: `${pathOf(index)}/_search`,
    query: whole,
    body: togetherBody(units, asked, input, scope),
  }),
});

const search = defineCall<SearchArgs, SearchAnswerJson, 'contentLocale' | 'contentRegion'>({
  source: 'engine',
  name: 'search',
  method: 'POST',
  route: '/{index}/_search',
  varies: ['contentLocale', 'contentRegion'],
  idempotent: true,
  cache: { freshMs: 30_000, staleWhileRevalidateMs: 30_000, staleIfErrorMs: 3_600_000 },
  request: ({ index, input, schema, meaning }, scope) => ({
    path: `${pathOf(index)}/_search`,
    query: whole,
    body: searchBody(input, scope, schema, meaning),
  }),
  answer: searchAnswerJson,
});

interface SuggestionArgs {
  index: string;
  input: SuggestionInput;
  body: SearchBody;
}

/** Independent of locale and region, like App Search's suggestions. */
const suggestQueries = defineCall<SuggestionArgs, SearchAnswerJson>({
  source: 'engine',
  name: 'suggestQueries',
  method: 'POST',
  route: '/{index}/_search (suggestions)',
  varies: [],
  idempotent: true,
  cache: { freshMs: 30_000, staleWhileRevalidateMs: 30_000, staleIfErrorMs: 3_600_000 },
  request: ({ index, body }) => ({ path: `${pathOf(index)}/_search`, query: whole, body }),
  answer: searchAnswerJson,
});

/** Not idempotent: a click is counted. The service has no analytics, so clicks are documents of an index. */
const reportClick = defineCall<{ index: string; input: ClickInput; at: string }, unknown>({
  source: 'engine',
  name: 'reportClick',
  method: 'POST',
  route: '/{index}/_doc',
  varies: [],
  idempotent: false,
  // Short, because the session's next mutation waits for it.
  timeoutMs: 1_000,
  request: ({ index, at, input: { query, documentId, requestId, tags } }) => ({
    path: `${pathOf(clicksOf(index))}/_doc`,
    body: {
      at,
      query,
      document_id: documentId,
      ...(requestId === undefined ? {} : { request_id: requestId }),
      ...(tags === undefined ? {} : { tags }),
    },
  }),
  answer: z.unknown(),
});

/**
 * Deletes a document that there is not, in a version that there is not: a conflict, and nothing is written, not even that
 * the document is gone. Refused as a whole, or for the document, when the credentials may not write (Elasticsearch
 * reference, `Optimistic concurrency control`; OpenSearch's security plugin checks the permission first).
 */
const deleteNothing = defineCall<{ index: string }, BulkAnswerJson>({
  source: 'engine',
  name: 'deleteNothing',
  method: 'POST',
  route: '/{index}/_bulk (nothing)',
  varies: [],
  idempotent: true,
  request: ({ index }) => ({
    path: `${pathOf(index)}/_bulk`,
    lines: [{ delete: { _id: 'no such document', if_seq_no: 0, if_primary_term: 1 } }],
  }),
  answer: bulkAnswerJson,
});

/** Whether the source's credentials may change the index, for which a gateway has no need. Changes nothing. */
export async function mayWrite(source: Source, index: string, caller: Caller): Promise<boolean> {
  try {
    const { items } = await source.run(deleteNothing, { index }, caller);
    return items.some((item) => item['delete']?.status !== 403);
  } catch (error) {
    if (error instanceof SourceError && (error.status === 401 || error.status === 403)) return false;
    throw error;
  }
}

export function clicksOf(index: string): string {
  return `${index}-clicks`;
}

export function pathOf(index: string): string {
  return `/${encodeURIComponent(index)}`;
}
