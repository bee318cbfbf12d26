/** Calls the shop API for one caller. Adds the CSRF token to writes. */
import type { Awaitable } from '../../transport/awaitable.ts';
import type { Caller } from '../../transport/caller.ts';
import type { Batch } from '../../transport/cache/boundRead.ts';
import type { Call, WireRequest } from '../../transport/call.ts';
import type { SourceError } from '../../transport/errors.ts';
import type { Source } from '../../transport/source.ts';
import type { ScopePart } from '../../transport/scope.ts';
import { withCsrfToken } from './csrf.ts';

export interface CommerceClient {
  read<Args, Result, Part extends ScopePart>(call: Call<Args, Result, Part>, args: Args): Promise<Result>;
  /** Like `read`; the answer itself when it is fresh in the local cache. */
  readKnown<Args, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    args: Args,
  ): Awaitable<Result>;
  readBatch<Item, Args, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    batch: Batch<Item, Args, Result>,
  ): Promise<(Result | SourceError)[]>;
  write<Args extends { csrfToken: string }, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    args: Omit<Args, 'csrfToken'>,
  ): Promise<Result>;
}

export function commerceClient(source: Source, caller: Caller): CommerceClient {
  return {
    read: (call, args) => source.run(call, args, caller),
    readKnown: (call, args) => source.readKnown(call, args, caller),
    readBatch: (call, batch) => source.runBatch(call, batch, caller),
    write: <Args extends { csrfToken: string }, Result, Part extends ScopePart>(
      call: Call<Args, Result, Part>,
      args: Omit<Args, 'csrfToken'>,
    ) =>
      withCsrfToken(source, caller, (csrfToken) => source.run(call, { ...args, csrfToken } as Args, caller)),
  };
}

/** A request to the store of the scope: every call names its store (catalogue.md 6). */
export function inStore(
  scope: { commerceRegion: string },
  path: string,
  more: Omit<WireRequest, 'path'> = {},
): WireRequest {
  return { path, ...more, headers: { 'x-bc-region': scope.commerceRegion, ...more.headers } };
}
