/**
 * What yoga's plugins know of a request. Resolvers get a context of their own (operationContext.ts): to copy one would be
 * to look at all of it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'graphql-yoga';
import type { EdgeRequest } from '../edgeRequest.ts';

export interface EdgeContext {
  edge: EdgeRequest;
  incoming: IncomingMessage;
  /** Headers of the answer. */
  res: Pick<ServerResponse, 'setHeader'>;
}

export type EdgePlugin = Plugin<EdgeContext, EdgeContext>;
