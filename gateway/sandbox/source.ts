/**
 * Interface of a stand-in: a Hono app for its vendor's paths, and a way to stop it. `faults.ts` wraps it, so that a
 * stand-in never fails on purpose.
 */
import type { Hono } from 'hono';
import type { SourceName } from '../sources/transport/sourceNames.ts';

export interface Standin {
  name: SourceName;
  app: Hono;
  /** True when the path belongs to this stand-in. */
  owns(pathname: string): boolean;
  close(): void | Promise<void>;
  /** Search only: builds the in-memory indexes. Called before the sandbox reports ready. */
  prepareSearches?(): void;
  /** Search only: false when the next search has to do that first. */
  readonly isPrepared?: boolean;
  /** Content only: the editor's routes, below `/__sandbox/editor`. */
  editor?: Hono;
  /** Commerce only: changes a variant as a shop keeper would. False for an unknown variant. */
  changeVariant?(id: number, change: VariantChange): boolean;
  /** Commerce and content: where their webhooks are sent from now on. */
  deliverHooks?(delivery: HookDelivery): void;
  /** Content only: writes fields of an entry as its editors would, and publishes it; a new one in the base locale. */
  editEntry?(contentType: string, uid: string, fields: Readonly<Record<string, unknown>>): void;
}

export interface HookDelivery {
  /** Of the gateway; null: events are not sent. */
  origin: string | null;
  /** Deliveries of each event: vendors repeat some. */
  copies: number;
}

export interface VariantChange {
  /** Units. */
  stock?: number | undefined;
  /** Currency units; ends a sale. */
  price?: number | undefined;
}

export interface StandinOptions {
  /** Folder of its own for the database and drawn files. Created when missing. */
  dataDir: string;
  /** Discards the existing state and seeds again. */
  fresh: boolean;
  /** The state was seeded by the same code and is used without verification. */
  trusted?: boolean;
}
