/** Changes the e-mail address or the password, for whoever knows the current password. */
import { graphql, useMutation } from 'react-relay/hooks.js';
import type {
  ChangeCredentialsInput,
  useChangeCredentialsMutation,
} from '#relay/useChangeCredentialsMutation.graphql.ts';
import { useGuardedCommit } from '../../botProtection/useGuardedCommit.ts';
import type { Outcome } from '../../components/Refusal/outcome.rules.ts';
import { useOutcome } from '../../components/Refusal/useOutcome.ts';

export interface ChangeCredentials {
  changeCredentials: (input: ChangeCredentialsInput, onDone: () => void) => void;
  isChanging: boolean;
  /** Of the last attempt. */
  outcome: Outcome<unknown> | null;
  forget: () => void;
}

export function useChangeCredentials(locale: string): ChangeCredentials {
  const [commit, isChanging] = useMutation<useChangeCredentialsMutation>(
    graphql`
      mutation useChangeCredentialsMutation($locale: String!, $input: ChangeCredentialsInput!)
      @inContext(locale: $locale) {
        changeCredentials(input: $input) {
          ... on ChangeCredentialsPayload @alias(as: "payload") {
            viewer {
              ...SignInDetails_customer
            }
          }
          ... on InvalidFields @alias(as: "invalid") {
            fields {
              field
              message
            }
          }
          ... on TooManyAttempts @alias(as: "tooMany") {
            retryAfterSeconds
          }
          ... on Refusal @alias(as: "refusal") {
            message
          }
        }
      }
    `,
    useGuardedCommit('changeCredentials'),
  );
  const { outcome, settle, fail, forget } = useOutcome<unknown>();
  return {
    changeCredentials: (input, onDone) => {
      commit({
        variables: { locale, input },
        onCompleted: ({ changeCredentials: result }, errors) => {
          if (settle(result, errors).kind === 'done') onDone();
        },
        onError: fail,
      });
    },
    isChanging,
    outcome,
    forget,
  };
}
