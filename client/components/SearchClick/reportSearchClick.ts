/** Reports an opened result to the search service, for its ranking. Fire and forget. */
import { commitMutation, graphql } from 'react-relay/hooks.js';
import type { Environment } from 'relay-runtime';
import type {
  ReportSearchClickInput,
  reportSearchClickMutation,
} from '#relay/reportSearchClickMutation.graphql.ts';
import { survivesUnload } from '../../relay/requestMetadata.ts';

export function reportSearchClick(environment: Environment, input: ReportSearchClickInput): void {
  commitMutation<reportSearchClickMutation>(environment, {
    mutation: graphql`
      mutation reportSearchClickMutation($input: ReportSearchClickInput!) {
        reportSearchClick(input: $input) {
          isReported
        }
      }
    `,
    variables: { input },
    cacheConfig: { force: true, metadata: survivesUnload },
    onError: () => {},
  });
}
