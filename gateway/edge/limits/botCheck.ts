/**
 * Bot protection of forms at the edge: a protected mutation field requires a valid token in the `x-bot-token` header.
 * This applies to shipped operations and ad-hoc queries (`OPEN_GRAPHQL`) alike. Partners are exempt: their key
 * identifies them.
 *
 * Fails open: when the service is down, slow or misconfigured, forms are accepted, the limits on attempts still apply,
 * and the failure is logged.
 */
import type { DocumentNode, GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { codedError } from '../../graph/codedError.ts';
import { createBotcheck, type BotcheckSource } from '../../sources/botcheck/botcheck.ts';
import { SourceError } from '../../sources/transport/errors.ts';
import { baseScope } from '../markets/baseScope.ts';
import { botVerdict, guardedFields, type BotVerdict } from './botCheck.rules.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { operationOf } from '../graphql/inContext.ts';

export const BOT_TOKEN_HEADER = 'x-bot-token';

/** Longer than any token; saves the call to the service. */
const maxTokenLength = 8_192;

export interface RequestedOperation {
  document: DocumentNode;
  operationName?: string | null | undefined;
}

/** Null allows the operation; otherwise the error for the caller, before anything ran. Consumes the token. */
export type BotCheck = (requested: RequestedOperation, edge: EdgeRequest) => Promise<GraphQLError | null>;

/** @param source null when forms are not protected. @param minScore from 0 to 1. */
export function createBotCheck(
  source: BotcheckSource | null,
  minScore: number,
  log: Pick<Logger, 'info'>,
): BotCheck {
  async function judge(
    source: BotcheckSource,
    token: string,
    action: string,
    edge: EdgeRequest,
  ): Promise<BotVerdict> {
    if (token.length > maxTokenLength) return { verdict: 'refused', why: 'too long' };
    const { deadline, signal, requestId, log } = edge;
    try {
      const service = createBotcheck(source, { scope: baseScope(), deadline, signal, requestId, log });
      return botVerdict(await service.siteVerify(token, edge.address), action, minScore);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      return { verdict: 'unjudged', why: error.code };
    }
  }

  return async ({ document, operationName }, edge) => {
    const operation = operationOf(document, operationName);
    if (!source || !operation || edge.client.kind === 'partner') return null;
    const [form, ...more] = guardedFields(document, operation);
    if (form === undefined) return null;
    const refuse = (error: GraphQLError, why: string | null): GraphQLError => {
      log.info({ requestId: edge.requestId, form, why }, 'form refused by the bot protection');
      return error;
    };
    // A token is valid for one attempt; several fields in one request would be several attempts.
    if (more.length > 0) return refuse(oneAtATime([form, ...more]), 'several forms');
    if (!edge.botToken) return refuse(tokenRequired(form), 'no token');
    const { verdict, why } = await judge(source, edge.botToken, form, edge);
    if (verdict === 'passed') return null;
    if (verdict === 'unjudged') {
      edge.report('the bot protection fails: forms are accepted without it', { why: why ?? '' });
      return null;
    }
    return refuse(tokenRefused(form), why);
  };
}

const tokenRequired = (form: string): GraphQLError =>
  codedError(
    'BOT_CHECK_REQUIRED',
    `${form} requires a bot protection token, so it was not run and nothing was changed. ` +
      `Send one for the action ${form} in the header ${BOT_TOKEN_HEADER}.`,
  );

const tokenRefused = (form: string): GraphQLError =>
  codedError(
    'BOT_CHECK_FAILED',
    `The bot protection token was refused, so ${form} was not run and nothing was changed. ` +
      `Send a new one for the action ${form} in the header ${BOT_TOKEN_HEADER}.`,
  );

const oneAtATime = (forms: readonly string[]): GraphQLError =>
  codedError(
    'BOT_CHECK_FAILED',
    `A bot protection token is valid for one form, and this request has ${forms.length}: ${forms.join(', ')}. ` +
      'Nothing was run. Send each in a separate request.',
  );
