/** Adds an address. The list that comes back takes the old one's place by itself. */
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useCreateAddressMutation } from '#relay/useCreateAddressMutation.graphql.ts';
import type { AddressInputValues } from '../../components/AddressFields/addressInput.rules.ts';
import type { Outcome } from '../../components/Refusal/outcome.rules.ts';
import { useOutcome } from '../../components/Refusal/useOutcome.ts';

export interface CreateAddress {
  createAddress: (address: AddressInputValues, makeDefault: boolean, onDone: () => void) => void;
  isCreating: boolean;
  /** Of the last attempt. */
  outcome: Outcome<unknown> | null;
  forget: () => void;
}

export function useCreateAddress(locale: string): CreateAddress {
  const [commit, isCreating] = useMutation<useCreateAddressMutation>(graphql`
    mutation useCreateAddressMutation($locale: String!, $input: CreateAddressInput!)
    @inContext(locale: $locale) {
      createAddress(input: $input) {
        ... on CreateAddressPayload @alias(as: "payload") {
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
    createAddress: (address, makeDefault, onDone) => {
      commit({
        variables: { locale, input: { address, makeDefault } },
        onCompleted: ({ createAddress: result }, errors) => {
          if (settle(result, errors).kind === 'done') onDone();
        },
        onError: fail,
      });
    },
    isCreating,
    outcome,
    forget,
  };
}
