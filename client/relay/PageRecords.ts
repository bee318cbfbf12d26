/**
 * The normalised responses of one server-rendered page. A response that several pages share is normalised and
 * serialised once for all of them.
 */
import { __internal, RecordSource } from 'relay-runtime';
import type { GraphQLResponse, NormalizationSelector, Store } from 'relay-runtime';
import type { MutableRecordSource, RelayResponsePayload } from 'relay-runtime/lib/store/RelayStoreTypes.js';
import { joinRecords, writeRecords } from './recordSerializer.ts';

/** Relay's `normalizeResponse`, which its published types lack. */
type Normalize = (
  response: GraphQLResponse,
  selector: NormalizationSelector,
  typeName: string,
  options: object,
  usesResolversAtExecution?: boolean,
) => RelayResponsePayload;

interface Normalized {
  readonly operation: NormalizationSelector['node'];
  /** As JSON. */
  readonly variables: string;
  readonly payload: RelayResponsePayload;
  /** What handlers of fields, such as connections, add to the payload's records. */
  readonly handled: MutableRecordSource;
  /** The serialised records. */
  texts?: readonly string[];
}

const { normalizeResponse } = __internal as typeof __internal & { normalizeResponse: Normalize };

/** Of responses that are still in memory. */
const normalizedResponses = new WeakMap<object, Normalized>();

export class PageRecords {
  readonly #responses: Normalized[] = [];
  readonly #store: Store;

  /** @param store of the page. */
  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * For Relay's environment. Publishes the records itself, as Relay lets handlers write into those of a payload, and
   * these are shared.
   */
  readonly normalize: Normalize = (response, selector, ...rest) => {
    const { node: operation } = selector;
    const variables = JSON.stringify(selector.variables);
    let normalized = normalizedResponses.get(response);
    const isKnown = normalized?.operation === operation && normalized.variables === variables;
    if (!normalized || !isKnown) {
      const payload = normalizeResponse(response, selector, ...rest);
      normalized = { operation, variables, payload, handled: new RecordSource() };
      normalizedResponses.set(response, normalized);
    }
    const { payload, handled } = normalized;
    this.#responses.push(normalized);
    this.#store.publish(payload.source);
    return { ...payload, source: handled, ...(isKnown ? { fieldPayloads: null } : {}) };
  };

  /** Serialises the page's records for the browser. */
  written(): string {
    return joinRecords(this.#responses.flatMap(textsOf));
  }
}

function textsOf(response: Normalized): readonly string[] {
  const { payload, handled } = response;
  const sources = handled.size() === 0 ? [payload.source] : [payload.source, handled];
  response.texts ??= sources.map(writeRecords);
  return response.texts;
}
