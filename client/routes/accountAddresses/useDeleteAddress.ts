/** Deletes an address. */
import { graphql } from 'react-relay/hooks.js';
import type { useDeleteAddressMutation } from '#relay/useDeleteAddressMutation.graphql.ts';
import { useFormMutation, type FormMutation } from '../../components/Refusal/useFormMutation.ts';

export function useDeleteAddress(
  locale: string,
): FormMutation<useDeleteAddressMutation['variables']['input'], unknown> {
  return useFormMutation<useDeleteAddressMutation>(
    graphql`
      mutation useDeleteAddressMutation($locale: Locale!, $input: DeleteAddressInput!)
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
    `,
    locale,
  );
}
