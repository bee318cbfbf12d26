/**
 * The cart's lines as the shopper wants them, ahead of the gateway's responses: one queue per line for the whole page,
 * shared by drawer and cart screen, and outliving both. Changes go through `cartQueue.rules.ts`; predictions (a line's
 * quantity, the badge's count, a removed line) are optimistic updates of Relay's store, so that every component agrees,
 * and Relay rolls them back. Amounts of money are never predicted.
 */
import type { Disposable, IEnvironment, RecordSourceProxy } from 'relay-runtime';
import {
  accepted,
  emptyQueue,
  gone,
  refused,
  shownQuantity,
  want,
  type CartQueue,
  type QueueStep,
} from './cartQueue.rules.ts';
import { beginCartWrite } from './cartWrites.ts';
import type { LineOutcome, LineChange } from './changeCartItem.ts';

export const loadLineChanges = () => import('./lineChanges.ts');

const stepAfter = { done: accepted, refused, failed: refused, gone } as const;

export type LineRefusal = Exclude<LineOutcome, { kind: 'done' }>;

export interface CartQueueState {
  readonly queue: CartQueue;
  /** Refusal of each line's last change, until its next change. */
  readonly refusals: Readonly<Record<string, LineRefusal>>;
}

const nothing: CartQueueState = { queue: emptyQueue, refusals: {} };

/** Called on each response that ends a line's queue, with the last requested quantity. */
type OutcomeListener = (lineId: string, quantity: number, outcome: LineOutcome) => void;

export class CartQueueStore {
  readonly #environment: IEnvironment;
  readonly #overlays = new Map<string, Disposable>();
  readonly #listeners = new Set<() => void>();
  readonly #outcomeListeners = new Set<OutcomeListener>();
  #state = nothing;

  constructor(environment: IEnvironment) {
    this.#environment = environment;
  }

  /** Requests a quantity of a line; 0 removes it. */
  change(locale: string, lineId: string, quantity: number): void {
    this.#refuse(lineId, null);
    this.#take(locale, lineId, want(this.#state.queue, lineId, quantity));
  }

  readonly state = (): CartQueueState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  onOutcome(listener: OutcomeListener): () => void {
    this.#outcomeListeners.add(listener);
    return () => {
      this.#outcomeListeners.delete(listener);
    };
  }

  #take(locale: string, lineId: string, step: QueueStep): void {
    this.#overlays.get(lineId)?.dispose();
    this.#overlays.delete(lineId);
    const quantity = shownQuantity(step.queue, lineId);
    if (quantity !== null) {
      const storeUpdater = (store: RecordSourceProxy) => predict(store, lineId, quantity);
      this.#overlays.set(lineId, this.#environment.applyUpdate({ storeUpdater }));
    }
    this.#show({ ...this.#state, queue: step.queue });
    if (step.send !== null) this.#send(locale, lineId, step.send);
  }

  #send(locale: string, lineId: string, quantity: number): void {
    const end = beginCartWrite();
    const onOutcome = (outcome: LineOutcome) => {
      const step = stepAfter[outcome.kind](this.#state.queue, lineId);
      if (step.send === null && outcome.kind !== 'done') this.#refuse(lineId, outcome);
      this.#take(locale, lineId, step);
      end(outcome.kind === 'done' || outcome.kind === 'gone');
      if (step.send === null || outcome.kind !== 'done')
        for (const listener of this.#outcomeListeners) listener(lineId, quantity, outcome);
    };
    const change: LineChange = { environment: this.#environment, locale, lineId, onOutcome };
    loadLineChanges().then(
      ({ changeCartItem, removeCartItem }) =>
        quantity === 0 ? removeCartItem(change) : changeCartItem(change, quantity),
      () => onOutcome({ kind: 'failed' }),
    );
  }

  #refuse(lineId: string, refusal: LineRefusal | null): void {
    const { [lineId]: before, ...others } = this.#state.refusals;
    if (refusal === null && before === undefined) return;
    this.#show({ ...this.#state, refusals: refusal ? { ...others, [lineId]: refusal } : others });
  }

  #show(state: CartQueueState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

const stores = new WeakMap<IEnvironment, CartQueueStore>();

/** One store per Relay environment. */
export function cartQueueOf(environment: IEnvironment): CartQueueStore {
  const known = stores.get(environment);
  if (known) return known;
  const store = new CartQueueStore(environment);
  stores.set(environment, store);
  return store;
}

/** Relay reapplies it on top of every response, so the difference is always to the server's current state. */
function predict(store: RecordSourceProxy, lineId: string, quantity: number): void {
  const cart = store.getRoot().getLinkedRecord('cart');
  const line = store.get(lineId);
  const lines = cart?.getLinkedRecords('lines');
  if (!cart || !line || !lines?.some((each) => each?.getDataID() === lineId)) return;
  const before = line.getValue('quantity');
  const total = cart.getValue('totalQuantity');
  if (typeof before === 'number' && typeof total === 'number')
    cart.setValue(total + quantity - before, 'totalQuantity');
  if (quantity > 0) line.setValue(quantity, 'quantity');
  else
    cart.setLinkedRecords(
      lines.filter((each) => each?.getDataID() !== lineId),
      'lines',
    );
}
