/** Deletes the account. The page is then reloaded at the confirmation: no customer data stays in it. */
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { useDeleteAccountMutation } from '#relay/useDeleteAccountMutation.graphql.ts';
import { useGuardedCommit } from '../../botProtection/useGuardedCommit.ts';
import { accountHref } from '../../components/AccountFrame/accountSections.ts';
import type { Outcome } from '../../components/Refusal/outcome.rules.ts';
import { useFormMutation } from '../../components/Refusal/useFormMutation.ts';
import { clearStoredLists } from '../../components/SignOut/clearStoredLists.ts';

export interface DeleteAccount {
  deleteAccount: (password: string) => void;
  /** True until the page unloads. */
  isDeleting: boolean;
  /** Of the last attempt. */
  outcome: Outcome<unknown> | null;
  forget: () => void;
}

export function useDeleteAccount(locale: string): DeleteAccount {
  const { send, isSending, outcome, forget } = useFormMutation<useDeleteAccountMutation>(
    graphql`
      mutation useDeleteAccountMutation($locale: Locale!, $input: DeleteAccountInput!)
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
    locale,
    useGuardedCommit('deleteAccount'),
  );
  const [isLeaving, setIsLeaving] = useState(false);
  return {
    deleteAccount: (password) => {
      send({ password }, () => {
        setIsLeaving(true);
        clearStoredLists();
        window.location.replace(`${accountHref(locale, 'home')}?goodbye`);
      });
    },
    isDeleting: isSending || isLeaving,
    outcome,
    forget,
  };
}
