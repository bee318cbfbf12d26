/** Asks to be written to. */
import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useJoinEmailListsMutation } from '#relay/useJoinEmailListsMutation.graphql.ts';
import { useGuardedCommit } from '../../botProtection/useGuardedCommit.ts';
import type { Outcome } from '../../components/Refusal/outcome.rules.ts';
import { useOutcome } from '../../components/Refusal/useOutcome.ts';

interface Wish {
  email: string;
  listIds: string[];
  hasConsented: boolean;
}

export interface JoinEmailLists {
  join: (wish: Wish) => void;
  isJoining: boolean;
  /** Of the last attempt; null before the first. */
  outcome: Outcome<unknown> | null;
  /** Address that letters go to; null while none was left. */
  joined: string | null;
  /** The address that was left last, to be put right; empty before. */
  lastEmail: string;
  /** Another address. */
  begin: () => void;
}

/** @param locale the URL prefix: it decides the market, and the language of the letters. */
export function useJoinEmailLists(locale: string): JoinEmailLists {
  const [commit, isJoining] = useMutation<useJoinEmailListsMutation>(
    graphql`
      mutation useJoinEmailListsMutation($locale: String!, $input: JoinEmailListsInput!)
      @inContext(locale: $locale) {
        joinEmailLists(input: $input) {
          ... on JoinEmailListsPayload @alias(as: "payload") {
            email
          }
          ... on TooManyAttempts @alias(as: "tooMany") {
            retryAfterSeconds
          }
          ... on InvalidFields @alias(as: "invalid") {
            fields {
              field
              message
            }
          }
          ... on Refusal @alias(as: "refusal") {
            message
          }
        }
      }
    `,
    useGuardedCommit('joinEmailLists'),
  );
  const { outcome, settle, fail, forget } = useOutcome<unknown>();
  const [joined, setJoined] = useState<string | null>(null);
  const [lastEmail, setLastEmail] = useState('');
  return {
    join: (input) => {
      commit({
        variables: { locale, input },
        onCompleted: ({ joinEmailLists: result }, errors) => {
          if (settle(result, errors).kind !== 'done' || !result?.payload) return;
          setJoined(result.payload.email);
          setLastEmail(result.payload.email);
        },
        onError: fail,
      });
    },
    isJoining,
    outcome,
    joined,
    lastEmail,
    begin: () => {
      forget();
      setJoined(null);
    },
  };
}
