/** A category of the blog: its posts, latest first. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { BlogCategoryRouteQuery } from '#relay/BlogCategoryRouteQuery.graphql.ts';
import { BlogFrame } from '../../components/BlogPosts/BlogFrame.tsx';
import { atPage, blogListingHref, readBlogListing } from '../../components/BlogPosts/blogListing.rules.ts';
import { BlogNavigation } from '../../components/BlogPosts/BlogNavigation.tsx';
import { BlogPosts } from '../../components/BlogPosts/BlogPosts.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { breadcrumbsJsonLd } from '../../components/Breadcrumbs/breadcrumbsJsonLd.rules.ts';
import { RichText } from '../../components/RichText/RichText.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { homePath } from '../../navigation/addresses/localePath.rules.ts';
import { Alternates } from '../../page/Alternates.tsx';
import { brandName } from '../../page/brandName.ts';
import { ErrorScreen } from '../../page/ErrorScreen.tsx';
import { Head } from '../../page/Head.tsx';
import { useOrigin } from '../../page/originContext.ts';
import { pagesWording } from '../../wording/content/pages.ts';
import { useWording } from '../../wording/wording.ts';

export function BlogCategoryRoute({ queries, match }: ScreenProps<{ page: BlogCategoryRouteQuery }>) {
  const t = useWording(pagesWording);
  const origin = useOrigin();
  const { blog, blogCategory: category } = usePreloadedQuery<BlogCategoryRouteQuery>(
    graphql`
      query BlogCategoryRouteQuery($locale: Locale!, $handle: String!, $first: Int!, $skip: Int!)
      @inContext(locale: $locale)
      @preloadable {
        blog {
          ...BlogNavigation_blog
        }
        blogCategory(handle: $handle) {
          title
          description
          textLanguage
          path
          alternates {
            ...Alternates_alternates
          }
          seo {
            title
            description
          }
          breadcrumbs {
            title
            path
            ...Breadcrumbs_trail
          }
          ...BlogPosts_listing @arguments(first: $first, skip: $skip)
        }
      }
    `,
    queries.page,
  );
  if (!category) return <ErrorScreen status={404} />;
  const { page } = readBlogListing(match.search);
  const { title, description } = category.seo;
  return (
    <BlogFrame
      title={category.title}
      trail={<Breadcrumbs trail={category.breadcrumbs} home={homePath(match.lang)} />}
      description={
        category.description ? (
          <RichText html={category.description} language={category.textLanguage} />
        ) : null
      }
      navigation={blog ? <BlogNavigation blog={blog} here={category.path} /> : null}
    >
      <Head
        title={
          page === 1
            ? t('category.title', { title, brand: brandName })
            : t('listing.pageTitle', { title, number: page, brand: brandName })
        }
        description={description}
        canonicalPath={blogListingHref(category.path, atPage(page))}
        jsonLd={breadcrumbsJsonLd(origin, category.breadcrumbs)}
      />
      {page === 1 ? <Alternates alternates={category.alternates} /> : null}
      <BlogPosts listing={category} path={category.path} />
    </BlogFrame>
  );
}

export default BlogCategoryRoute;
