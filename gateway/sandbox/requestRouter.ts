/** Routes each request to the stand-in that owns its path, applies simulated faults and records the call. */
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { CallRecorder } from './callRecorder.ts';
import { controlApp } from './control.ts';
import { Faults } from './faults.ts';
import type { Standin } from './source.ts';

type RequestHandler = (request: Request, env: HttpBindings | Http2Bindings) => Promise<Response>;

/** The health response contains `products`; `closing` aborts responses that a fault delays. */
export function routeRequests(
  standins: readonly Standin[],
  products: number,
  closing?: AbortSignal,
): RequestHandler {
  const faults = new Faults(closing);
  const calls = new CallRecorder();
  const sources = [...new Set(standins.map(({ name }) => name))];
  const control = controlApp({
    faults,
    calls,
    sources,
    products,
    isPrepared: () => standins.every((standin) => standin.isPrepared ?? true),
    editor: standins.find(({ editor }) => editor)?.editor ?? null,
    changeVariant: (id, change) => standins.some((standin) => standin.changeVariant?.(id, change) ?? false),
    deliverHooks: (delivery) => {
      for (const standin of standins) standin.deliverHooks?.(delivery);
    },
    editEntry: (...edit) => {
      for (const standin of standins) standin.editEntry?.(...edit);
    },
  });
  return async (request, env) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/__sandbox/')) return control.fetch(request, env);
    const standin = standins.find((one) => one.owns(pathname));
    if (!standin) return Response.json({ error: 'No source answers this path' }, { status: 404 });
    const { name: source, app } = standin;
    const { method } = request;
    const at = new Date().toISOString();
    const response = (await faults.meet(source, env.incoming)) ?? (await app.fetch(request, env));
    const status = response === RESPONSE_ALREADY_SENT ? null : response.status;
    calls.add({ source, method, path: pathname + search, status, at });
    return response;
  };
}
