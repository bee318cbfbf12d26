/** Deletes the account. Then the page is loaded anew, at the goodbye: nothing of the customer stays in this one. */
import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useDeleteAccountMutation } from '#relay/useDeleteAccountMutation.graphql.ts';
import { useGuardedCommit } from '../../botProtection/useGuardedCommit.ts';
import { accountHref } from '../../components/AccountFrame/accountSections.ts';
import type { Outcome } from '../../components/Refusal/outcome.rules.ts';
import { useOutcome } from '../../components/Refusal/useOutcome.ts';
import { forgetChoices } from '../../components/SignOut/forgetChoices.ts';

export interface DeleteAccount {
  deleteAccount: (password: string) => void;
  /** True until the page is gone. */
  isDeleting: boolean;
  /** Of the last attempt. */
  outcome: Outcome<unknown> | null;
  forget: () => void;
}

export function useDeleteAccount(locale: string): DeleteAccount {
  const [commit, isInFlight] = useMutation<useDeleteAccountMutation>(
    graphql`
      mutation useDeleteAccountMutation($locale: String!, $input: DeleteAccountInput!)
      @inContext(locale: $locale) {
        deleteAccount(input: $input) {
          ... on DeleteAccountPayload @alias(as: "payload") {
            __typename
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
    useGuardedCommit('deleteAccount'),
  );
  const { outcome, settle, fail, forget } = useOutcome<unknown>();
  const [isLeaving, setIsLeaving] = useState(false);
  return {
    deleteAccount: (password) => {
      commit({
        variables: { locale, input: { password } },
        onCompleted: ({ deleteAccount: result }, errors) => {
          if (settle(result, errors).kind !== 'done') return;
          setIsLeaving(true);
          forgetChoices();
          window.location.replace(`${accountHref(locale, 'home')}?goodbye`);
        },
        onError: fail,
      });
    },
    isDeleting: isInFlight || isLeaving,
    outcome,
    forget,
  };
}
