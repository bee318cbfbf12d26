/** Changes an address. */
import { graphql } from 'react-relay/hooks.js';
import type { useUpdateAddressMutation } from '#relay/useUpdateAddressMutation.graphql.ts';
import { useFormMutation, type FormMutation } from '../../components/Refusal/useFormMutation.ts';

export function useUpdateAddress(
  locale: string,
): FormMutation<useUpdateAddressMutation['variables']['input'], unknown> {
  return useFormMutation<useUpdateAddressMutation>(
    graphql`
      mutation useUpdateAddressMutation($locale: Locale!, $input: UpdateAddressInput!)
      @inContext(locale: $locale) {
        updateAddress(input: $input) {
          ... on UpdateAddressPayload @alias(as: "payload") {
            viewer {
              ...AddressList_customer
            }
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
  );
}
