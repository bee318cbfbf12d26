/**
 * Accounts whose password a browser has proved to know, in a separate cookie (HttpOnly, SameSite=Lax) that outlives
 * signing out: failed attempts of others do not count against it (passwordLimits.ts). It grants nothing.
 *
 * The cookie is signed and contains a random id of the browser and keyed hashes that differ between browsers: it
 * discloses neither an e-mail address nor that two browsers use the same one. A forged or expired cookie is ignored.
 */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'cookie-es';
import { z } from 'zod';
import type { Account } from '../../graph/limits.ts';

const COOKIE = 'skarn-device';
/** Days since the password was last proved. */
const LIFETIME = 180;
const MAX_ACCOUNTS = 5;
const DAY = 24 * 60 * 60;
const maxCookieLength = 1_024;

const deviceShape = z.object({
  id: z.string(),
  /** Newest first. */
  accounts: z.array(z.object({ name: z.string(), day: z.number() })),
});
type DeviceData = z.infer<typeof deviceShape>;

export class Device {
  readonly #marks: DeviceCookie;
  #data: DeviceData | null;
  #changed = false;

  constructor(marks: DeviceCookie, data: DeviceData | null) {
    this.#marks = marks;
    this.#data = data;
  }

  get hasChanged(): boolean {
    return this.#changed;
  }

  /** Id of this browser if it proved the account's password recently; null otherwise. */
  idFor(account: Account): string | null {
    const data = this.#data;
    if (!data) return null;
    const name = this.#marks.nameOf(data.id, account);
    const isKnown = data.accounts.some((one) => one.name === name && one.day + LIFETIME > today());
    return isKnown ? data.id : null;
  }

  /** To be called when the account's password was right. */
  remember(account: Account): void {
    const { id, accounts } = this.#data ?? { id: randomBytes(16).toString('base64url'), accounts: [] };
    const name = this.#marks.nameOf(id, account);
    if (accounts.some((one) => one.name === name && one.day === today())) return;
    const others = accounts.filter((one) => one.name !== name);
    this.#data = { id, accounts: [{ name, day: today() }, ...others].slice(0, MAX_ACCOUNTS) };
    this.#changed = true;
  }

  /** Content of the cookie; null when empty. */
  get text(): string | null {
    return this.#data && this.#marks.textOf(this.#data);
  }

  /** Takes over a cookie whose response was lost. */
  adopt(text: string): void {
    const data = this.#marks.read(text);
    if (!data) return;
    this.#data = data;
    this.#changed = true;
  }
}

export class DeviceCookie {
  readonly #key: Buffer;
  readonly #secure: boolean;

  /** @param secret of the sessions, from which the key is derived. */
  constructor(secret: string, secure: boolean) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'device', 32));
    this.#secure = secure;
  }

  open(cookieHeader: string | undefined): Device {
    const text = cookieHeader === undefined ? undefined : parse(cookieHeader)[COOKIE];
    return new Device(this, text ? this.read(text) : null);
  }

  /** `Set-Cookie` value; null when nothing changed. */
  save(device: Device): string | null {
    const { text } = device;
    if (!device.hasChanged || text === null) return null;
    return serialize(COOKIE, text, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: this.#secure,
      maxAge: LIFETIME * DAY,
    });
  }

  nameOf(id: string, { store, email }: Account): string {
    return this.#mac(`account\0${id}\0${store}\0${normalizedEmail(email)}`)
      .subarray(0, 18)
      .toString('base64url');
  }

  textOf(data: DeviceData): string {
    const body = Buffer.from(JSON.stringify(data)).toString('base64url');
    return `${body}.${this.#mac(`cookie\0${body}`).toString('base64url')}`;
  }

  read(text: string): DeviceData | null {
    if (text.length > maxCookieLength) return null;
    const [body = '', signature = ''] = text.split('.');
    const expected = this.#mac(`cookie\0${body}`);
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const parsed = deviceShape.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
    return parsed.success ? parsed.data : null;
  }

  #mac(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest();
  }
}

/** Normalizes an e-mail address for comparison. */
export function normalizedEmail(email: string): string {
  return email.trim().toLowerCase();
}

function today(): number {
  return Math.floor(Date.now() / 1_000 / DAY);
}
