/**
 * Submits a form by a mutation with one field whose result is a union of a payload and refusals, and keeps the outcome
 * (outcome.rules.ts describes the aliases).
 *
 * @example
 * const { send, isSending, outcome } = useFormMutation<useCreateAddressMutation>(graphql`mutation …`, locale);
 */
import { useMutation } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { Outcome, UnionResult } from './outcome.rules.ts';
import { useOutcome } from './useOutcome.ts';

interface FormMutationParameters extends MutationParameters {
  readonly variables: { readonly locale: string; readonly input: object };
}

type ResultOf<Mutation extends FormMutationParameters> = Mutation['response'][keyof Mutation['response']];
type PayloadOf<Mutation extends FormMutationParameters> =
  NonNullable<ResultOf<Mutation>> extends UnionResult<infer Payload> ? NonNullable<Payload> : never;

export interface FormMutation<Input, Payload> {
  /** @param onDone called with the payload on success. */
  send: (input: Input, onDone?: (payload: Payload) => void) => void;
  isSending: boolean;
  /** Of the last attempt, until the next response. Null before the first. */
  outcome: Outcome<Payload> | null;
  /** Clears the outcome, when the form is closed or edited. */
  forget: () => void;
}

/**
 * @param locale the URL prefix: it decides the market.
 * @param commit how it is sent, such as with a bot-check token (`useGuardedCommit`).
 */
export function useFormMutation<Mutation extends FormMutationParameters>(
  mutation: GraphQLTaggedNode,
  locale: string,
  commit?: Parameters<typeof useMutation<Mutation>>[1],
): FormMutation<Mutation['variables']['input'], PayloadOf<Mutation>> {
  const [run, isSending] = useMutation<Mutation>(mutation, commit);
  const { outcome, settle, fail, forget } = useOutcome<PayloadOf<Mutation>>();
  return {
    send: (input, onDone) => {
      run({
        variables: { locale, input },
        onCompleted: (response, errors) => {
          const [result] = Object.values(response ?? {}) as (UnionResult<PayloadOf<Mutation>> | null)[];
          const next = settle(result, errors);
          if (next.kind === 'done') onDone?.(next.payload);
        },
        onError: fail,
      });
    },
    isSending,
    outcome,
    forget,
  };
}
