/**
 * Idempotent mutations: a caller names each change in `Idempotency-Key` (IETF draft
 * draft-ietf-httpapi-idempotency-key-header). A repetition within ten minutes gets the response of the first request,
 * on any replica; a concurrent repetition waits for it. A lost response therefore neither loses the change nor
 * duplicates it.
 *
 * Signing in and out replace the session id, which a lost response would have delivered. A repetition with the old
 * cookie, its anti-forgery token, the same key and the same variables (including the password of a sign-in) gets the
 * first response and the new session, for one minute. An attacker who plants a cookie in the browser lacks the key,
 * which only the page knows.
 */
import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { GraphQLError, print, type DocumentNode, type ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import { z } from 'zod';
import { codedError } from '../../graph/codedError.ts';
import type { SharedState } from '../state/SharedState.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { operationOf } from './inContext.ts';
import { sessionShape, type SessionData } from '../session/session.ts';
import type { SessionStore } from '../session/sessionStore.ts';

export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Milliseconds for which a response is kept. */
const TTL_MS = 10 * 60_000;
/** Milliseconds for which a response that delivers a session is kept: pages retry immediately or never. */
const HANDOVER_MS = 60_000;
/** The draft requires quotes; many clients omit them. */
const KEY = /^(?:"([\w.:-]{8,64})"|([\w.:-]{8,64}))$/;

const recordShape = z.object({
  /** Digest of the request: a key must not be reused for another one. */
  fingerprint: z.string(),
  /** Null while the mutation runs. */
  result: z
    .object({
      data: z.record(z.string(), z.unknown()).nullish(),
      errors: z
        .array(
          z.object({
            message: z.string(),
            path: z.array(z.union([z.string(), z.number()])).optional(),
            extensions: z.record(z.string(), z.unknown()).optional(),
          }),
        )
        .optional(),
    })
    .nullable(),
  /** The session that replaced the request's session; null when it was not replaced. */
  successor: sessionShape.nullable().default(null),
  /** The device cookie, where the password was verified. */
  device: z.string().nullable().default(null),
});
type Kept = z.infer<typeof recordShape>;

export interface Requested {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: Readonly<Record<string, unknown>> | null | undefined;
}

export interface IdempotencyOptions {
  state: Pick<SharedState, 'values' | 'inTurn'>;
  sessions: Pick<SessionStore, 'inTurn' | 'successor'>;
  /** Encrypts stored responses, which may contain addresses. */
  secret: string;
  /** Masks errors: they are stored as the caller sees them. */
  mask(error: unknown, message: string): Error;
  log: Pick<Logger, 'warn'>;
}

export interface Idempotency {
  /** Runs a mutation, or returns the response of its first run. */
  once(
    edge: EdgeRequest,
    requested: Requested,
    run: () => Promise<ExecutionResult>,
  ): Promise<ExecutionResult>;
  /**
   * The stored response and new session, for a browser whose session was replaced by this very mutation; null when
   * there is none. The caller has checked the anti-forgery token of the old session.
   */
  again(edge: EdgeRequest, requested: Requested): Promise<ExecutionResult | null>;
}

export function createIdempotency({ state, sessions, secret, mask, log }: IdempotencyOptions): Idempotency {
  async function keptAt(name: string): Promise<Kept | null> {
    const sealed = await state.values.get(name);
    if (sealed === null) return null;
    const text = await unsealData<string>(sealed, { password: secret, ttl: 0 });
    const parsed = recordShape.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  }

  async function keep(
    name: string,
    record: {
      fingerprint: string;
      result: ExecutionResult | null;
      successor?: SessionData | null;
      device?: string | null;
    },
  ): Promise<void> {
    await state.values.set(
      name,
      await sealData(JSON.stringify(record), { password: secret, ttl: 0 }),
      record.successor ? HANDOVER_MS : TTL_MS,
    );
  }

  /** The lost response may have carried the session cookie: it is set again. */
  async function repeat(edge: EdgeRequest, { result, successor, device }: Kept): Promise<ExecutionResult> {
    if (result === null) return { errors: [outcomeUnknown()] };
    if (device !== null) edge.device.adopt(device);
    if (successor) {
      const session = await sessions.successor(successor);
      if (!session) return { errors: [sessionReplaced()] };
      edge.session = session;
    } else {
      await sessions.inTurn(edge.session, async (session) => {
        if (!session) return;
        session.writeAgain();
        edge.session = session;
      });
    }
    const errors = result.errors?.map(({ message, ...more }) => new GraphQLError(message, more));
    return { data: result.data ?? null, ...(errors ? { errors } : {}) };
  }

  async function once(
    edge: EdgeRequest,
    requested: Requested,
    run: () => Promise<ExecutionResult>,
  ): Promise<ExecutionResult> {
    // A write that has begun is completed even if the caller disconnects: a partial one could not be repaired.
    edge.signal = new AbortController().signal;
    if (edge.idempotencyKey === null) return run();
    const key = keyIn(edge.idempotencyKey);
    if (key === null) return { errors: [malformedKey()] };
    const { id } = edge.session;
    const name = nameOf(id, key);
    const fingerprint = fingerprintOf(requested);

    let isBegun = false;
    const inTurn = async (): Promise<ExecutionResult> => {
      const kept = await keptAt(name);
      if (kept && kept.fingerprint !== fingerprint) return { errors: [reusedKey()] };
      // The lock expired without a result: the gateway that ran the mutation crashed. The cart itself shows what was
      // done.
      const mustReconcile = kept?.result === null && reconcilesItself(requested);
      if (kept && !mustReconcile) return repeat(edge, kept);
      await keep(name, { fingerprint, result: null });
      isBegun = true;
      const result = await run();
      const shown = result.errors?.map((error) => mask(error, 'Unexpected error.') as GraphQLError);
      const final = shown ? { ...result, errors: shown } : result;
      const { session } = edge;
      const isReplaced = session.id !== id;
      const device = edge.device.hasChanged ? edge.device.text : null;
      await Promise.all([
        keep(name, { fingerprint, result: final, successor: isReplaced ? session.toJSON() : null, device }),
        // Or the headers with the new cookie arrived, and the body was lost.
        ...(isReplaced ? [keep(nameOf(session.id, key), { fingerprint, result: final, device })] : []),
      ]).catch((error: unknown) =>
        log.warn({ err: error }, 'the response of a mutation could not be stored for repetitions'),
      );
      return final;
    };
    try {
      return await state.inTurn(name, inTurn);
    } catch (error) {
      if (isBegun) throw error;
      // Earlier attempts are unknown during an outage of the shared state; the mutation runs nevertheless.
      log.warn({ err: error }, 'a mutation runs without an idempotency check');
      return run();
    }
  }

  return {
    once,
    async again(edge, requested) {
      const { replacedId } = edge.session;
      const key = edge.idempotencyKey === null ? null : keyIn(edge.idempotencyKey);
      if (replacedId === null || key === null) return null;
      const name = nameOf(replacedId, key);
      const fingerprint = fingerprintOf(requested);
      const inTurn = async (): Promise<ExecutionResult | null> => {
        const kept = await keptAt(name);
        // A different request gets no stored response: without a session it is refused as such.
        return kept?.successor && kept.fingerprint === fingerprint ? repeat(edge, kept) : null;
      };
      // Serialized, because the old session id is revoked shortly before the response is stored.
      return state.inTurn(name, inTurn).catch((error: unknown) => {
        log.warn({ err: error }, 'the stored response of a replaced session could not be read');
        return null;
      });
    },
  };
}

/** Mutations that read the cart first and do nothing twice (graph/cart/session/repeatedChange.rules.ts). */
const selfReconciling: ReadonlySet<string> = new Set([
  'addCartItem',
  'addCartItems',
  'changeCartItem',
  'removeCartItem',
  'deleteCart',
]);

function reconcilesItself({ document, operationName }: Requested): boolean {
  const fields = operationOf(document, operationName)?.selectionSet.selections ?? [];
  return fields.every((field) => field.kind === 'Field' && selfReconciling.has(field.name.value));
}

function keyIn(header: string): string | null {
  const [, quoted, bare] = KEY.exec(header) ?? [];
  return quoted ?? bare ?? null;
}

function nameOf(sessionId: string, key: string): string {
  return `idempotency:${sessionId}:${key}`;
}

function fingerprintOf({ document, operationName, variableValues }: Requested): string {
  const text = JSON.stringify([print(document), operationName ?? null, variableValues ?? {}]);
  return createHash('sha256').update(text).digest('base64url');
}

function malformedKey(): GraphQLError {
  const message = 'The idempotency-key header must have 8 to 64 letters, digits or any of ". : _ -".';
  return codedError('IDEMPOTENCY_KEY_MALFORMED', message);
}

function reusedKey(): GraphQLError {
  const message = 'The idempotency-key was used for another request. Use a new one for each change.';
  return codedError('IDEMPOTENCY_KEY_REUSED', message);
}

/** A sign-in or sign-out happened meanwhile, so the owner of the response is uncertain. */
export function sessionReplaced(): GraphQLError {
  return codedError('SESSION_REPLACED', 'The session was replaced meanwhile. Load the page again.');
}

/** The gateway that ran it crashed: the mutation may or may not have taken effect, so it is not repeated. */
function outcomeUnknown(): GraphQLError {
  const message =
    'The first request with this idempotency-key did not complete. Check its effect before you repeat it.';
  return codedError('IDEMPOTENCY_KEY_IN_DOUBT', message);
}
