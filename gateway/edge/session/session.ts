/**
 * What one browser's session holds: which carts belong to it, and who is signed in at which store. Where it is kept
 * between requests is sessionStore.ts's business.
 *
 * A session gets another id at sign-in and sign-out; the old id is refused from then on. That a sign-in still holds is
 * asked of the commerce service (signInCheck.ts), so that revoking it there revokes it here.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { cartFields, noCarts, SessionCarts, without, type CartData } from './sessionCarts.ts';
import type { RequestSession, SessionCustomer } from '../../graph/session.ts';

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
}) satisfies z.ZodType<SessionCustomer>;

export const sessionShape = z.object({
  id: z.string(),
  /** Counts the changes: of two copies of one session the higher one is newer. */
  version: z.number().default(0),
  ...cartFields,
  /** By store. */
  customers: z.record(z.string(), customerShape).default({}),
  /** An editor looks at what is not published. */
  preview: z
    .object({
      livePreview: z.string().nullable(),
      until: z.number(),
      /** It was entered inside the editor's frame on another site. */
      isFramed: z.boolean().default(false),
    })
    .nullable()
    .default(null),
});
export type SessionData = z.infer<typeof sessionShape>;

/** Ids that sessions gave up. */
export interface ReplacedIds {
  has(id: string): boolean;
  set(id: string, value: true): unknown;
}

export class Session extends SessionCarts implements RequestSession {
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
    super();
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

  protected override get cartData(): CartData {
    return this.#data;
  }

  protected override get broughtCarts(): CartData | null {
    return this.#brought;
  }

  protected override changeCarts(change: Partial<CartData>): void {
    this.#change(change);
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

  /**
   * True for a session that began as a preview in the editor's frame, until it ends: its cookie goes to another site's
   * frame, so it holds nothing of a shopper and changes nothing.
   */
  get isFramed(): boolean {
    return this.#data.preview?.isFramed ?? false;
  }

  /** Milliseconds until the preview is over, 0 when it is. */
  get previewLeft(): number {
    return Math.max(0, (this.#data.preview?.until ?? 0) - Date.now());
  }

  /**
   * @param livePreview the content service's mark of one editing session; null without one.
   * @param inForeignFrame the request loads a frame on another site. A session that the browser brought there all the
   *   same may be a shopper's, and stays what it is.
   */
  enterPreview(livePreview: string | null, inForeignFrame = false): void {
    const isFramed = this.isFramed || (inForeignFrame && this.#isNew);
    this.#change({ preview: { livePreview, until: Date.now() + PREVIEW_LIFETIME, isFramed } });
  }

  leavePreview(): void {
    const { preview } = this.#data;
    // A session in a frame ends with its preview: its cookie is taken back.
    if (preview) this.#change({ preview: preview.isFramed ? { ...preview, until: 0 } : null });
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
