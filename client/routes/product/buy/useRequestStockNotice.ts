/** Subscribes an address to a back-in-stock email. */
import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useRequestStockNoticeMutation } from '#relay/useRequestStockNoticeMutation.graphql.ts';
import { useGuardedCommit } from '../../../botProtection/useGuardedCommit.ts';
import type { Outcome } from '../../../components/Refusal/outcome.rules.ts';
import { useOutcome } from '../../../components/Refusal/useOutcome.ts';
import { announce } from '../../../ui/announce.ts';
import { rememberNoticeEmail } from './stockNoticeEmails.ts';

export interface RequestStockNotice {
  requestStockNotice: (variantId: string, email: string) => void;
  isRequesting: boolean;
  /** Outcome of the last attempt for the variant; null before the first. */
  outcomeFor: (variantId: string) => Outcome<unknown> | null;
}

/** @param locale the URL prefix: it decides the market, and the language of the email. */
export function useRequestStockNotice(locale: string): RequestStockNotice {
  const [commit, isRequesting] = useMutation<useRequestStockNoticeMutation>(
    graphql`
      mutation useRequestStockNoticeMutation($locale: Locale!, $input: RequestStockNoticeInput!)
      @inContext(locale: $locale) {
        requestStockNotice(input: $input) {
          ... on RequestStockNoticePayload @alias(as: "payload") {
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
          # It is back: the buy box shows the way into the cart in place of the form.
          ... on AlreadyInStock @alias(as: "back") {
            variant {
              availability
              isPurchasable
              ...StockLine_variant
              ...StockNotice_variant
            }
          }
          ... on Refusal @alias(as: "refusal") {
            message
          }
        }
      }
    `,
    useGuardedCommit('requestStockNotice'),
  );
  const { outcome, settle, fail } = useOutcome<unknown>();
  const [about, setAbout] = useState<string | null>(null);
  return {
    requestStockNotice: (variantId, email) => {
      setAbout(variantId);
      commit({
        variables: { locale, input: { variantId, email } },
        onCompleted: ({ requestStockNotice: result }, errors) => {
          const next = settle(result, errors);
          if (next.kind === 'done' && result?.payload) rememberNoticeEmail(variantId, result.payload.email);
          // The form is replaced then, and its errors with it.
          else if (result?.back && result.refusal) announce(result.refusal.message);
        },
        onError: fail,
      });
    },
    isRequesting,
    outcomeFor: (variantId) => (about === variantId ? outcome : null),
  };
}
