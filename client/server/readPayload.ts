/**
 * A public page's data without the page (platform.md 7: `_payload.json`), for guests' client-side navigation. Contains
 * nothing personal: session queries are left out, and so are failed and slow ones, which the browser then requests
 * itself.
 */
import type { Payload, PayloadRequest } from '../../schema/pageContract.ts';
import { readMarkets } from '../navigation/addresses/markets.rules.ts';
import type { QueryMap, QueryRequests } from '../navigation/entryPoint.ts';
import { responseFailure, type GraphQLResult } from '../relay/response.rules.ts';
import { queryAddress } from '../relay/network.ts';
import { payloadStatus } from './payloadStatus.rules.ts';
import { resolveRoute } from './preparedRoutes.ts';

interface StartedQuery {
  readonly address: string;
  readonly isAside: boolean;
  readonly answer: Promise<GraphQLResult | null>;
}

/** Limit for secondary content. Milliseconds. */
const asidesMs = 50;

export async function readPayload({ url, markets, execute, routed }: PayloadRequest): Promise<Payload> {
  const cut = `${url}?`.indexOf('?');
  const route = resolveRoute(url.slice(0, cut), url.slice(cut), readMarkets(markets));
  if ('redirect' in route) throw new Error(`${url} is not the address of a screen.`);
  routed?.(route.route.path);
  const queries = Object.values(route.entryPoint.queries(route.match));
  const started = queries.filter(({ isPersonal }) => !isPersonal).map((query) => start(query, execute));
  const own = started.filter(({ isAside }) => !isAside);
  await Promise.all(own.map(({ answer }) => answer));
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(late.resolve, asidesMs, null);
  const answers = await Promise.all(
    started.map(async (query) => ({ ...query, answer: await Promise.race([query.answer, late.promise]) })),
  );
  clearTimeout(timer);

  const ownAnswers = answers.flatMap(({ isAside, answer }) => (isAside || answer === null ? [] : [answer]));
  const isUnknown = queries.some(({ isPersonal, isAside }) => isPersonal && !isAside);
  const isMissing = route.entryPoint.name === null;
  return {
    status: isUnknown ? null : isMissing ? 404 : payloadStatus(ownAnswers),
    answers: Object.fromEntries(
      answers.flatMap(({ address, answer }) =>
        answer !== null && responseFailure(answer) === null ? [[address, answer]] : [],
      ),
    ),
  };
}

function start(query: QueryRequests<QueryMap>[string], execute: PayloadRequest['execute']): StartedQuery {
  const { parameters, variables, isAside = false } = query;
  const { id } = parameters.params;
  if (!id) throw new Error(`${parameters.params.name} is not persisted.`);
  const answer = execute(id, variables) as Promise<GraphQLResult | null>;
  return { address: queryAddress(id, variables), isAside, answer };
}
