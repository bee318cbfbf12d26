/**
 * An entry point outside other screens' first load: its group is loaded when a link to it is preloaded, or on
 * navigation. Call `prepare` before anything else.
 */
import type { EntryPoint, Extent, RouteMatch } from './entryPoint.ts';

/** Entry points that are loaded together. */
export interface EntryPointGroup<Name extends string> {
  /** Its name in the build manifest. */
  readonly module: string;
  readonly load: () => Promise<Readonly<Record<Name, EntryPoint>>>;
}

class LazyEntryPoint<Name extends string> implements EntryPoint {
  readonly #group: EntryPointGroup<Name>;
  readonly #exported: Name;
  #found: EntryPoint | null = null;

  constructor(group: EntryPointGroup<Name>, exported: Name) {
    this.#group = group;
    this.#exported = exported;
  }

  readonly prepare = (): Promise<unknown> | null =>
    this.#found ? null : this.#group.load().then((module) => (this.#found = module[this.#exported]));

  get isPrepared(): boolean {
    return this.#found !== null;
  }

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
  readonly load = async (extent?: Extent) => {
    await this.prepare();
    return this.#entryPoint.load(extent);
  };
}

/** @returns a factory of entry points by the name that the group's module exports. */
export function entryPointGroup<Name extends string>(
  group: EntryPointGroup<Name>,
): (exported: Name) => EntryPoint {
  return (exported) => new LazyEntryPoint(group, exported);
}
