/**
 * Creates the resolvers' context for an operation in the market given by `@inContext(locale:)`. Queries of one request
 * share their context, so that a page resolves its viewer once. A mutation requires the session's anti-forgery token,
 * and is refused in a framed preview.
 */
import type { DocumentNode } from 'graphql';
import { codedError } from '../../graph/codedError.ts';
import { contextsOf, type RequestContext } from '../../graph/context.ts';
import { parseLocale } from '../../graph/region/locales/locale.rules.ts';
import { offeredLocaleHint } from '../../graph/region/locales/offeredLocale.rules.ts';
import { unknownLocale } from '../../graph/sourceErrors.ts';
import type { CsrfGuard } from '../session/csrf.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { localeOfOperation, operationOf } from './inContext.ts';
import type { Sources } from '../sources.ts';
import { ObjectSlot } from '../../sources/transport/objectSlot.ts';

export interface RequestedOperation {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: Readonly<Record<string, unknown>> | null | undefined;
}

/** @throws GraphQLError to show to the caller. */
export type ContextFor = (requested: RequestedOperation, edge: EdgeRequest) => RequestContext;

type Contexts = ReturnType<typeof contextsOf>;

export function operationContext(sources: Sources, csrf: Pick<CsrfGuard, 'accepts'>): ContextFor {
  const ofQueries = new ObjectSlot<EdgeRequest, { session: EdgeRequest['session']; contexts: Contexts }>();

  function contextsForQuery(edge: EdgeRequest): Contexts {
    const { session } = edge;
    const known = ofQueries.get(edge);
    if (known?.session === session) return known.contexts;
    const contexts = contextsOf(sources, edge);
    ofQueries.set(edge, { session, contexts });
    return contexts;
  }

  return ({ document, operationName, variableValues }, edge) => {
    const operation = operationOf(document, operationName);
    const isMutation = operation?.operation === 'mutation';
    if (isMutation && edge.session.isFramed)
      throw codedError('PREVIEW_READ_ONLY', 'A preview in a frame changes nothing.');
    const isShopper = edge.client.kind === 'public';
    if (isShopper && isMutation && !csrf.accepts(edge.session, edge.csrfToken)) {
      const message = 'The csrf-token header is missing or does not belong to this session.';
      throw codedError('CSRF_TOKEN_REQUIRED', message);
    }
    const locale = (operation && localeOfOperation(operation, variableValues ?? {})) ?? 'en-us';
    const contexts = isMutation ? contextsOf(sources, edge) : contextsForQuery(edge);
    const context = contexts.inMarket(locale);
    if (!context) throw unknownLocale(locale);
    if (edge.hints) {
      const parsed = parseLocale(locale);
      const hint = parsed && offeredLocaleHint(parsed, edge.markets);
      if (hint) edge.hints.add(hint);
    }
    return context;
  };
}
