/** Looks up an order by its number and email address. */
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useFindOrderMutation } from '#relay/useFindOrderMutation.graphql.ts';
import { useGuardedCommit } from '../../botProtection/useGuardedCommit.ts';
import type { Outcome } from '../../components/Refusal/outcome.rules.ts';
import { useOutcome } from '../../components/Refusal/useOutcome.ts';
import { readOrderReport } from './OrderReport.tsx';
import type { ReportedOrder } from './OrderReport.tsx';

export interface FindOrder {
  findOrder: (number: string, email: string) => void;
  isFinding: boolean;
  /** Of the last attempt, until the next response. */
  outcome: Outcome<ReportedOrder> | null;
}

export function useFindOrder(locale: string): FindOrder {
  const [commit, isFinding] = useMutation<useFindOrderMutation>(
    graphql`
      mutation useFindOrderMutation($locale: Locale!, $input: FindOrderInput!) @inContext(locale: $locale) {
        findOrder(input: $input) {
          ... on FindOrderPayload @alias(as: "payload") {
            order {
              ...OrderReport_report
            }
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
    useGuardedCommit('findOrder'),
  );
  const { outcome, settle, fail } = useOutcome<ReportedOrder>();
  return {
    findOrder: (number, email) => {
      commit({
        variables: { locale, input: { number, email } },
        onCompleted: ({ findOrder: result }, errors) => {
          const order = result?.payload?.order;
          settle(result && { ...result, payload: order && readOrderReport(order) }, errors);
        },
        onError: fail,
      });
    },
    isFinding,
    outcome,
  };
}
