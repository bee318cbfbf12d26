/** Head of a managed page. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PageHead_page$key } from '#relay/PageHead_page.graphql.ts';
import { Alternates } from './Alternates.tsx';
import { brandName } from './brandName.ts';
import { Head } from './Head.tsx';

export interface PageHeadProps {
  page: PageHead_page$key;
  /** Excluded from search engines, and so without alternates. */
  noindex?: boolean;
}

export function PageHead({ page: reference, noindex = false }: PageHeadProps) {
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
          isHidden
          image {
            alt
            url(width: 1200, height: 630, format: JPEG)
          }
        }
      }
    `,
    reference,
  );
  const title = seo.title.includes(brandName) ? seo.title : `${seo.title} | ${brandName}`;
  return (
    <>
      {noindex ? null : <Alternates alternates={alternates} />}
      <Head
        title={title}
        noindex={noindex || seo.isHidden}
        description={seo.description}
        canonicalPath={path}
        image={seo.image?.url}
        imageAlt={seo.image?.alt}
      />
    </>
  );
}
