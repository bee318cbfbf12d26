/**
 * Mutations of shoppers: idempotent (idempotency.ts), checked for bots, and serialized within a session. Partners have
 * no session, so nothing needs to be serialized.
 */
import type { ExecutionResult } from 'graphql';
import type { BotCheck } from '../../limits/botCheck.ts';
import type { CsrfGuard } from '../../session/csrf.ts';
import type { EdgeRequest } from '../../http/edgeRequest.ts';
import { sessionReplaced, type Requested, type Idempotency } from '../idempotency.ts';
import { operationOf } from '../inContext.ts';
import type { SessionStore } from '../../session/sessionStore.ts';
import type { EdgePlugin } from './EdgeContext.ts';

/**
 * Answers a browser whose session was replaced by the mutation that it repeats. Runs before the resolvers' context is
 * created, which would refuse the old anti-forgery token.
 */
export function useReplacedSession(
  repeats: Pick<Idempotency, 'again'>,
  csrf: Pick<CsrfGuard, 'acceptedOnce'>,
): EdgePlugin {
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const { edge } = args.contextValue;
      if (!changesSession(args, edge) || !csrf.acceptedOnce(edge.session, edge.csrfToken)) return;
      const before = await repeats.again(edge, args);
      if (!before) return;
      await edge.beforeAnswer?.();
      setResultAndStopExecution(before);
    },
  };
}

export interface SessionChangesOptions {
  repeats: Pick<Idempotency, 'once'>;
  refuseBots: BotCheck;
  sessions: Pick<SessionStore, 'inTurn'>;
}

export function useSessionChanges({ repeats, refuseBots, sessions }: SessionChangesOptions): EdgePlugin {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { edge } = args.contextValue;
      if (!changesSession(args, edge)) return;
      setExecuteFn((run) =>
        repeats.once(edge, args, async () => {
          const refusal = await refuseBots(args, edge);
          if (refusal) return { errors: [refusal] };
          return sessions.inTurn(edge.session, async (session) => {
            if (!session) return { errors: [sessionReplaced()] };
            edge.session = session;
            return executeFn(run) as Promise<ExecutionResult>;
          });
        }),
      );
    },
  };
}

function changesSession({ document, operationName }: Requested, { client }: EdgeRequest): boolean {
  return client.kind === 'public' && operationOf(document, operationName)?.operation === 'mutation';
}
