/**
 * Edit tags of what is on screen, by Relay's id of each thing. Components look here for the tag of what they show, which
 * notes what is missing; the code that only previews load asks the gateway for it (frame/PreviewBar/serveEditTags.ts).
 */
export class EditTags {
  readonly #tags = new Map<string, string>();
  readonly #missing = new Set<string>();
  readonly #asked = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #onMissing: () => void = () => {};
  /** Another one each time that tags may have changed. */
  version = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Null for what has none, and as long as it is not known. */
  tagOf(id: string): string | null {
    if (!this.#asked.has(id) && !this.#missing.has(id)) {
      this.#missing.add(id);
      this.#onMissing();
    }
    return this.#tags.get(id) ?? null;
  }

  /** @param onMissing told when something is on screen that nobody asked for yet. */
  serve(onMissing: () => void): void {
    this.#onMissing = onMissing;
    if (this.#missing.size > 0) onMissing();
  }

  /** What was not asked for yet; it counts as asked from now on. */
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

  /** An edit may have moved things: what is on screen is asked for again, and keeps its tags until the answer is there. */
  askAgain(): void {
    this.#asked.clear();
    this.#tell();
  }

  #tell(): void {
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }
}
