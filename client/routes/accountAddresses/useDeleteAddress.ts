/** Deletes an address. */
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useDeleteAddressMutation } from '#relay/useDeleteAddressMutation.graphql.ts';
import type { Outcome } from '../../components/Refusal/outcome.rules.ts';
import { useOutcome } from '../../components/Refusal/useOutcome.ts';

export interface DeleteAddress {
  deleteAddress: (id: string, onDone: () => void) => void;
  isDeleting: boolean;
  /** Of the last attempt. */
  outcome: Outcome<unknown> | null;
  forget: () => void;
}

export function useDeleteAddress(locale: string): DeleteAddress {
  const [commit, isDeleting] = useMutation<useDeleteAddressMutation>(graphql`
    mutation useDeleteAddressMutation($locale: String!, $input: DeleteAddressInput!)
    @inContext(locale: $locale) {
      deleteAddress(input: $input) {
        ... on DeleteAddressPayload @alias(as: "payload") {
          viewer {
            ...AddressList_customer
          }
        }
        ... on Refusal @alias(as: "refusal") {
          message
        }
      }
    }
  `);
  const { outcome, settle, fail, forget } = useOutcome<unknown>();
  return {
    deleteAddress: (id, onDone) => {
      commit({
        variables: { locale, input: { id } },
        onCompleted: ({ deleteAddress: result }, errors) => {
          if (settle(result, errors).kind === 'done') onDone();
        },
        onError: fail,
      });
    },
    isDeleting,
    outcome,
    forget,
  };
}
