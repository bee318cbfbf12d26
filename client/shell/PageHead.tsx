/** Head of a managed page. The front page also says who we are, for machines. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PageHead_page$key } from '#relay/PageHead_page.graphql.ts';
import { Alternates } from './Alternates.tsx';
import { brandName } from './brandName.ts';
import { Head } from './Head.tsx';
import { useOrigin } from './originContext.ts';

export function PageHead({ page: reference, isHome = false }: { page: PageHead_page$key; isHome?: boolean }) {
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
      <Alternates alternates={alternates} />
      <Head
        title={title}
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
