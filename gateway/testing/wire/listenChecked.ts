/** Serves a BigCommerce stand-in for a test, and holds driver and stand-in to the vendor's descriptions. */
import { listen, type Listening } from '../shop/listen.ts';
import { bigCommerceShapes, problemsOf, shapesBySubject, type ShapeSubject } from './bigCommerceShapes.ts';

export interface CheckedWire {
  listen: typeof listen;
  /** What is not as described, each once. */
  problems: ReadonlySet<string>;
  /** Described calls of these subjects that were not made. */
  unseen(...subjects: readonly ShapeSubject[]): string[];
}

export function checkedWire(): CheckedWire {
  const problems = new Set<string>();
  const seen = new Set<string>();
  const fetchChecked = async (
    app: Parameters<typeof listen>[0],
    [request, ...rest]: Parameters<Parameters<typeof listen>[0]['fetch']>,
  ): Promise<Response> => {
    const path = /^\/stores\/[^/]+(\/.*)$/.exec(new URL(request.url).pathname)?.[1];
    if (path === undefined) return app.fetch(request, ...rest);
    const sent = request.method === 'GET' ? '' : await request.clone().text();
    const answer = await app.fetch(request, ...rest);
    const text = await answer.clone().text();
    const { method: verb } = request;
    const shape = bigCommerceShapes.find((one) => one.verb === verb && one.path.test(path));
    if (shape) seen.add(`${shape.verb} ${shape.path.source}`);
    for (const problem of problemsOf({
      verb,
      path,
      request: sent === '' ? null : (JSON.parse(sent) as unknown),
      status: answer.status,
      answer: text === '' ? '' : (JSON.parse(text) as unknown),
    }))
      problems.add(problem);
    return answer;
  };
  return {
    listen: (app): Promise<Listening> => listen({ fetch: (...args) => fetchChecked(app, args) }),
    problems,
    unseen: (...subjects) =>
      subjects
        .flatMap((subject) => shapesBySubject[subject])
        .map(({ verb, path }) => `${verb} ${path.source}`)
        .filter((name) => !seen.has(name)),
  };
}
