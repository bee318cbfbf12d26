/** A post as structured data (schema.org BlogPosting). */

interface PostFacts {
  title: string;
  description: string | null | undefined;
  path: string;
  /** Absolute address of its picture. */
  image: string | null;
  /** `yyyy-mm-dd`. */
  day: string | null;
  author: string | null;
}

/**
 * Missing properties are omitted.
 * @param origin public origin of the shop, without a trailing slash.
 */
export function blogPostJsonLd(origin: string, brandName: string, post: PostFacts): object {
  const publisher = { '@type': 'Organization', name: brandName, url: `${origin}/` };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    ...(post.description ? { description: post.description } : {}),
    ...(post.image === null ? {} : { image: [post.image] }),
    ...(post.day === null ? {} : { datePublished: post.day }),
    author: post.author === null ? publisher : { '@type': 'Person', name: post.author },
    publisher,
    mainEntityOfPage: { '@type': 'WebPage', '@id': origin + post.path },
  };
}
