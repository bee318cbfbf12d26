/**
 * What yoga's plugins know of a request. Resolvers get a context of their own (operationContext.ts): to copy one would be
 * to look at all of it.
 */
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'graphql-yoga';
import type { EdgeRequest } from '../../http/edgeRequest.ts';
import type { GraphqlParams } from '../graphqlParams.ts';

export interface EdgeContext {
  edge: EdgeRequest;
  /** @throws BadParams */
  params(): Promise<GraphqlParams>;
  /** Headers of the answer. */
  res: Pick<ServerResponse, 'setHeader'>;
}

export type EdgePlugin = Plugin<EdgeContext, EdgeContext>;
