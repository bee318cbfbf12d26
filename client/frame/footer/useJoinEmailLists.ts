/** Subscribes an address to email lists. */
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { useJoinEmailListsMutation } from '#relay/useJoinEmailListsMutation.graphql.ts';
import { useGuardedCommit } from '../../botProtection/useGuardedCommit.ts';
import type { Outcome } from '../../components/Refusal/outcome.rules.ts';
import { useFormMutation } from '../../components/Refusal/useFormMutation.ts';

interface EmailSignup {
  email: string;
  listIds: string[];
  hasConsented: boolean;
}

export interface JoinEmailLists {
  join: (signup: EmailSignup) => void;
  isJoining: boolean;
  /** Outcome of the last attempt; null before the first. */
  outcome: Outcome<unknown> | null;
  /** The subscribed address; null before. */
  joined: string | null;
  /** The last submitted address, for correction; empty before. */
  lastEmail: string;
  /** Starts over with another address. */
  begin: () => void;
}

/** @param locale the URL prefix: it decides the market, and the language of the emails. */
export function useJoinEmailLists(locale: string): JoinEmailLists {
  const { send, isSending, outcome, forget } = useFormMutation<useJoinEmailListsMutation>(
    graphql`
      mutation useJoinEmailListsMutation($locale: Locale!, $input: JoinEmailListsInput!)
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
    locale,
    useGuardedCommit('joinEmailLists'),
  );
  const [joined, setJoined] = useState<string | null>(null);
  const [lastEmail, setLastEmail] = useState('');
  return {
    join: (input) => {
      send(input, ({ email }) => {
        setJoined(email);
        setLastEmail(email);
      });
    },
    isJoining: isSending,
    outcome,
    joined,
    lastEmail,
    begin: () => {
      forget();
      setJoined(null);
    },
  };
}
