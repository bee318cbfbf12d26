/** To which part of the work a place of the code belongs, for the shares of a profile. */

export const GUARDS = 'watching and guarding';

/** First match counts. */
const owners: readonly (readonly [owner: string, places: RegExp])[] = [
  [
    GUARDS,
    /^gateway\/(server\/(watch\/|budgets?|pageBudget|HotCallers|lane\/HotCallers|firewall|shedding|csrf|attempts|requestLimits|documentLimits|variableLimits|operationCost|botCheck|securityHeaders|contentSecurityPolicy|callerCounts|callerPlaces|reports|FailureLog)|state\/|sources\/callLog|queryCost)|node_modules\/(pino|prom-client|rate-limiter-flexible|@opentelemetry)\//,
  ],
  ['what keeps answers', /^gateway\/server\/lane\//],
  ['session', /^gateway\/server\/(session|device|pickSeed)|node_modules\/(iron-session|cookie)/],
  ['server', /^gateway\/(server\/|context\.ts)/],
  ['sources', /^gateway\/sources\/|node_modules\/(undici|zod|dataloader)\//],
  ['resolvers', /^gateway\//],
  ['GraphQL engine', /^node_modules\/(graphql|graphql-jit|graphql-yoga|@graphql|@envelop|@whatwg|@pothos)/],
  ['compression', /^node_modules\/compression\//],
  ['pages', /^dist\//],
];

/** Null for what is nobody's in particular. */
export function ownerOf(place: string): string | null {
  return owners.find(([, places]) => places.test(place))?.[0] ?? null;
}
