/** Memoises reads per market context, or per other object, so that fields share them. */
import type { RequestContext } from './context.ts';
import { ObjectSlot } from '../sources/transport/objectSlot.ts';

/** Failed reads are not cached, so that the next field retries. */
export function memoizePerContext<Value>(
  read: (ctx: RequestContext) => Promise<Value>,
): (ctx: RequestContext) => Promise<Value> {
  return memoizePer(read);
}

/** The same, keyed by any object, such as a customer. */
export function memoizePer<Key extends object, Value>(
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const answers = new ObjectSlot<Key, Promise<Value>>();
  return (key) => {
    let answer = answers.get(key);
    if (!answer) {
      answer = read(key);
      answers.set(key, answer);
      answer.catch(() => answers.set(key, undefined));
    }
    return answer;
  };
}
