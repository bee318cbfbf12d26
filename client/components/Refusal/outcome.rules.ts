/**
 * What became of a write whose answer is a union of a payload and refusals. A mutation names the parts so:
 * `... on XPayload @alias(as: "payload")`, `... on InvalidFields @alias(as: "invalid") { fields { field message } }`,
 * `... on TooManyAttempts @alias(as: "tooMany") { retryAfterSeconds }`, `... on Refusal @alias(as: "refusal") { message }`.
 */

/** Refused: in words, about the whole or by field. An answer that never came is refused too, in words of our own. */
export type Outcome<Payload> =
  | { readonly kind: 'done'; readonly payload: Payload }
  | {
      readonly kind: 'refused';
      readonly message: string | null;
      readonly fields: Readonly<Record<string, string>>;
    };

export interface UnionAnswer<Payload> {
  readonly payload?: Payload | null | undefined;
  readonly invalid?:
    { readonly fields: readonly { readonly field: string; readonly message: string }[] } | null | undefined;
  readonly tooMany?: { readonly retryAfterSeconds: number } | null | undefined;
  readonly refusal?: { readonly message: string } | null | undefined;
}

export interface OutcomeWords {
  /** For an answer that says nothing useful. */
  readonly unavailable: string;
  /** How long to wait, in seconds. */
  readonly wait: (seconds: number) => string;
}

export function refused(message: string): Outcome<never> {
  return { kind: 'refused', message, fields: {} };
}

export function outcomeOf<Payload>(
  answer: UnionAnswer<Payload> | null | undefined,
  errors: readonly unknown[] | null | undefined,
  words: OutcomeWords,
): Outcome<Payload> {
  if (errors?.length || !answer) return refused(words.unavailable);
  if (answer.payload) return { kind: 'done', payload: answer.payload };
  const fields = answer.invalid?.fields ?? [];
  // Where fields are named, they carry the words; a message above them would say the same again.
  if (fields.length > 0)
    return {
      kind: 'refused',
      message: null,
      fields: Object.fromEntries(fields.map(({ field, message }) => [field, message])),
    };
  if (answer.tooMany) return refused(words.wait(answer.tooMany.retryAfterSeconds));
  return refused(answer.refusal?.message ?? words.unavailable);
}

const noFields = {};

/** What a form says about the last outcome: its `error` and `fieldErrors`. */
export function formRemarks(outcome: Outcome<unknown> | null): {
  error: string | null;
  fieldErrors: Readonly<Record<string, string>>;
} {
  return outcome?.kind === 'refused'
    ? { error: outcome.message, fieldErrors: outcome.fields }
    : { error: null, fieldErrors: noFields };
}
