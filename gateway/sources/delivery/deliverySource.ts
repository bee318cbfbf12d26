/** The content service as a source: credentials, the content client's numbers (catalogue.md 9), and its preview twin. */
import { isCachePolicy, type CachePolicy } from '../transport/cache/cachePolicy.rules.ts';
import { Source } from '../transport/source.ts';
import type { AnswerCache } from '../transport/cache/answerCache.ts';
import type { OnInvalidField } from '../transport/parseResponse.ts';
import { areClientParameters, misuse } from './clientParameters.rules.ts';
import { deliveryFailure, entryMissing } from './failure.rules.ts';
import { markedGet } from './markedGet.rules.ts';
import { inListRoom } from './calls/paging.ts';

/**
 * As the specification writes them. The time-out is one request's and the limit counts retries, so a call alone may take
 * minutes. A page never waits that long: its own deadline (REQUEST_DEADLINE_MS, 10 s unless told) bounds all of its calls
 * with their retries. The time-out therefore acts only where nobody waits: in the indexer, and where a kept answer is
 * renewed in the background. In an outage the source's retry budget (resilientExchange.ts) ends retries long before the limit does.
 */
export const contentClient = {
  timeoutMs: 30_000,
  retry: { retries: 5, delayMs: 300, growth: 1, statuses: [408, 429] },
} as const;

/** Told what only somebody who debugs wants to know, in the content client's own words. */
export type Debug = (message: string, facts?: object) => void;

export interface DeliveryConfig {
  /** Origin, with or without the version: `https://cdn.contentstack.io/v3`. */
  url: string;
  apiKey: string;
  /** Public by the vendor's design, and still kept out of logs. */
  deliveryToken: string;
  /** What the token goes by; the preview host has another name for its own. */
  tokenHeader?: 'preview_token';
  environment: string;
  /** How reads are sent: POST as the specification says (the default), or GET as the vendor's documentation lists them. */
  method?: 'POST' | 'GET';
  /** What becomes of kept answers; by their age when null or absent. */
  cachePolicy?: CachePolicy | null;
  /** `main` when absent. */
  branch?: string;
  /** Where drafts are read. Without it an editor in preview sees what is published. */
  preview?: { url: string; token: string };
  /** Of what is published; drafts are kept nowhere. */
  answers?: AnswerCache | undefined;
  onInvalidField?: OnInvalidField | undefined;
}

export class DeliverySource extends Source {
  /** Name that every call carries as `environment`. */
  readonly environment: string;
  readonly preview: DeliverySource | null;
  /** Bytes that the values of a `$in` list may take. */
  readonly inListRoom: number;
  readonly #debug: Debug;

  constructor(config: DeliveryConfig, preview: DeliverySource | null, debug: Debug) {
    const { cachePolicy = null, method = 'POST' } = config;
    super({
      name: 'delivery',
      url: config.url.replace(/\/(v3\/?)?$/, ''),
      headers: {
        api_key: config.apiKey,
        [config.tokenHeader ?? 'access_token']: config.deliveryToken,
        ...(config.branch === undefined ? {} : { branch: config.branch }),
      },
      ...contentClient,
      hedges: true,
      ...(method === 'POST' ? { encodeRead: markedGet } : {}),
      onFailure: (error) => debug('content delivery failed', deliveryFailure(error)),
      cachePolicy: isCachePolicy(cachePolicy) ? cachePolicy : null,
      answers: config.answers,
      onInvalidField: config.onInvalidField,
    });
    this.environment = config.environment;
    this.preview = preview;
    this.inListRoom = method === 'POST' ? Number.POSITIVE_INFINITY : inListRoom;
    this.#debug = debug;
  }

  /** Somebody asks with parameters that cannot be used, and nothing is sent. */
  misused(): void {
    this.#debug(misuse);
  }

  /** An entry that was asked for by its uid is not published in the locale, nor in the base one. */
  missed(contentType: string, uid: string): void {
    const { error_message, ...code } = entryMissing;
    this.#debug(error_message, { ...code, contentType, uid });
  }

  override async close(): Promise<void> {
    await Promise.all([super.close(), this.preview?.close()]);
  }
}

/** Parameters that cannot be used are told in debug mode only; a wrong cache policy then leaves the default. */
export function deliverySource(config: DeliveryConfig, debug: Debug = () => {}): DeliverySource {
  if (!areClientParameters(config)) debug(misuse);
  const { preview, ...published } = config;
  const twin =
    preview &&
    new DeliverySource(
      {
        ...published,
        url: preview.url,
        deliveryToken: preview.token,
        tokenHeader: 'preview_token',
        answers: undefined,
      },
      null,
      debug,
    );
  return new DeliverySource(published, twin ?? null, debug);
}
