/** Makes an address the default. */
import { graphql } from 'react-relay/hooks.js';
import type { useSetDefaultAddressMutation } from '#relay/useSetDefaultAddressMutation.graphql.ts';
import { useFormMutation, type FormMutation } from '../../components/Refusal/useFormMutation.ts';

export function useSetDefaultAddress(
  locale: string,
): FormMutation<useSetDefaultAddressMutation['variables']['input'], unknown> {
  return useFormMutation<useSetDefaultAddressMutation>(
    graphql`
      mutation useSetDefaultAddressMutation($locale: Locale!, $input: SetDefaultAddressInput!)
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
    `,
    locale,
  );
}
