/** Adds an address. The returned list replaces the old one in the store. */
import { graphql } from 'react-relay/hooks.js';
import type { useCreateAddressMutation } from '#relay/useCreateAddressMutation.graphql.ts';
import { useFormMutation, type FormMutation } from '../../components/Refusal/useFormMutation.ts';

export function useCreateAddress(
  locale: string,
): FormMutation<useCreateAddressMutation['variables']['input'], unknown> {
  return useFormMutation<useCreateAddressMutation>(
    graphql`
      mutation useCreateAddressMutation($locale: Locale!, $input: CreateAddressInput!)
      @inContext(locale: $locale) {
        createAddress(input: $input) {
          ... on CreateAddressPayload @alias(as: "payload") {
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
