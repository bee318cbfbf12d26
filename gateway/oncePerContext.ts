/** Reads that every field of a page may ask for again: asked once a market context, however many fields want them. */
import type { RequestContext } from './context.ts';

/** A failed read is forgotten, so that the next field tries again. */
export function oncePerContext<Value>(
  read: (ctx: RequestContext) => Promise<Value>,
): (ctx: RequestContext) => Promise<Value> {
  return oncePer(read);
}

/** The same for any other thing that fields are read of, such as a customer. */
export function oncePer<Key extends object, Value>(
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const answers = new WeakMap<Key, Promise<Value>>();
  return (key) => {
    let answer = answers.get(key);
    if (!answer) {
      answer = read(key);
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
    }
    return answer;
  };
}
