/** A read whose answers are not cached: only shared with identical reads in flight, and without a fallback. */
import { SourceError } from '../errors.ts';
import { recordRead, type BoundRead } from './boundRead.ts';
import type { FetchedAnswer, UpstreamReads } from './upstreamReads.ts';

export function readUncached<Args, Result>(
  upstream: UpstreamReads,
  args: Args,
  read: BoundRead<Args, Result>,
): Promise<Result> {
  const invocation = read.invoke(args);
  const key = read.cacheKey(args);
  const running = upstream.inFlight(key);
  const fetch = running ?? upstream.startUncached(key, invocation);
  return upstream.wait(fetch, invocation.declaration, invocation).then(
    (fetched) => {
      const { answer, at } = fetched as FetchedAnswer<Result>;
      invocation.record(running ? 'shared' : 'network', running ? 0 : fetch.attempts.count);
      recordRead(read, answer, at);
      return answer;
    },
    (error: unknown) => {
      const code = error instanceof SourceError ? { code: error.code } : {};
      invocation.record('failed', running ? 0 : fetch.attempts.count, code);
      if (read.facts) read.facts.isDegraded = true;
      throw error;
    },
  );
}
