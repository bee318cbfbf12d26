/** The blog: all posts, latest first. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { BlogRouteQuery } from '#relay/BlogRouteQuery.graphql.ts';
import { BlogFrame } from '../../components/BlogPosts/BlogFrame.tsx';
import { atPage, blogListingHref, readBlogListing } from '../../components/BlogPosts/blogListing.rules.ts';
import { BlogNavigation } from '../../components/BlogPosts/BlogNavigation.tsx';
import { BlogPosts } from '../../components/BlogPosts/BlogPosts.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { Alternates } from '../../page/Alternates.tsx';
import { brandName } from '../../page/brandName.ts';
import { ErrorScreen } from '../../page/ErrorScreen.tsx';
import { Head } from '../../page/Head.tsx';
import { pagesWording } from '../../wording/content/pages.ts';
import { useWording } from '../../wording/wording.ts';

export function BlogRoute({ queries, match }: ScreenProps<{ page: BlogRouteQuery }>) {
  const t = useWording(pagesWording);
  const { blog } = usePreloadedQuery<BlogRouteQuery>(
    graphql`
      query BlogRouteQuery($locale: Locale!, $first: Int!, $skip: Int!)
      @inContext(locale: $locale)
      @preloadable {
        blog {
          title
          description
          path
          alternates {
            ...Alternates_alternates
          }
          seo {
            title
            description
          }
          ...BlogNavigation_blog
          ...BlogPosts_listing @arguments(first: $first, skip: $skip)
        }
      }
    `,
    queries.page,
  );
  if (!blog) return <ErrorScreen status={404} />;
  const { page } = readBlogListing(match.search);
  const { title, description } = blog.seo;
  return (
    <BlogFrame
      title={blog.title}
      trail={null}
      description={<p>{blog.description}</p>}
      navigation={<BlogNavigation blog={blog} here={blog.path} />}
    >
      <Head
        title={
          page === 1
            ? t('category.title', { title, brand: brandName })
            : t('listing.pageTitle', { title, number: page, brand: brandName })
        }
        description={description}
        canonicalPath={blogListingHref(blog.path, atPage(page))}
      />
      {page === 1 ? <Alternates alternates={blog.alternates} /> : null}
      <BlogPosts listing={blog} path={blog.path} />
    </BlogFrame>
  );
}

export default BlogRoute;
