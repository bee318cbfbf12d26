/** How one request calls the shop API: reads as they are, writes with the anti-forgery token. */
import type { Asker } from '../transport/asker.ts';
import type { Things } from '../transport/cache/reads.ts';
import type { Call } from '../transport/call.ts';
import type { SourceError } from '../transport/errors.ts';
import type { Source } from '../transport/http.ts';
import type { ScopePart } from '../transport/scope.ts';
import { withCsrfToken } from './csrf.ts';

export interface CommerceCaller {
  read<Args, Result, Part extends ScopePart>(call: Call<Args, Result, Part>, args: Args): Promise<Result>;
  readEach<Key, Args, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    things: Things<Key, Args, Result>,
  ): Promise<(Result | SourceError)[]>;
  write<Args extends { csrfToken: string }, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    args: Omit<Args, 'csrfToken'>,
  ): Promise<Result>;
}

export function commerceCaller(source: Source, asker: Asker): CommerceCaller {
  return {
    read: (call, args) => source.run(call, args, asker),
    readEach: (call, things) => source.runEach(call, things, asker),
    write: <Args extends { csrfToken: string }, Result, Part extends ScopePart>(
      call: Call<Args, Result, Part>,
      args: Omit<Args, 'csrfToken'>,
    ) => withCsrfToken(source, asker, (csrfToken) => source.run(call, { ...args, csrfToken } as Args, asker)),
  };
}
