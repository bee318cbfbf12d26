/** Changes names, phone and company. */
import { graphql, useMutation } from 'react-relay/hooks.js';
import type {
  UpdateProfileInput,
  useUpdateProfileMutation,
} from '#relay/useUpdateProfileMutation.graphql.ts';
import type { Outcome } from '../../components/Refusal/outcome.rules.ts';
import { useOutcome } from '../../components/Refusal/useOutcome.ts';

export interface UpdateProfile {
  updateProfile: (profile: UpdateProfileInput) => void;
  isUpdating: boolean;
  /** Of the last attempt, until something is typed. */
  outcome: Outcome<unknown> | null;
  forget: () => void;
}

export function useUpdateProfile(locale: string): UpdateProfile {
  const [commit, isUpdating] = useMutation<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($locale: String!, $input: UpdateProfileInput!)
    @inContext(locale: $locale) {
      updateProfile(input: $input) {
        ... on UpdateProfilePayload @alias(as: "payload") {
          viewer {
            ...ProfileForm_customer
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
    updateProfile: (profile) => {
      commit({
        variables: { locale, input: profile },
        onCompleted: ({ updateProfile: result }, errors) => void settle(result, errors),
        onError: fail,
      });
    },
    isUpdating,
    outcome,
    forget,
  };
}
