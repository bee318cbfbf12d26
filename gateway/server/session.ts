/**
 * What one browser's session holds: which carts belong to it, and who is signed in at which store. Where it is kept
 * between requests is sessionStore.ts's business.
 *
 * A session gets another id at sign-in and sign-out; the old id is refused from then on. That a sign-in still holds is
 * asked of the commerce service (signInCheck.ts), so that revoking it there revokes it here.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { GivenUpCart } from '../cart/goneCart.rules.ts';
import type { KnownCart } from '../cart/repeatedGesture.rules.ts';

/** Milliseconds that an editor's preview lasts: a working day, so that nobody forgets it for a month. */
const PREVIEW_LIFETIME = 10 * 60 * 60_000;

const customerShape = z.object({
  id: z.number(),
  email: z.string(),
  /** The commerce service's own session. */
  token: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
  groupId: z.number().nullable(),
  proRegion: z.string().nullable(),
  proUntil: z.number().nullable(),
});
export type SessionCustomer = z.infer<typeof customerShape>;

const givenUpCart = z.object({
  id: z.string(),
  /** Milliseconds since 1970 at which it was given up. */
  at: z.number(),
  /** How often it was looked at since. */
  looks: z.number(),
}) satisfies z.ZodType<GivenUpCart>;

export const sessionShape = z.object({
  id: z.string(),
  /** Counts the changes: of two copies of one session the higher one is newer. */
  version: z.number().default(0),
  carts: z.record(z.string(), z.string()),
  /** What one unit of a variant cost when the shopper last put it into the cart: by store, by variant id. */
  cartPrices: z.record(z.string(), z.record(z.string(), z.number())).default({}),
  /** Units of each variant after the last change that an answer told: by store, by variant id. */
  cartQuantities: z.record(z.string(), z.record(z.string(), z.number())).default({}),
  /** The last changes of carts that were done (cart/gestureName.ts), oldest first. */
  gestures: z.array(z.string()).default([]),
  /** Milliseconds since 1970 at which commerce first said that a cart is gone: by store. */
  cartDoubts: z.record(z.string(), z.number()).default({}),
  /** Carts that this session gave up lately: by store. */
  givenUpCarts: z.record(z.string(), givenUpCart).default({}),
  /** By store. */
  customers: z.record(z.string(), customerShape).default({}),
  /** An editor looks at what is not published. */
  preview: z.object({ livePreview: z.string().nullable(), until: z.number() }).nullable().default(null),
});
export type SessionData = z.infer<typeof sessionShape>;

/** Currency units by variant id. */
type CartPrices = Readonly<Record<string, number>>;

/** Changes that a session remembers to have done. */
const MOST_GESTURES = 8;

/** Ids that sessions gave up. */
export interface ReplacedIds {
  has(id: string): boolean;
  set(id: string, value: true): unknown;
}

const noCarts = {
  carts: {},
  cartPrices: {},
  cartQuantities: {},
  gestures: [],
  cartDoubts: {},
  givenUpCarts: {},
} satisfies Partial<SessionData>;

export class Session {
  #data: SessionData;
  readonly #everReplaced: ReplacedIds;
  #changed = false;
  #isNew: boolean;
  readonly #replacedIds: string[] = [];
  /** The id that the browser brought and that was given up before; null otherwise. */
  readonly givenUpId: string | null;
  #isSuccessor = false;
  /** What the browser brought, which may be older than the newest copy. */
  #brought: SessionData | null = null;
  /** Stores whose sign-in does not hold now although the cookie names it; null before anybody looked. */
  #unproven: ReadonlySet<string> = new Set();

