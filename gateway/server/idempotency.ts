/**
 * Mutations that may be sent twice: a caller names each gesture in `Idempotency-Key` (IETF draft
 * draft-ietf-httpapi-idempotency-key-header), and whoever repeats it within ten minutes gets the answer of the first
 * time, over all copies of the gateway. A second one that comes while the first still runs waits for it. So an answer that
 * was lost on its way costs neither the change nor a double of it.
 */
import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { GraphQLError, print, type DocumentNode, type ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { SharedState } from '../state/SharedState.ts';
import type { EdgeRequest } from './edgeRequest.ts';
import type { SessionStore } from './sessionStore.ts';

export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Milliseconds that an answer can be had once more. */
const KEPT_MS = 10 * 60_000;
/** The draft writes it in quotes; many leave them out. */
const KEY = /^(?:"([\w.:-]{8,64})"|([\w.:-]{8,64}))$/;

const recordShape = z.object({
  /** Of what was asked for: the same key must not mean two things. */
  fingerprint: z.string(),
  /** Null while nobody knows how it ended. */
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
});
type Kept = z.infer<typeof recordShape>;

export interface Asked {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: Readonly<Record<string, unknown>> | null | undefined;
}

export interface IdempotencyOptions {
  state: Pick<SharedState, 'values' | 'inTurn'>;
  sessions: Pick<SessionStore, 'inTurn'>;
  /** Seals what is kept: an answer may say where somebody lives. */
  secret: string;
  /** What callers may know of an error: it is kept as it is shown. */
  mask(error: unknown, message: string): Error;
  log: Pick<Logger, 'warn'>;
}

/** Runs a mutation, or gives the answer of the time before. */
export type Once = (
  edge: EdgeRequest,
  asked: Asked,
  run: () => Promise<ExecutionResult>,
) => Promise<ExecutionResult>;

export function createIdempotency({ state, sessions, secret, mask, log }: IdempotencyOptions): Once {
  async function keptAt(name: string): Promise<Kept | null> {
    const sealed = await state.values.get(name);
    if (sealed === null) return null;
    const text = await unsealData<string>(sealed, { password: secret, ttl: 0 });
    const parsed = recordShape.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  }

  async function keep(
    name: string,
    record: { fingerprint: string; result: ExecutionResult | null },
  ): Promise<void> {
    await state.values.set(
      name,
      await sealData(JSON.stringify(record), { password: secret, ttl: 0 }),
      KEPT_MS,
    );
  }

  /** The lost answer may have brought the browser its session: it is written once more. */
  function repeat(edge: EdgeRequest, result: NonNullable<Kept['result']>): Promise<ExecutionResult> {
    return sessions.inTurn(edge.session, async (session) => {
      if (session) {
        session.writeAgain();
        edge.session = session;
      }
      const errors = result.errors?.map(({ message, ...more }) => new GraphQLError(message, more));
      return { data: result.data ?? null, ...(errors ? { errors } : {}) };
    });
  }

  return async (edge, asked, run) => {
    // A write that was begun is finished, whoever hangs up: half of it is what nobody could make good.
    edge.signal = new AbortController().signal;
    if (edge.idempotencyKey === null) return run();
    const [, quoted, bare] = KEY.exec(edge.idempotencyKey) ?? [];
    const key = quoted ?? bare;
    if (key === undefined) return { errors: [malformedKey()] };
    const name = `idempotency:${edge.session.id}:${key}`;
    const fingerprint = fingerprintOf(asked);

    let isBegun = false;
    const once = async (): Promise<ExecutionResult> => {
      const kept = await keptAt(name);
      if (kept && kept.fingerprint !== fingerprint) return { errors: [reusedKey()] };
      if (kept) return kept.result ? repeat(edge, kept.result) : { errors: [inDoubt()] };
      await keep(name, { fingerprint, result: null });
      isBegun = true;
      const result = await run();
      const shown = result.errors?.map((error) => mask(error, 'Unexpected error.') as GraphQLError);
      const final = shown ? { ...result, errors: shown } : result;
      await keep(name, { fingerprint, result: final }).catch((error: unknown) =>
        log.warn({ err: error }, 'an answer could not be kept for who repeats the call'),
      );
      return final;
    };
    try {
      return await state.inTurn(name, once);
    } catch (error) {
      if (isBegun) throw error;
      // Nothing is known of earlier tries while the shared state is away; who buys is served all the same.
      log.warn({ err: error }, 'a mutation runs without knowing whether it was asked for before');
      return run();
    }
  };
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

/** The gateway that ran it is gone: it may be done or not, and is not done on a guess. */
function inDoubt(): GraphQLError {
  const message =
    'The first request with this idempotency-key did not end. Read what there is before you repeat it.';
  return refusal(message, 'IDEMPOTENCY_KEY_IN_DOUBT', 409);
}
