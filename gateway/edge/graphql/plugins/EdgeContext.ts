/**
 * What yoga's plugins know of a request. Resolvers get a separate context (operationContext.ts).
 */
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'graphql-yoga';
import type { EdgeRequest } from '../../http/edgeRequest.ts';
import type { GraphqlParams } from '../graphqlParams.ts';

export interface EdgeContext {
  edge: EdgeRequest;
  /** @throws BadParams */
  params(): Promise<GraphqlParams>;
  /** Response headers. */
  res: Pick<ServerResponse, 'setHeader'>;
}

export type EdgePlugin = Plugin<EdgeContext, EdgeContext>;
