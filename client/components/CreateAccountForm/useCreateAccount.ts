/** Creates an account at the market's store, and signs its customer in. */
import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useCreateAccountMutation } from '#relay/useCreateAccountMutation.graphql.ts';
import { useGuardedCommit } from '../../botProtection/useGuardedCommit.ts';
import type { FieldErrors } from '../../ui/Form/formContext.ts';
import { botProtectionWording } from '../../wording/frame/botProtection.ts';
import { formsWording } from '../../wording/account/forms.ts';
import { useWording } from '../../wording/wording.ts';
import { fieldMessages } from '../Refusal/outcome.rules.ts';
import { failureText, waitText } from '../Refusal/refusalText.ts';

export type NewAccount = useCreateAccountMutation['variables']['input'];

/** Errors by field, or of the whole form. */
interface Problem {
  fieldErrors: FieldErrors;
  error: string | null;
}

export interface CreateAccount extends Problem {
  createAccount: (account: NewAccount) => void;
  isCreating: boolean;
}

const noProblem: Problem = { fieldErrors: {}, error: null };

/**
 * @param locale the URL prefix: it decides the store.
 * @param onCreated must leave this page, whose data was loaded for a guest.
 */
export function useCreateAccount(locale: string, onCreated: () => void): CreateAccount {
  const t = useWording(botProtectionWording, formsWording);
  const [problem, setProblem] = useState(noProblem);
  const [isLeaving, setIsLeaving] = useState(false);
  const [commit, isInFlight] = useMutation<useCreateAccountMutation>(
    graphql`
      mutation useCreateAccountMutation($locale: Locale!, $input: CreateAccountInput!)
      @inContext(locale: $locale) {
        createAccount(input: $input) {
          ... on TooManyAttempts @alias(as: "tooMany") {
            retryAfterSeconds
          }
          ... on InvalidFields @alias(as: "invalid") {
            fields {
              path
              message
            }
          }
          ... on Refusal @alias(as: "refusal") {
            message
          }
        }
      }
    `,
    useGuardedCommit('createAccount'),
  );

  const fail = (error: string) => setProblem({ fieldErrors: {}, error });
  const createAccount = (account: NewAccount) => {
    setProblem(noProblem);
    commit({
      variables: { locale, input: account },
      onCompleted: ({ createAccount: result }, errors) => {
        const { tooMany, invalid, refusal } = result;
        if (errors?.length) fail(t('forms.unavailable'));
        else if (tooMany) fail(waitText(t, tooMany.retryAfterSeconds));
        else if (invalid && invalid.fields.length > 0)
          setProblem({
            fieldErrors: fieldMessages(invalid.fields),
            error: null,
          });
        else if (refusal) fail(refusal.message);
        else {
          setIsLeaving(true);
          onCreated();
        }
      },
      onError: (error) => fail(failureText(t, error)),
    });
  };
  return { ...problem, createAccount, isCreating: isInFlight || isLeaving };
}
