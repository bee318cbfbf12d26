/** Signs out in this browser. The page is then reloaded at home: no customer data stays in it. */
import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useSignOutMutation } from '#relay/useSignOutMutation.graphql.ts';
import { homePath } from '../../navigation/addresses/localePath.rules.ts';
import { clearStoredLists } from './clearStoredLists.ts';

export interface SignOut {
  signOut: () => void;
  isSigningOut: boolean;
  /** The last attempt failed: the customer is still signed in. */
  hasFailed: boolean;
}

/** @param lang the URL prefix. */
export function useSignOut(lang: string): SignOut {
  const [hasFailed, setHasFailed] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [commit, isInFlight] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation($locale: Locale!) @inContext(locale: $locale) {
      signOut {
        isSignedOut
      }
    }
  `);
  const signOut = () => {
    setHasFailed(false);
    commit({
      variables: { locale: lang },
      onCompleted: ({ signOut: result }, errors) => {
        if (errors?.length || !result.isSignedOut) {
          setHasFailed(true);
          return;
        }
        setIsLeaving(true);
        clearStoredLists();
        window.location.assign(homePath(lang));
      },
      onError: () => setHasFailed(true),
    });
  };
  return { signOut, isSigningOut: isInFlight || isLeaving, hasFailed };
}
