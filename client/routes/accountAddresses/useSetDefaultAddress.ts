/** Makes an address the one that parcels go to when nobody says otherwise. */
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useSetDefaultAddressMutation } from '#relay/useSetDefaultAddressMutation.graphql.ts';
import type { Outcome } from '../../components/Refusal/outcome.rules.ts';
import { useOutcome } from '../../components/Refusal/useOutcome.ts';

export interface SetDefaultAddress {
  setDefaultAddress: (id: string, onDone: () => void) => void;
  isSetting: boolean;
  /** Of the last attempt. */
  outcome: Outcome<unknown> | null;
  forget: () => void;
}

export function useSetDefaultAddress(locale: string): SetDefaultAddress {
  const [commit, isSetting] = useMutation<useSetDefaultAddressMutation>(graphql`
    mutation useSetDefaultAddressMutation($locale: String!, $input: SetDefaultAddressInput!)
    @inContext(locale: $locale) {
      setDefaultAddress(input: $input) {
        ... on SetDefaultAddressPayload @alias(as: "payload") {
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
    setDefaultAddress: (id, onDone) => {
      commit({
        variables: { locale, input: { id } },
        onCompleted: ({ setDefaultAddress: result }, errors) => {
          if (settle(result, errors).kind === 'done') onDone();
        },
        onError: fail,
      });
    },
    isSetting,
    outcome,
    forget,
  };
}
