/**
 * Unsaved edits, which the vendor keeps per editing session and shows only to preview requests that name the session in
 * `live_preview`. Stored in memory as texts by dotted path, such as `blocks.0.text.html`.
 */
type Json = Record<string, unknown>;

/** Edits of one session, for one request. */
export interface SessionEdits {
  /** The entry with the edits applied. */
  applied(entry: Json): Json;
}

/** Number of sessions to keep; the oldest is evicted. */
const maxSessions = 100;

export class UnsavedEdits {
  /** By session, then by entry and locale, then by path. */
  readonly #sessions = new Map<string, Map<string, Map<string, string>>>();

  /** @param texts by path; added to the session's earlier edits. */
  type(hash: string, uid: string, locale: string, texts: Readonly<Record<string, string>>): void {
    const session = this.#sessions.get(hash) ?? new Map<string, Map<string, string>>();
    this.#sessions.delete(hash);
    this.#sessions.set(hash, session);
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > maxSessions && oldest !== undefined) this.#sessions.delete(oldest);
    const key = keyOf(uid, locale);
    session.set(key, new Map([...(session.get(key) ?? []), ...Object.entries(texts)]));
  }

  /** @param hash null: the request names no session. */
  of(hash: string | null, locale: string): SessionEdits {
    const session = hash === null ? undefined : this.#sessions.get(hash);
    return {
      applied(entry) {
        const texts = session?.get(keyOf(String(entry.uid), locale));
        if (!texts) return entry;
        const edited = structuredClone(entry);
        for (const [path, text] of texts) write(edited, path.split('.'), text);
        return edited;
      },
    };
  }
}

export interface TextField {
  /** Dotted, with list positions. */
  path: string;
  text: string;
}

/** All texts that an editor may change: the entry's own fields, not the system fields. */
export function textFields(entry: Json): TextField[] {
  return Object.entries(entry).flatMap(([name, value]) => (kept.has(name) ? [] : textsBelow(name, value)));
}

/** System fields (wire-protocols 1.3). */
const kept = new Set([
  'uid',
  'locale',
  '_version',
  'ACL',
  'tags',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
  '_in_progress',
  'publish_details',
]);

function textsBelow(path: string, value: unknown): TextField[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (!isContainer(value)) return [];
  // Referenced entries are edited separately.
  if ('_content_type_uid' in value) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsBelow(`${path}.${name}`, inner));
}

/** Only replaces an existing text: other paths change nothing. */
function write(target: object, path: readonly string[], text: string): void {
  const [name, ...rest] = path;
  if (name === undefined || !Object.hasOwn(target, name)) return;
  const inner: unknown = Reflect.get(target, name);
  if (rest.length === 0) {
    if (typeof inner === 'string') Reflect.set(target, name, text);
  } else if (isContainer(inner)) write(inner, rest, text);
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function keyOf(uid: string, locale: string): string {
  return `${uid} ${locale}`;
}
