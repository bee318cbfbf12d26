/** Assigns code locations to parts of the work, for the shares of a profile. */

export const GUARDS = 'monitoring and protection';

/** The first match counts. */
const owners: readonly (readonly [owner: string, places: RegExp])[] = [
  [
    GUARDS,
    /^gateway\/(edge\/(monitoring\/|limits\/|state\/|responseCache\/FastPathCallers|session\/csrf|http\/(requestLimits|requestSlots|securityHeaders)|graphql\/(operationCost|FailureLog|documents\/(documentLimits|variableLimits))|pages\/contentSecurityPolicy)|sources\/transport\/callLog|graph\/queryCost)|node_modules\/(pino|prom-client|rate-limiter-flexible|@opentelemetry)\//,
  ],
  ['response cache', /^gateway\/edge\/responseCache\//],
  ['session', /^gateway\/edge\/session\/(session|device)|node_modules\/(iron-session|cookie)/],
  ['server', /^gateway\/(edge\/|graph\/context\.ts)/],
  ['sources', /^gateway\/sources\/|node_modules\/(undici|zod|dataloader)\//],
  ['resolvers', /^gateway\//],
  ['GraphQL engine', /^node_modules\/(graphql|graphql-jit|graphql-yoga|@graphql|@envelop|@whatwg|@pothos)/],
  ['compression', /^node_modules\/compression\//],
  ['pages', /^dist\//],
];

/** Null for unassigned code. */
export function ownerOf(place: string): string | null {
  return owners.find(([, places]) => places.test(place))?.[0] ?? null;
}
