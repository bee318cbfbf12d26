/** Metadata of a post, for search engines and link previews. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BlogPostHead_post$key } from '#relay/BlogPostHead_post.graphql.ts';
import { breadcrumbsJsonLd } from '../../components/Breadcrumbs/breadcrumbsJsonLd.rules.ts';
import { Alternates } from '../../page/Alternates.tsx';
import { brandName } from '../../page/brandName.ts';
import { Head } from '../../page/Head.tsx';
import { useOrigin } from '../../page/originContext.ts';
import { pagesWording } from '../../wording/content/pages.ts';
import { useWording } from '../../wording/wording.ts';
import { blogPostJsonLd } from './blogPostJsonLd.rules.ts';

export function BlogPostHead({ post: key }: { post: BlogPostHead_post$key }) {
  const t = useWording(pagesWording);
  const origin = useOrigin();
  const { title, path, alternates, seo, publishedAt, author, breadcrumbs } = useFragment(
    graphql`
      fragment BlogPostHead_post on BlogPost {
        title
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
        publishedAt {
          iso
        }
        author {
          name
        }
        breadcrumbs {
          title
          path
        }
      }
    `,
    key,
  );
  const trail = [...breadcrumbs.map(({ title, path }) => ({ title, path })), { title, path }];
  const image = seo.image?.url ?? null;
  const facts = {
    title,
    description: seo.description,
    path,
    image,
    day: publishedAt?.iso ?? null,
    author: author?.name ?? null,
  };
  return (
    <>
      <Alternates alternates={alternates} />
      <Head
        title={t('category.title', { title: seo.title, brand: brandName })}
        description={seo.description}
        canonicalPath={path}
        image={image}
        type="article"
        jsonLd={[blogPostJsonLd(origin, brandName, facts), breadcrumbsJsonLd(origin, trail)]}
      />
    </>
  );
}
