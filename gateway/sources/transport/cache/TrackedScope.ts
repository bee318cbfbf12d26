/**
 * A scope that records the use of each of its parts. Its getters belong to the class: an object literal with getters
 * outlives its request (decision 145). Hence spread syntax copies nothing of it; use `scopeWith`.
 */
import type { RequestScope, ScopePart } from '../scope.ts';
import { scopeParts, type ScopeUsage } from './scopeUsage.rules.ts';

const bitOf = Object.fromEntries(scopeParts.map((part, bit) => [part, 1 << bit])) as Record<
  ScopePart,
  number
>;

export class TrackedScope implements RequestScope {
  readonly #scope: RequestScope;
  readonly #usage: ScopeUsage;

  constructor(scope: RequestScope, usage: ScopeUsage) {
    this.#scope = scope;
    this.#usage = usage;
  }

  get country(): string {
    return this.#use('country');
  }

  get language(): string {
    return this.#use('language');
  }

  get contentLocale(): string {
    return this.#use('contentLocale');
  }

  get contentRegion(): string {
    return this.#use('contentRegion');
  }

  get commerceRegion(): string {
    return this.#use('commerceRegion');
  }

  get hasShop(): boolean {
    return this.#use('hasShop');
  }

  get customerGroup(): number | null {
    return this.#use('customerGroup');
  }

  get isCustomer(): boolean {
    return this.#use('isCustomer');
  }

  get customerId(): number | null {
    return this.#use('customerId');
  }

  get preview(): boolean {
    return this.#use('preview');
  }

  get livePreview(): string | null {
    return this.#use('livePreview');
  }

  /** A scope that differs in some parts; the uses of both are recorded together. */
  with(parts: Partial<RequestScope>): TrackedScope {
    return new TrackedScope({ ...this.#scope, ...parts }, this.#usage);
  }

  #use<Part extends ScopePart>(part: Part): RequestScope[Part] {
    this.#usage.bits |= bitOf[part];
    return this.#scope[part];
  }
}

/** A scope that differs in some parts. */
export function scopeWith(scope: RequestScope, parts: Partial<RequestScope>): RequestScope {
  return scope instanceof TrackedScope ? scope.with(parts) : { ...scope, ...parts };
}
