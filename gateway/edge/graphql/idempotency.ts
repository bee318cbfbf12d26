/**
 * Mutations that may be sent twice: a caller names each gesture in `Idempotency-Key` (IETF draft
 * draft-ietf-httpapi-idempotency-key-header), and whoever repeats it within ten minutes gets the answer of the first
 * time, over all copies of the gateway. A second one that comes while the first still runs waits for it. So an answer that
 * was lost on its way costs neither the change nor a double of it.
 *
 * Signing in and out give the session another id, and the answer that was lost would have told it. Whoever repeats with
 * the old cookie, its anti-forgery token, the same key and the same variables (a password among them, where one signs in)
 * gets the first answer with the new session, for a minute. Nobody else has all four: a cookie that somebody planted in
 * the browser comes without the key, which only the page knows.
 */
import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { GraphQLError, print, type DocumentNode, type ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { SharedState } from '../state/SharedState.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { operationOf } from './inContext.ts';
import { sessionShape, type SessionData } from '../session/session.ts';
import type { SessionStore } from '../session/sessionStore.ts';

export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Milliseconds that an answer can be had once more. */
const KEPT_MS = 10 * 60_000;
/** The same for an answer that hands over a session: the pages repeat at once, or never. */
const HANDED_MS = 60_000;
/** The draft writes it in quotes; many leave them out. */
const KEY = /^(?:"([\w.:-]{8,64})"|([\w.:-]{8,64}))$/;

const recordShape = z.object({
  /** Of what was asked for: the same key must not mean two things. */
  fingerprint: z.string(),
  /** Null while nobody knows how it ends. */
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
  /** The session that took the place of the one that asked; null when that goes on. */
  successor: sessionShape.nullable().default(null),
  /** The device's mark, where the password was proved. */
  device: z.string().nullable().default(null),
});
type Kept = z.infer<typeof recordShape>;

export interface Asked {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: Readonly<Record<string, unknown>> | null | undefined;
}

export interface IdempotencyOptions {
  state: Pick<SharedState, 'values' | 'inTurn'>;
  sessions: Pick<SessionStore, 'inTurn' | 'successor'>;
  /** Seals what is kept: an answer may say where somebody lives. */
  secret: string;
  /** What callers may know of an error: it is kept as it is shown. */
  mask(error: unknown, message: string): Error;
  log: Pick<Logger, 'warn'>;
}

export interface Idempotency {
  /** Runs a mutation, or gives the answer of the time before. */
  once(edge: EdgeRequest, asked: Asked, run: () => Promise<ExecutionResult>): Promise<ExecutionResult>;
  /**
   * The answer of the time before, for a browser whose session was replaced by just that, with the session that took its
   * place; null when there is none. The caller has checked the anti-forgery token of the old session.
   */
  again(edge: EdgeRequest, asked: Asked): Promise<ExecutionResult | null>;
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
      record.successor ? HANDED_MS : KEPT_MS,
    );
  }

  /** The lost answer may have brought the browser its session: it is written once more. */
  async function repeat(edge: EdgeRequest, { result, successor, device }: Kept): Promise<ExecutionResult> {
    if (result === null) return { errors: [inDoubt()] };
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
    asked: Asked,
    run: () => Promise<ExecutionResult>,
  ): Promise<ExecutionResult> {
    // A write that was begun is finished, whoever hangs up: half of it is what nobody could make good.
    edge.signal = new AbortController().signal;
    if (edge.idempotencyKey === null) return run();
    const key = keyIn(edge.idempotencyKey);
    if (key === null) return { errors: [malformedKey()] };
    const { id } = edge.session;
    const name = nameOf(id, key);
    const fingerprint = fingerprintOf(asked);

    let isBegun = false;
    const inTurn = async (): Promise<ExecutionResult> => {
      const kept = await keptAt(name);
      if (kept && kept.fingerprint !== fingerprint) return { errors: [reusedKey()] };
      // Its turn is over and its end unknown: the gateway that ran it is gone. The cart itself says what was done.
      const isToBeSettled = kept?.result === null && settlesItself(asked);
      if (kept && !isToBeSettled) return repeat(edge, kept);
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
        // Or the head of the answer came with the new cookie, and the rest was lost.
        ...(isReplaced ? [keep(nameOf(session.id, key), { fingerprint, result: final, device })] : []),
      ]).catch((error: unknown) =>
        log.warn({ err: error }, 'an answer could not be kept for who repeats the call'),
      );
      return final;
    };
    try {
      return await state.inTurn(name, inTurn);
    } catch (error) {
      if (isBegun) throw error;
      // Nothing is known of earlier tries while the shared state is away; who buys is served all the same.
      log.warn({ err: error }, 'a mutation runs without knowing whether it was asked for before');
      return run();
    }
  }

  return {
    once,
    async again(edge, asked) {
      const { givenUpId } = edge.session;
      const key = edge.idempotencyKey === null ? null : keyIn(edge.idempotencyKey);
      if (givenUpId === null || key === null) return null;
      const name = nameOf(givenUpId, key);
      const fingerprint = fingerprintOf(asked);
      const inTurn = async (): Promise<ExecutionResult | null> => {
        const kept = await keptAt(name);
        // What was asked differently is not answered in any way: who lacks a session is told only that.
        return kept?.successor && kept.fingerprint === fingerprint ? repeat(edge, kept) : null;
      };
      // In turn, because the old id is given up a moment before its answer is kept.
      return state.inTurn(name, inTurn).catch((error: unknown) => {
        log.warn({ err: error }, 'nobody knows whether a mutation of a replaced session was answered');
        return null;
      });
    },
  };
}

/** Changes that look at the cart first and do nothing twice (graph/cart/session/repeatedGesture.rules.ts). */
const settled: ReadonlySet<string> = new Set([
  'addCartItem',
  'changeCartItem',
  'removeCartItem',
  'deleteCart',
]);

function settlesItself({ document, operationName }: Asked): boolean {
  const fields = operationOf(document, operationName)?.selectionSet.selections ?? [];
  return fields.every((field) => field.kind === 'Field' && settled.has(field.name.value));
}

function keyIn(header: string): string | null {
  const [, quoted, bare] = KEY.exec(header) ?? [];
  return quoted ?? bare ?? null;
}

function nameOf(sessionId: string, key: string): string {
  return `idempotency:${sessionId}:${key}`;
}

function fingerprintOf({ document, operationName, variableValues }: Asked): string {
  const text = JSON.stringify([print(document), operationName ?? null, variableValues ?? {}]);
  return createHash('sha256').update(text).digest('base64url');
}

const refusal = (message: string, code: string, status: number): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status } } });

function malformedKey(): GraphQLError {
  const message = 'The idempotency-key header must have 8 to 64 letters, digits or any of ". : _ -".';
  return refusal(message, 'IDEMPOTENCY_KEY_MALFORMED', 400);
}

function reusedKey(): GraphQLError {
  const message = 'The idempotency-key was used for another request. Take a new one for each change.';
  return refusal(message, 'IDEMPOTENCY_KEY_REUSED', 422);
}

/** Somebody signed in or out while this waited, or since: who it was meant for is not certain any more. */
export function sessionReplaced(): GraphQLError {
  return refusal('The session was replaced meanwhile. Load the page again.', 'SESSION_REPLACED', 403);
}

/** The gateway that ran it is gone: it may be done or not, and is not done on a guess. */
function inDoubt(): GraphQLError {
  const message =
    'The first request with this idempotency-key did not end. Read what there is before you repeat it.';
  return refusal(message, 'IDEMPOTENCY_KEY_IN_DOUBT', 409);
}
