/** Memoises reads per market context, or per other object, so that fields share them. */
import type { Awaitable } from '../sources/transport/awaitable.ts';
import type { RequestContext } from './context.ts';
import { ObjectSlot } from '../sources/transport/objectSlot.ts';

/** Failed reads are not cached, so that the next field retries. Returns the value itself once it has been read. */
export function memoizePerContext<Value>(
  read: (ctx: RequestContext) => Awaitable<Value>,
): (ctx: RequestContext) => Awaitable<Value> {
  return memoizePer(read);
}

/** The same, keyed by any object, such as a customer. */
export function memoizePer<Key extends object, Value>(
  read: (key: Key) => Awaitable<Value>,
): (key: Key) => Awaitable<Value> {
  const answers = new ObjectSlot<Key, { value: Awaitable<Value> }>();
  return (key) => {
    const known = answers.get(key);
    if (known) return known.value;
    const answer = { value: read(key) };
    answers.set(key, answer);
    if (answer.value instanceof Promise) void settle(answer, () => answers.set(key, undefined));
    return answer.value;
  };
}

async function settle<Value>(answer: { value: Awaitable<Value> }, failed: () => void): Promise<void> {
  try {
    answer.value = await answer.value;
  } catch {
    failed();
  }
}
