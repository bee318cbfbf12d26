/** Opens the content service and its preview host: credentials, timeout, retries (catalogue.md 9). */
import { isCachePolicy, type CachePolicy } from '../../transport/cache/cachePolicy.rules.ts';
import { Source } from '../../transport/source.ts';
import type { SourceError } from '../../transport/errors.ts';
import type { AnswerCache } from '../../transport/cache/answerCache.ts';
import type { WireRequest } from '../../transport/call.ts';
import type { EncodedRequest } from '../../transport/outgoingRequest.ts';
import type { OnInvalidField } from '../../transport/parseResponse.ts';
import { areClientParameters, misuse } from './clientParameters.rules.ts';
import { fromStack, pathInStack, type ContentTypeNames } from './contentTypes.rules.ts';
import { deliveryFailure, entryMissing } from './failure.rules.ts';
import { methodOverride } from './methodOverride.rules.ts';

/**
 * The specification's numbers. The timeout is per attempt, so a call with its retries may take minutes. Pages never wait
 * that long: the request's deadline (REQUEST_DEADLINE_MS) bounds all of its calls. The timeout therefore applies only in
 * the indexer and to background revalidation. In an outage the source's retry budget (resilientExchange.ts) is spent long before the
 * retry limit.
 */
export const contentClient = {
  timeoutMs: 30_000,
  retry: { retries: 5, delayMs: 300, growth: 1, statuses: [408, 429] },
} as const;

/** Logs at debug level, in the content client's own words. */
export type Debug = (message: string, facts?: object) => void;

export interface DeliveryConfig {
  /** Origin, with or without the version: `https://cdn.contentstack.io/v3`. */
  url: string;
  apiKey: string;
  /** Public by the vendor's design, but kept out of logs. */
  deliveryToken: string;
  /** Header of the token; the preview host names it differently. */
  tokenHeader?: 'preview_token';
  environment: string;
  /** POST as the specification says (the default), or GET as the vendor's documentation lists. */
  method?: 'POST' | 'GET';
  /** Names of content types in the stack, where they differ. */
  contentTypes?: ContentTypeNames;
  /** How the cache is used; by age when null or absent. */
  cachePolicy?: CachePolicy | null;
  /** `main` when absent. */
  branch?: string;
  /** Host of drafts. Without it an editor in preview sees what is published. */
  preview?: { url: string; token: string };
  /** Cache for what is published; drafts are never cached. */
  answers?: AnswerCache | undefined;
  onInvalidField?: OnInvalidField | undefined;
  /** Told of each call that finally failed. */
  onFailure?: ((error: SourceError) => void) | undefined;
}

/** Bytes for the filter's values within the vendor's 8 KB of URL; the rest is path, names and includes. */
const inListRoom = 6 * 1024;

/** Hosts of files that editors put into texts, for the content security policy. */
export const assetHosts: readonly string[] = ['https://images.contentstack.io', 'https://*.contentstack.com'];

export class DeliverySource extends Source {
  /** Sent with every call as `environment`. */
  readonly environment: string;
  readonly preview: DeliverySource | null;
  /** Bytes allowed for the values of a `$in` list. */
  readonly inListRoom: number;
  readonly #contentTypes: ContentTypeNames;
  readonly #debug: Debug;

  constructor(config: DeliveryConfig, preview: DeliverySource | null, debug: Debug) {
    const { cachePolicy = null, method = 'POST', contentTypes = new Map<string, string>() } = config;
    const encode = method === 'POST' ? methodOverride : asGet;
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
      encodeRead: (wire) => encode({ ...wire, path: pathInStack(wire.path, contentTypes) }),
      reviver: fromStack(contentTypes),
      onFailure(error) {
        debug('content delivery failed', deliveryFailure(error));
        config.onFailure?.(error);
      },
      cachePolicy: isCachePolicy(cachePolicy) ? cachePolicy : null,
      answers: config.answers,
      onInvalidField: config.onInvalidField,
    });
    this.environment = config.environment;
    this.preview = preview;
    this.inListRoom = method === 'POST' ? Number.POSITIVE_INFINITY : inListRoom;
    this.#contentTypes = contentTypes;
    this.#debug = debug;
  }

  /** The stack's uid of a content type. */
  contentTypeUid(contentType: string): string {
    return this.#contentTypes.get(contentType) ?? contentType;
  }

  /** Logs a call with invalid parameters, which is not sent. */
  reportMisuse(): void {
    this.#debug(misuse);
  }

  /** Logs an entry, read by its uid, that is published neither in the locale nor in the base locale. */
  reportMissing(contentType: string, uid: string): void {
    const { error_message, ...code } = entryMissing;
    this.#debug(error_message, { ...code, contentType, uid });
  }

  override async close(): Promise<void> {
    await Promise.all([super.close(), this.preview?.close()]);
  }
}

const asGet = (wire: WireRequest): EncodedRequest => ({ method: 'GET', wire });

/** Invalid parameters are logged at debug level only; an invalid cache policy means the default. */
export function deliverySource(config: DeliveryConfig, debug: Debug = () => {}): DeliverySource {
  if (!areClientParameters(config)) debug(misuse);
  const { preview, ...published } = config;
  const previewSource =
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
  return new DeliverySource(published, previewSource ?? null, debug);
}
