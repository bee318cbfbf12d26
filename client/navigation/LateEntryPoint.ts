/**
 * An entry point whose own code is not in the first scripts of other screens: it comes together with that of others when
 * the page is quiet, or when a shopper goes there before. Until it is prepared, nothing else of it may be used.
 */
import type { EntryPoint, RouteMatch } from './entryPoint.ts';

/** Entry points that are loaded together. */
export interface EntryPointGroup<M> {
  /** As the build's manifest names it. */
  readonly module: string;
  readonly load: () => Promise<M>;
}

class LateEntryPoint<M> implements EntryPoint {
  readonly #group: EntryPointGroup<M>;
  readonly #choose: (module: M) => EntryPoint;
  #found: EntryPoint | null = null;

  constructor(group: EntryPointGroup<M>, choose: (module: M) => EntryPoint) {
    this.#group = group;
    this.#choose = choose;
  }

  readonly prepare = (): Promise<unknown> | null =>
    this.#found ? null : this.#group.load().then((module) => (this.#found = this.#choose(module)));

  get module(): string {
    return this.#group.module;
  }

  get #entryPoint(): EntryPoint {
    if (!this.#found) throw new Error(`${this.#group.module} is not loaded yet.`);
    return this.#found;
  }

  get name(): string | null {
    return this.#entryPoint.name;
  }

  get showsFailure(): boolean {
    return this.#entryPoint.showsFailure;
  }

  readonly viewName = (match: RouteMatch) => this.#entryPoint.viewName(match);
  readonly queries = (match: RouteMatch) => this.#entryPoint.queries(match);
  readonly loaded = () => this.#found?.loaded() ?? null;
  readonly preview = () => this.#entryPoint.preview();
  readonly load = async () => {
    await this.prepare();
    return this.#entryPoint.load();
  };
}

/** @returns makes an entry point of one that the group's module exports. */
export function entryPointGroup<M>(
  group: EntryPointGroup<M>,
): (choose: (module: M) => EntryPoint) => EntryPoint {
  return (choose) => new LateEntryPoint(group, choose);
}
