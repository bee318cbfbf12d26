/** Hive Gateway over a supergraph composed from the posts upstream's REST paths, with default settings. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createGatewayRuntime } from '@graphql-hive/gateway';
import { listening, upstream } from './postsOf.ts';

const supergraph = readFileSync(new URL('supergraph.graphql', import.meta.url), 'utf8');
const gateway = createGatewayRuntime({
  supergraph: supergraph.replaceAll('http://upstream.invalid', upstream),
  additionalResolvers: { Query: { greet: () => 'Hello World!' } },
  logging: 'error',
});
const server = createServer(gateway);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') listening(`http://127.0.0.1:${address.port}`);
});
