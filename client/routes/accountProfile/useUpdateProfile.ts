/** Changes names, phone and company. */
import { graphql } from 'react-relay/hooks.js';
import type { useUpdateProfileMutation } from '#relay/useUpdateProfileMutation.graphql.ts';
import { useFormMutation, type FormMutation } from '../../components/Refusal/useFormMutation.ts';

export function useUpdateProfile(
  locale: string,
): FormMutation<useUpdateProfileMutation['variables']['input'], unknown> {
  return useFormMutation<useUpdateProfileMutation>(
    graphql`
      mutation useUpdateProfileMutation($locale: Locale!, $input: UpdateProfileInput!)
      @inContext(locale: $locale) {
        updateProfile(input: $input) {
          ... on UpdateProfilePayload @alias(as: "payload") {
            viewer {
              ...ProfileForm_customer
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
