/** Changes an address. */
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useUpdateAddressMutation } from '#relay/useUpdateAddressMutation.graphql.ts';
import type { AddressInputValues } from '../../components/AddressFields/addressInput.rules.ts';
import type { Outcome } from '../../components/Refusal/outcome.rules.ts';
import { useOutcome } from '../../components/Refusal/useOutcome.ts';

export interface UpdateAddress {
  updateAddress: (id: string, address: AddressInputValues, makeDefault: boolean, onDone: () => void) => void;
  isUpdating: boolean;
  /** Of the last attempt. */
  outcome: Outcome<unknown> | null;
  forget: () => void;
}

export function useUpdateAddress(locale: string): UpdateAddress {
  const [commit, isUpdating] = useMutation<useUpdateAddressMutation>(graphql`
    mutation useUpdateAddressMutation($locale: String!, $input: UpdateAddressInput!)
    @inContext(locale: $locale) {
      updateAddress(input: $input) {
        ... on UpdateAddressPayload @alias(as: "payload") {
          viewer {
            ...AddressList_customer
          }
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
  `);
  const { outcome, settle, fail, forget } = useOutcome<unknown>();
  return {
    updateAddress: (id, address, makeDefault, onDone) => {
      commit({
        // Null leaves the default as it is; false would take it from an address that has it.
        variables: { locale, input: { id, address, makeDefault: makeDefault || null } },
        onCompleted: ({ updateAddress: result }, errors) => {
          if (settle(result, errors).kind === 'done') onDone();
        },
        onError: fail,
      });
    },
    isUpdating,
    outcome,
    forget,
  };
}
