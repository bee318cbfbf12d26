/** Requests the edit tags of what is on screen, in batches. */
import { fetchQuery, graphql } from 'react-relay/hooks.js';
import type { Environment } from 'relay-runtime';
import type { serveEditTagsQuery, serveEditTagsQuery$data } from '#relay/serveEditTagsQuery.graphql.ts';
import type { EditTags } from '../../preview/EditTags.ts';

/** The gateway's limit per query. */
const mostAtOnce = 100;
/** Time for a screen to register what it shows. Milliseconds. */
const settledMs = 50;

/** @returns the stop function. */
export function serveEditTags(tags: EditTags, environment: Environment): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    // Entries without an id belong to a page or category and come with it.
    const ids = tags.takeMissing().filter((id) => !id.startsWith('client:'));
    for (let from = 0; from < ids.length; from += mostAtOnce)
      read(environment, ids.slice(from, from + mostAtOnce)).then(
        (found) => tags.bring(found),
        // The page works without edit tags.
        () => {},
      );
  };
  tags.serve(() => {
    clearTimeout(timer);
    timer = setTimeout(ask, settledMs);
  });
  return () => {
    clearTimeout(timer);
    tags.serve(() => {});
  };
}

async function read(environment: Environment, ids: readonly string[]): Promise<[string, string][]> {
  const answer = await fetchQuery<serveEditTagsQuery>(
    environment,
    graphql`
      query serveEditTagsQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          __id
          ... on Product {
            editTag
          }
          ... on Category {
            editTag
            groups {
              __id
              editTag
            }
          }
          ... on BlogPost {
            editTag
          }
          ... on Page {
            editTag
            blocks {
              __typename
              ... on BannerBlock {
                __id
                editTag
                banner {
                  __id
                  editTag
                  hotspots {
                    __id
                    editTag
                  }
                }
              }
              ... on BannerSliderBlock {
                __id
                editTag
                banners {
                  __id
                  editTag
                  hotspots {
                    __id
                    editTag
                  }
                }
              }
              ... on ProductGridBlock {
                __id
                editTag
              }
              ... on CategoryGroupBlock {
                __id
                editTag
              }
              ... on TextBlock {
                __id
                editTag
              }
            }
          }
        }
      }
    `,
    { ids },
    { networkCacheConfig: { force: true } },
  ).toPromise();
  return tagsOf(answer?.nodes ?? []);
}

interface Tagged {
  readonly __id: string;
  readonly editTag?: string | null | undefined;
}

type Node = NonNullable<serveEditTagsQuery$data['nodes'][number]>;
type Block = NonNullable<Node['blocks']>[number];

function tagsOf(nodes: serveEditTagsQuery$data['nodes']): [string, string][] {
  const things = nodes.flatMap((node): Tagged[] =>
    node ? [node, ...(node.groups ?? []), ...(node.blocks ?? []).flatMap(thingsOf)] : [],
  );
  return things.flatMap(({ __id, editTag }): [string, string][] => (editTag ? [[__id, editTag]] : []));
}

/** A block and its tagged fields. */
function thingsOf(block: Block): Tagged[] {
  switch (block.__typename) {
    case 'BannerBlock':
      return [block, ...bannersWithSpots([block.banner])];
    case 'BannerSliderBlock':
      return [block, ...bannersWithSpots(block.banners)];
    case '%other':
      return [];
    default:
      return [block];
  }
}

function bannersWithSpots(banners: readonly (Tagged & { readonly hotspots: readonly Tagged[] })[]): Tagged[] {
  return banners.flatMap((banner) => [banner, ...banner.hotspots]);
}