  constructor(
    data: SessionData | null,
    everReplaced: ReplacedIds = new Map(),
    givenUpId: string | null = null,
  ) {
    this.#everReplaced = everReplaced;
    this.givenUpId = givenUpId;
    this.#data = data ?? {
      id: randomUUID(),
      version: 0,
      ...noCarts,
      customers: {},
      preview: null,
    };
    this.#isNew = data === null;
  }

  /** Names this browser in the anti-forgery token; random, says nothing about the shopper. */
  get id(): string {
    return this.#data.id;
  }

  /** True when this browser brought no session: its answers may be shared. */
  get isNew(): boolean {
    return this.#isNew;
  }

  get hasChanged(): boolean {
    return this.#changed;
  }

  /** Ids that this request gave up: whoever still brings one is refused. */
  get replacedIds(): readonly string[] {
    return this.#replacedIds;
  }

  /** The browser does not hold this id yet: it brought another one. */
  get hasOtherId(): boolean {
    return this.#replacedIds.length > 0 || this.#isSuccessor;
  }

  /** Another request of this browser signed in or out while this one ran: what it still knows is of before. */
  get isReplaced(): boolean {
    return this.#everReplaced.has(this.#data.id);
  }

  cartId(store: string): string | null {
    return this.#data.carts[store] ?? null;
  }

  keepCart(store: string, id: string): void {
    this.trustCart(store);
    this.forgetGivenUpCart(store);
    if (this.#data.carts[store] === id) return;
    this.#change({ carts: { ...this.#data.carts, [store]: id } });
  }

  dropCart(store: string): void {
    this.trustCart(store);
    if (!(store in this.#data.carts)) return;
    const { carts, cartPrices, cartQuantities } = this.#data;
    this.#change({
      carts: without(carts, store),
      cartPrices: without(cartPrices, store),
      cartQuantities: without(cartQuantities, store),
    });
  }

  /** Milliseconds since 1970 at which commerce first said that the cart is gone; null when it did not. */
  cartDoubt(store: string): number | null {
    return this.#data.cartDoubts[store] ?? null;
  }

  doubtCart(store: string, at: number): void {
    if (store in this.#data.cartDoubts) return;
    this.#change({ cartDoubts: { ...this.#data.cartDoubts, [store]: at } });
  }

  /** The cart is there, or is no more: there is nothing left to doubt. */
  trustCart(store: string): void {
    if (!(store in this.#data.cartDoubts)) return;
    this.#change({ cartDoubts: without(this.#data.cartDoubts, store) });
  }

  givenUpCart(store: string): GivenUpCart | null {
    return this.#data.givenUpCarts[store] ?? null;
  }

  /** Lets go of the cart, and remembers its id. */
  giveUpCart(store: string, at: number): void {
    const id = this.cartId(store);
    this.dropCart(store);
    if (id === null) return;
    this.#change({ givenUpCarts: { ...this.#data.givenUpCarts, [store]: { id, at, looks: 0 } } });
  }

  /** It was looked at once more, and is still gone. */
  countGivenUpLook(store: string): void {
    const given = this.givenUpCart(store);
    if (!given) return;
    const counted = { ...given, looks: given.looks + 1 };
    this.#change({ givenUpCarts: { ...this.#data.givenUpCarts, [store]: counted } });
  }

  forgetGivenUpCart(store: string): void {
    if (!(store in this.#data.givenUpCarts)) return;
    this.#change({ givenUpCarts: without(this.#data.givenUpCarts, store) });
  }

  /** What each copy of the session knows of the store's cart: the newest one, and the one that the browser brought. */
  knownCarts(store: string): KnownCart[] {
    const copies = this.#brought === null ? [this.#data] : [this.#data, this.#brought];
    return copies.map(({ carts, cartQuantities, gestures }) => ({
      quantities: store in carts ? (cartQuantities[store] ?? null) : {},
      gestures,
    }));
  }

  keepCartQuantities(store: string, quantities: Readonly<Record<string, number>> | null): void {
    if (isDeepStrictEqual(quantities, this.#data.cartQuantities[store] ?? null)) return;
    const others = without(this.#data.cartQuantities, store);
    this.#change({ cartQuantities: quantities ? { ...others, [store]: { ...quantities } } : others });
  }

  noteGesture(gesture: string): void {
    if (this.#data.gestures.includes(gesture)) return;
    this.#change({ gestures: [...this.#data.gestures, gesture].slice(-MOST_GESTURES) });
  }

  cartPrices(store: string): CartPrices {
    return this.#data.cartPrices[store] ?? {};
  }

  keepCartPrices(store: string, prices: CartPrices): void {
    if (isDeepStrictEqual(prices, this.cartPrices(store))) return;
    this.#change({ cartPrices: { ...this.#data.cartPrices, [store]: { ...prices } } });
  }

  /** Who is signed in at a store; null for guests, after the sign-in's end, and while it cannot be proven. */
  customer(store: string): SessionCustomer | null {
    const customer = this.#data.customers[store] ?? null;
    return customer && customer.expiresAt > Date.now() && !this.#unproven.has(store) ? customer : null;
  }

  /** Stores that the cookie names a sign-in at, proven or not. */
  get customers(): Readonly<Record<string, SessionCustomer>> {
    return this.#data.customers;
  }

  get isSignedIn(): boolean {
    return Object.keys(this.#data.customers).length > 0;
  }

  /** Takes another id, so that nobody who knew the old one is signed in with it. */
  signIn(store: string, customer: SessionCustomer): void {
    this.#rotate({ customers: { ...this.#data.customers, [store]: customer } });
  }

  /** Facts about the customer changed; the sign-in stays. */
  keepCustomer(store: string, customer: SessionCustomer): void {
    this.#change({ customers: { ...this.#data.customers, [store]: customer } });
  }

  /** Forgets everybody and every cart, and takes another id. */
  signOut(): void {
    this.#rotate({ ...noCarts, customers: {} });
  }

  /** The commerce service does not know the sign-in any more. */
  dropCustomer(store: string): void {
    if (!(store in this.#data.customers)) return;
    this.#rotate({ customers: without(this.#data.customers, store) });
  }

  /** Counts these stores' sign-ins as none for this request: nobody could be asked whether they hold. */
  leaveUnproven(stores: ReadonlySet<string>): void {
    this.#unproven = stores;
  }

  /** Null for everybody but editors, and when their day is over. */
  get preview(): { livePreview: string | null } | null {
    const { preview } = this.#data;
    return preview && preview.until > Date.now() ? preview : null;
  }

  /** @param livePreview the content service's mark of one editing session; null without one. */
  enterPreview(livePreview: string | null): void {
    this.#change({ preview: { livePreview, until: Date.now() + PREVIEW_LIFETIME } });
  }

  leavePreview(): void {
    if (this.#data.preview) this.#change({ preview: null });
  }

  /** Makes a new session stick although nothing is in it yet: the anti-forgery token refers to it. */
  begin(): void {
    if (this.#isNew) this.#changed = true;
  }

  /** What the browser brought; null when it brought nothing. */
  get brought(): SessionData | null {
    return this.#brought;
  }

  cameWith(data: SessionData | null): void {
    this.#brought = data;
  }

  /** The browser holds an older copy than this one, and shall get it. */
  writeAgain(): void {
    this.#changed = true;
  }

  /** The browser brought the id before this one: the answer that would have told it the new one was lost. */
  succeed(): void {
    this.#isSuccessor = true;
    this.#changed = true;
  }

  /** Counts as newer than a copy that was written meanwhile, and that this one does not build on. */
  outrank(version: number): void {
    this.#data = { ...this.#data, version: Math.max(version, this.#data.version) + 1 };
  }

  toJSON(): SessionData {
    return this.#data;
  }

  #change(change: Partial<SessionData>): void {
    this.#data = { ...this.#data, ...change, version: this.#data.version + 1 };
    this.#changed = true;
  }

  #rotate(change: Partial<SessionData>): void {
    this.#replacedIds.push(this.#data.id);
    this.#everReplaced.set(this.#data.id, true);
    this.#data = { ...this.#data, ...change, id: randomUUID(), version: 0 };
    this.#changed = true;
  }
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  const { [key]: _, ...rest } = record;
  return rest;
}
