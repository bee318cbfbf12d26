/** Mock posts for the blog's screens. */

export interface TestPost {
  id?: string;
  title?: string;
  /** All optional fields empty. */
  isBare?: boolean;
}

export function testPost({ id = 'wax', title = 'Wax is not a secret', isBare = false }: TestPost = {}) {
  return {
    __typename: 'BlogPost',
    id: `en-us/${id}`,
    title,
    path: `/en-us/blog/p/${id}`,
    summary: isBare ? null : 'An evening, an iron and a window.',
    publishedAt: isBare ? null : { iso: '2026-03-14', formatted: 'March 14, 2026' },
    readingMinutes: isBare ? null : 2,
    language: null,
    category: isBare ? null : { id: 'en-us/care', title: 'Care' },
    picture: isBare
      ? null
      : { rendition: { src: '/i/wax?w=600', width: 600, height: 400, placeholder: '/i/tiny', sources: [] } },
  };
}

/** Edges of the posts at these indexes. */
export function postEdges(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => ({
    cursor: `c${from + index}`,
    node: testPost({ id: `post-${from + index}`, title: `Post ${from + index}` }),
  }));
}
