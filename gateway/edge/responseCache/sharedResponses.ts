/** Cached responses in the shared state: what one replica generated, the others find. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import type { SharedState } from '../state/SharedState.ts';
import { CachedResponse } from './CachedResponse.ts';
import type { SharedResponses } from './ResponseCache.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const shape = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  /** Headers of every response, besides those of its generator. */
  more: z.record(z.string(), z.string()),
  startedAt: z.number(),
  generatedAt: z.number(),
  freshUntil: z.number(),
  refreshUntil: z.number(),
  markets: z.array(
    z.object({
      market: z.object({
        locale: z.string(),
        commerceRegion: z.string().exactOptional(),
        contentRegion: z.string().exactOptional(),
      }),
      bits: z.number(),
      isViewerKnown: z.boolean(),
    }),
  ),
  usesSignIn: z.boolean(),
  surrogates: z.array(z.string()),
  /** Compressed, in base64. */
  body: z.string(),
});

/** @param version of gateway and client: responses of other versions may differ. */
export function sharedResponses(
  state: Pick<SharedState, 'isUnavailable' | 'values'>,
  version: string,
): SharedResponses {
  const keyOf = (name: string): string =>
    `response:${createHash('sha256').update(`${version} ${name}`).digest('base64url')}`;
  return {
    async get(name) {
      if (state.isUnavailable) return undefined;
      // An unreadable response is generated anew.
      try {
        const text = await state.values.get(keyOf(name));
        return text === null ? undefined : await read(text);
      } catch {
        return undefined;
      }
    },
    set(name, response) {
      const ttl = response.freshUntil - Date.now();
      if (state.isUnavailable || ttl <= 0) return;
      write(response)
        .then((text) => state.values.set(keyOf(name), text, ttl))
        .catch(() => undefined);
    },
  };
}

async function write(response: CachedResponse): Promise<string> {
  const { generated, more, startedAt, generatedAt, freshUntil, refreshUntil } = response;
  const { status, headers, facts } = generated;
  const body = (await compress(await response.body())).toString('base64');
  const { markets, usesSignIn, surrogates } = facts;
  const times = { startedAt, generatedAt, freshUntil, refreshUntil };
  return JSON.stringify({
    status,
    headers,
    more,
    ...times,
    markets,
    usesSignIn,
    surrogates: [...surrogates],
    body,
  });
}

async function read(text: string): Promise<CachedResponse> {
  const { status, headers, more, body, markets, usesSignIn, surrogates, ...times } = shape.parse(
    JSON.parse(text),
  );
  const facts = new AnswerFacts();
  for (const { market, ...usage } of markets) Object.assign(facts.usageIn(market), usage);
  facts.usesSignIn = usesSignIn;
  for (const surrogate of surrogates) facts.surrogates.add(surrogate);
  facts.freshUntil = times.freshUntil;
  facts.refreshUntil = times.refreshUntil;
  const generated = {
    status,
    headers,
    body: await decompress(Buffer.from(body, 'base64')),
    isGood: true,
    facts,
  };
  return new CachedResponse(generated, times, more);
}
