/**
 * Edit tags of what is on screen, by Relay id. Components read their tags here, which records missing ones; code that
 * only previews load requests those from the gateway (frame/PreviewBar/serveEditTags.ts).
 */
export class EditTags {
  readonly #tags = new Map<string, string>();
  readonly #missing = new Set<string>();
  readonly #asked = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #onMissing: () => void = () => {};
  /** Changes whenever tags may have changed. */
  version = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Null without a tag, and while unknown. */
  tagOf(id: string): string | null {
    if (!this.#asked.has(id) && !this.#missing.has(id)) {
      this.#missing.add(id);
      this.#onMissing();
    }
    return this.#tags.get(id) ?? null;
  }

  /** @param onMissing called when something on screen has no requested tag yet. */
  serve(onMissing: () => void): void {
    this.#onMissing = onMissing;
    if (this.#missing.size > 0) onMissing();
  }

  /** Returns the ids not requested yet, and marks them as requested. */
  takeMissing(): string[] {
    const ids = [...this.#missing];
    this.#missing.clear();
    for (const id of ids) this.#asked.add(id);
    return ids;
  }

  bring(tags: Iterable<readonly [id: string, tag: string]>): void {
    for (const [id, tag] of tags) this.#tags.set(id, tag);
    this.#tell();
  }

  /**
   * An edit may have changed tags: everything on screen is requested again, and keeps its tags until the response
   * arrives.
   */
  askAgain(): void {
    this.#asked.clear();
    this.#tell();
  }

  #tell(): void {
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }
}
