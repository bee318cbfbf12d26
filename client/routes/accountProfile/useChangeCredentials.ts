/** Changes the email address or the password; requires the current password. */
import { graphql } from 'react-relay/hooks.js';
import type { useChangeCredentialsMutation } from '#relay/useChangeCredentialsMutation.graphql.ts';
import { useGuardedCommit } from '../../botProtection/useGuardedCommit.ts';
import { useFormMutation, type FormMutation } from '../../components/Refusal/useFormMutation.ts';

export function useChangeCredentials(
  locale: string,
): FormMutation<useChangeCredentialsMutation['variables']['input'], unknown> {
  return useFormMutation<useChangeCredentialsMutation>(
    graphql`
      mutation useChangeCredentialsMutation($locale: Locale!, $input: ChangeCredentialsInput!)
      @inContext(locale: $locale) {
        changeCredentials(input: $input) {
          ... on ChangeCredentialsPayload @alias(as: "payload") {
            viewer {
              ...SignInDetails_customer
            }
          }
          ... on InvalidFields @alias(as: "invalid") {
            fields {
              path
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
    locale,
    useGuardedCommit('changeCredentials'),
  );
}
