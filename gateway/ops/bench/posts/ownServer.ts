/**
 * The posts scenario with this project's own source and server code, including the edge: the only file that builds the
 * gateway around another schema. Arguments: the upstream's URL, a sharing mode, and as JSON the environment of a
 * gateway, from whose sources it reads the markets.
 */
import { parse } from 'graphql';
import { readConfig } from '../../../config/config.ts';
import type { RequestContext } from '../../../graph/context.ts';
import { startGateway } from '../../../edge/start.ts';
import { createLog } from '../../../edge/monitoring/log.ts';
import { queries, variantsOfQ1 } from './recording.ts';
import { postsSchema } from './schema.ts';
import { openPosts, sharings, type PostsHandle, type Sharing } from './source.ts';
import { scopeWith } from '../../../sources/transport/cache/TrackedScope.ts';
import { ObjectSlot } from '../../../sources/transport/objectSlot.ts';

const [upstream = '', asked, environment = '{}'] = process.argv.slice(2);
const sharing: Sharing = sharings.find((one) => one === asked) ?? 'unshared';
const handleFor = openPosts(upstream, sharing);
const handles = new ObjectSlot<RequestContext, PostsHandle>();
let requests = 0;

function handleOf(context: RequestContext): PostsHandle {
  const known = handles.get(context);
  if (known) return known;
  requests += 1;
  const { caller, scope } = context;
  const handle = handleFor(
    sharing === 'unshared' ? { ...caller, scope: scopeWith(scope, { customerId: requests }) } : caller,
  );
  handles.set(context, handle);
  return handle;
}

/** By id: the names of the queries, and `posts0` to `posts999`. */
const operations = new Map([
  ...Object.entries(queries).map(([name, text]) => [name, parse(text, { noLocation: true })] as const),
  ...variantsOfQ1(1_000).map((text, nth) => [`posts${nth}`, parse(text, { noLocation: true })] as const),
]);
const config = readConfig(JSON.parse(environment) as Record<string, string>);
const gateway = await startGateway(config, {
  log: createLog(config.logLevel),
  graph: { schema: postsSchema<RequestContext>(handleOf), operations },
});
process.send?.({ url: gateway.url.replace('localhost', '127.0.0.1') });
