/** Head of a managed page. The front page also says who we are, for machines. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PageHead_page$key } from '#relay/PageHead_page.graphql.ts';
import { Alternates } from './Alternates.tsx';
import { brandName } from './brandName.ts';
import { Head } from './Head.tsx';
import { useOrigin } from './originContext.ts';

export interface PageHeadProps {
  page: PageHead_page$key;
  isHome?: boolean;
  /** Not for search engines, and so without the same page in other markets. */
  noindex?: boolean;
}

export function PageHead({ page: reference, isHome = false, noindex = false }: PageHeadProps) {
  const { path, alternates, seo } = useFragment(
    graphql`
      fragment PageHead_page on Page {
        path
        alternates {
          ...Alternates_alternates
        }
        seo {
          title
          description
          image {
            url(width: 1200, height: 630, format: JPEG)
          }
        }
      }
    `,
    reference,
  );
  const origin = useOrigin();
  const title = seo.title.includes(brandName) ? seo.title : `${seo.title} | ${brandName}`;
  const url = origin + path;
  return (
    <>
      {noindex ? null : <Alternates alternates={alternates} />}
      <Head
        title={title}
        noindex={noindex}
        description={seo.description}
        canonicalPath={path}
        image={seo.image?.url}
        jsonLd={
          isHome
            ? [
                { '@context': 'https://schema.org', '@type': 'WebSite', name: brandName, url },
                {
                  '@context': 'https://schema.org',
                  '@type': 'Organization',
                  name: brandName,
                  url: `${origin}/`,
                },
              ]
            : undefined
        }
      />
    </>
  );
}
