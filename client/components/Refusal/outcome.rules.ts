/**
 * Outcome of a mutation whose result is a union of a payload and refusals. A mutation aliases the members so:
 * `... on XPayload @alias(as: "payload")`, `... on InvalidFields @alias(as: "invalid") { fields { path message } }`,
 * `... on TooManyAttempts @alias(as: "tooMany") { retryAfterSeconds }`, `... on Refusal @alias(as: "refusal") { message
 * }`.
 */

/** Refused: with messages, for the whole form or by field. A failed request is refused with a client-side message. */
export type Outcome<Payload> =
  | { readonly kind: 'done'; readonly payload: Payload }
  | {
      readonly kind: 'refused';
      readonly message: string | null;
      readonly fields: Readonly<Record<string, string>>;
    };

export interface FieldError {
  /** From the mutation's argument on, such as `['input', 'address', 'city']`. */
  readonly path: readonly string[];
  readonly message: string;
}

export interface UnionResult<Payload> {
  readonly payload?: Payload | null | undefined;
  readonly invalid?: { readonly fields: readonly FieldError[] } | null | undefined;
  readonly tooMany?: { readonly retryAfterSeconds: number } | null | undefined;
  readonly refusal?: { readonly message: string } | null | undefined;
}

export interface OutcomeMessages {
  /** For a response without a known member. */
  readonly unavailable: string;
  /** How long to wait, in seconds. */
  readonly wait: (seconds: number) => string;
}

export function refused(message: string): Outcome<never> {
  return { kind: 'refused', message, fields: {} };
}

/** Messages by the name of the form's field, which is the path within the input, such as `address.city`. */
export function fieldMessages(fields: readonly FieldError[]): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ path, message }) => [path.slice(1).join('.'), message]));
}

export function outcomeOf<Payload>(
  result: UnionResult<Payload> | null | undefined,
  errors: readonly unknown[] | null | undefined,
  words: OutcomeMessages,
): Outcome<Payload> {
  if (errors?.length || !result) return refused(words.unavailable);
  if (result.payload) return { kind: 'done', payload: result.payload };
  const fields = result.invalid?.fields ?? [];
  // Field errors carry the messages; a form-level one would repeat them.
  if (fields.length > 0)
    return {
      kind: 'refused',
      message: null,
      fields: fieldMessages(fields),
    };
  if (result.tooMany) return refused(words.wait(result.tooMany.retryAfterSeconds));
  return refused(result.refusal?.message ?? words.unavailable);
}

const noFields = {};

/** The form's `error` and `fieldErrors` after the last outcome. */
export function formRemarks(outcome: Outcome<unknown> | null): {
  error: string | null;
  fieldErrors: Readonly<Record<string, string>>;
} {
  return outcome?.kind === 'refused'
    ? { error: outcome.message, fieldErrors: outcome.fields }
    : { error: null, fieldErrors: noFields };
}
