/** Reads that every field of a page may ask for again: asked once a market context, however many fields want them. */
import type { RequestContext } from './context.ts';

/** A failed read is forgotten, so that the next field tries again. */
export function oncePerContext<Value>(
  read: (ctx: RequestContext) => Promise<Value>,
): (ctx: RequestContext) => Promise<Value> {
  const answers = new WeakMap<RequestContext, Promise<Value>>();
  return (ctx) => {
    let answer = answers.get(ctx);
    if (!answer) {
      answer = read(ctx);
      answers.set(ctx, answer);
      answer.catch(() => answers.delete(ctx));
    }
    return answer;
  };
}
