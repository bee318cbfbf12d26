/**
 * What every stand-in offers to `main.ts`: a Hono app that answers its vendor's paths, and a way to stop.
 * `faults.ts` wraps it, so a stand-in itself never misbehaves on purpose.
 */
import type { Hono } from 'hono';
import type { SourceName } from '../sources/transport/sourceNames.ts';

export interface Standin {
  name: SourceName;
  app: Hono;
  /** True when the path belongs to this stand-in. */
  owns(pathname: string): boolean;
  close(): void | Promise<void>;
  /** Search only: makes what answers are read from. Called before the sandbox says that it is ready. */
  prepareSearches?(): void;
  /** Search only: false when the next search makes that first. */
  readonly isPrepared?: boolean;
  /** Content only: what its editors work with, below `/__sandbox/editor`. */
  editor?: Hono;
  /** Commerce only: changes a variant as its storekeeper would. False when there is no such variant. */
  changeVariant?(id: number, change: VariantChange): boolean;
  /** Content only: writes fields of an entry as its editors would, and publishes it; a new one in the base locale. */
  editEntry?(contentType: string, uid: string, fields: Readonly<Record<string, unknown>>): void;
}

export interface VariantChange {
  /** Units. */
  stock?: number | undefined;
  /** Currency units; a sale ends with it. */
  price?: number | undefined;
}

export interface StandinOptions {
  /** Folder of its own for the database and drawn files. Created when missing. */
  dataDir: string;
  /** Throw away what is there and seed again. */
  fresh: boolean;
  /** What is there was seeded by the same code: it is used without a comparison with the seed. */
  trusted?: boolean;
}
