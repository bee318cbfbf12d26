/**
 * A browser's session: its carts, and who is signed in at which store. sessionStore.ts stores it between requests.
 *
 * Signing in and out change the session id; the old id is refused afterwards. The commerce service is asked whether a
 * sign-in is still valid (signInCheck.ts), so that revoking it there revokes it here.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { cartFields, noCarts, SessionCarts, without, type CartData } from './sessionCarts.ts';
import type { RequestSession, SessionCustomer } from '../../graph/session.ts';

/** Milliseconds of a preview: one working day, in case it is forgotten. */
const PREVIEW_LIFETIME = 10 * 60 * 60_000;

const customerShape = z.object({
  id: z.number(),
  email: z.string(),
  /** Session of the commerce service. */
  token: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
  groupId: z.number().nullable(),
  proRegion: z.string().nullable(),
  proUntil: z.number().nullable(),
}) satisfies z.ZodType<SessionCustomer>;

export const sessionShape = z.object({
  id: z.string(),
  /** Version: of two copies of a session the higher one is newer. */
  version: z.number().default(0),
  ...cartFields,
  /** By store. */
  customers: z.record(z.string(), customerShape).default({}),
  /** Set for an editor in preview. */
  preview: z
    .object({
      livePreview: z.string().nullable(),
      until: z.number(),
      /** Started inside the editor's frame on another site. */
      isFramed: z.boolean().default(false),
    })
    .nullable()
    .default(null),
});
export type SessionData = z.infer<typeof sessionShape>;

/** Replaced session ids. */
export interface ReplacedIds {
  has(id: string): boolean;
  set(id: string, value: true): unknown;
}

export class Session extends SessionCarts implements RequestSession {
  #data: SessionData;
  readonly #replacedEarlier: ReplacedIds;
  #changed = false;
  #isNew: boolean;
  readonly #replacedIds: string[] = [];
  /** The id that the browser sent, if it had been replaced before; null otherwise. */
  readonly replacedId: string | null;
  #isSuccessor = false;
  /** The state that the browser sent, which may be outdated. */
  #sent: SessionData | null = null;
  /** Stores whose sign-in in the cookie is not valid; null before the check. */
  #unverified: ReadonlySet<string> = new Set();

  constructor(
    data: SessionData | null,
    replacedEarlier: ReplacedIds = new Map(),
    replacedId: string | null = null,
  ) {
    super();
    this.#replacedEarlier = replacedEarlier;
    this.replacedId = replacedId;
    this.#data = data ?? {
      id: randomUUID(),
      version: 0,
      ...noCarts,
      customers: {},
      preview: null,
    };
    this.#isNew = data === null;
  }

  /** Random id of this browser for the anti-forgery token. */
  get id(): string {
    return this.#data.id;
  }

  /** True when the browser sent no session: its responses may be shared. */
  get isNew(): boolean {
    return this.#isNew;
  }

  get hasChanged(): boolean {
    return this.#changed;
  }

  /** Ids replaced during this request, to be refused from now on. */
  get replacedIds(): readonly string[] {
    return this.#replacedIds;
  }

  /** The browser does not have this id yet. */
  get hasOtherId(): boolean {
    return this.#replacedIds.length > 0 || this.#isSuccessor;
  }

  /** Another request of this browser signed in or out meanwhile: this one's state is outdated. */
  get isReplaced(): boolean {
    return this.#replacedEarlier.has(this.#data.id);
  }

  protected override get cartData(): CartData {
    return this.#data;
  }

  protected override get sentCarts(): CartData | null {
    return this.#sent;
  }

  protected override changeCarts(change: Partial<CartData>): void {
    this.#change(change);
  }

  /** The customer of a store; null for guests, after the end of the sign-in, and while it cannot be verified. */
  customer(store: string): SessionCustomer | null {
    const customer = this.#data.customers[store] ?? null;
    return customer && customer.expiresAt > Date.now() && !this.#unverified.has(store) ? customer : null;
  }

  /** Stores with a sign-in in the cookie, verified or not. */
  get customers(): Readonly<Record<string, SessionCustomer>> {
    return this.#data.customers;
  }

  get isSignedIn(): boolean {
    return Object.keys(this.#data.customers).length > 0;
  }

  /** Replaces the id, against session fixation. */
  signIn(store: string, customer: SessionCustomer): void {
    this.#rotate({ customers: { ...this.#data.customers, [store]: customer } });
  }

  /** Updates facts about the customer; the sign-in remains. */
  keepCustomer(store: string, customer: SessionCustomer): void {
    this.#change({ customers: { ...this.#data.customers, [store]: customer } });
  }

  /** Removes all sign-ins and carts, and replaces the id. */
  signOut(): void {
    this.#rotate({ ...noCarts, customers: {} });
  }

  /** Ends a sign-in that the commerce service no longer knows. */
  dropCustomer(store: string): void {
    if (!(store in this.#data.customers)) return;
    this.#rotate({ customers: without(this.#data.customers, store) });
  }

  /** Ignores these stores' sign-ins for this request, as they could not be verified. */
  ignoreUnverified(stores: ReadonlySet<string>): void {
    this.#unverified = stores;
  }

  /** Null outside of previews, and after their end. */
  get preview(): { livePreview: string | null } | null {
    const { preview } = this.#data;
    return preview && preview.until > Date.now() ? preview : null;
  }

  /**
   * True for a session that began as a preview in the editor's frame, until its end: its cookie is sent in frames of
   * another site, so it contains nothing of a shopper and permits no changes.
   */
  get isFramed(): boolean {
    return this.#data.preview?.isFramed ?? false;
  }

  /** Milliseconds until the end of the preview, 0 afterwards. */
  get previewLeft(): number {
    return Math.max(0, (this.#data.preview?.until ?? 0) - Date.now());
  }

  /**
   * @param livePreview id of the content service's editing session; null without one.
   * @param inForeignFrame true when the request loads a frame on another site. A session that the browser sends
   * nevertheless may be a shopper's, and remains unchanged.
   */
  enterPreview(livePreview: string | null, inForeignFrame = false): void {
    const isFramed = this.isFramed || (inForeignFrame && this.#isNew);
    this.#change({ preview: { livePreview, until: Date.now() + PREVIEW_LIFETIME, isFramed } });
  }

  leavePreview(): void {
    const { preview } = this.#data;
    // A framed session ends with its preview: its cookie is deleted.
    if (preview) this.#change({ preview: preview.isFramed ? { ...preview, until: 0 } : null });
  }

  /** Persists an empty new session, as the anti-forgery token refers to it. */
  begin(): void {
    if (this.#isNew) this.#changed = true;
  }

  /** The state that the browser sent; null without one. */
  get sent(): SessionData | null {
    return this.#sent;
  }

  cameWith(data: SessionData | null): void {
    this.#sent = data;
  }

  /** The browser has an older copy, and gets this one. */
  writeAgain(): void {
    this.#changed = true;
  }

  /** The browser sent the previous id: the response with the new one was lost. */
  succeed(): void {
    this.#isSuccessor = true;
    this.#changed = true;
  }

  /** Counts as newer than a copy written meanwhile, which this one does not include. */
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
    this.#replacedEarlier.set(this.#data.id, true);
    this.#data = { ...this.#data, ...change, id: randomUUID(), version: 0 };
    this.#changed = true;
  }
}
