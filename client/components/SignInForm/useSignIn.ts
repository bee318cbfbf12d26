/** Signs a customer in at the market's store. Errors never reveal whether an account exists. */
import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useSignInMutation } from '#relay/useSignInMutation.graphql.ts';
import { useGuardedCommit } from '../../botProtection/useGuardedCommit.ts';
import { isFlashMessage, leaveFlashMessage } from '../../navigation/flashMessage.ts';
import { botProtectionWording } from '../../wording/frame/botProtection.ts';
import { cartWording } from '../../wording/shopping/cart.ts';
import { formsWording } from '../../wording/account/forms.ts';
import { useWording } from '../../wording/wording.ts';
import { failureText, waitText } from '../Refusal/refusalText.ts';

export interface SignIn {
  signIn: (email: string, password: string) => void;
  isSigningIn: boolean;
  /** Error of the last attempt; null before the first and while pending. */
  problem: string | null;
}

/**
 * @param locale the URL prefix: it decides the store.
 * @param onSignedIn must leave this page, whose data was loaded for someone else.
 */
export function useSignIn(locale: string, onSignedIn: () => void): SignIn {
  const t = useWording(botProtectionWording, cartWording, formsWording);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const [commit, isInFlight] = useMutation<useSignInMutation>(
    graphql`
      mutation useSignInMutation($locale: Locale!, $input: SignInInput!) @inContext(locale: $locale) {
        signIn(input: $input) {
          __typename
          ... on SignInPayload @alias(as: "payload") {
            cart
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
    useGuardedCommit('signIn'),
  );

  const signIn = (email: string, password: string) => {
    setProblem(null);
    commit({
      variables: { locale, input: { email, password } },
      onCompleted: ({ signIn: result }, errors) => {
        if (errors?.length) setProblem(t('forms.unavailable'));
        else if (result.tooMany) setProblem(waitText(t, result.tooMany.retryAfterSeconds));
        else if (result.refusal) setProblem(result.refusal.message);
        else {
          const note = `cart${result.payload?.cart}`;
          // Shown by the next page, since this one is left.
          if (isFlashMessage(note)) leaveFlashMessage(note);
          setIsLeaving(true);
          onSignedIn();
        }
      },
      onError: (error) => setProblem(failureText(t, error)),
    });
  };
  return { signIn, isSigningIn: isInFlight || isLeaving, problem };
}
