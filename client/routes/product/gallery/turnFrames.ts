/**
 * Addresses of a turn's pictures, two dozen of them, in a query of their own: few shoppers ask for the turn. It asks for
 * the gallery again, because a turn has no id.
 */
import { fetchQuery, graphql } from 'react-relay/hooks.js';
import type { Environment } from 'relay-runtime';
import type { turnFramesQuery } from '#relay/turnFramesQuery.graphql.ts';

export interface Turn {
  /** Id of the product. */
  product: string;
  /** Label of the colour; null when the product has only one. */
  color: string | null;
  /** Name of its first picture. */
  still: string;
}

/** @throws when the query fails, or when the turn is no longer there. */
export async function turnFrames(
  environment: Environment,
  { product, color, still }: Turn,
): Promise<readonly string[]> {
  const answer = await fetchQuery<turnFramesQuery>(
    environment,
    graphql`
      query turnFramesQuery($id: ID!, $color: String) {
        node(id: $id) {
          ... on Product {
            gallery(color: $color) {
              ... on Spin @alias(as: "spin") {
                still {
                  name
                }
                frames(width: 840)
              }
            }
          }
        }
      }
    `,
    { id: product, color: color?.toLowerCase() ?? null },
    { fetchPolicy: 'store-or-network' },
  ).toPromise();
  const turn = answer?.node?.gallery?.find(({ spin }) => spin?.still.name === still)?.spin;
  if (!turn) throw new Error(`the gallery has no turn that begins with ${still}`);
  return turn.frames;
}
