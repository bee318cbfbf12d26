/** Keeps the outcome of the last mutation, for the form or button that sent it. */
import { useState } from 'react';
import { botProtectionWording } from '../../wording/frame/botProtection.ts';
import { formsWording } from '../../wording/account/forms.ts';
import { useWording } from '../../wording/wording.ts';
import { outcomeOf, refused } from './outcome.rules.ts';
import type { Outcome, UnionResult } from './outcome.rules.ts';
import { failureText, waitText } from './refusalText.ts';

export interface OutcomeHandle<Payload> {
  /** Of the last attempt, until the next response. Null before the first. */
  outcome: Outcome<Payload> | null;
  /** For `onCompleted`. Returns the outcome. */
  settle: (
    result: UnionResult<Payload> | null | undefined,
    errors: readonly unknown[] | null | undefined,
  ) => Outcome<Payload>;
  /** For `onError`. */
  fail: (error: Error) => void;
  /** Clears the outcome, when the form is closed. */
  forget: () => void;
}

export function useOutcome<Payload>(): OutcomeHandle<Payload> {
  const t = useWording(formsWording, botProtectionWording);
  const [outcome, setOutcome] = useState<Outcome<Payload> | null>(null);
  return {
    outcome,
    settle: (result, errors) => {
      const next = outcomeOf(result, errors, {
        unavailable: t('forms.unavailable'),
        wait: (seconds) => waitText(t, seconds),
      });
      setOutcome(next);
      return next;
    },
    fail: (error) => setOutcome(refused(failureText(t, error))),
    forget: () => setOutcome(null),
  };
}
