/** `BlogListing`: the paged list of posts that the blog and its categories share. */
import { builder, MAX_NODES } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { badInput } from '../../sourceErrors.ts';
import { blogPostsAt, shownListItems, type BlogPostModel } from './blogModel.ts';
import { BlogPost } from './blogPost.ts';
import { DEFAULT_POSTS, postCursor, postPage, type PostPage } from './blogPosts.rules.ts';
import type { BlogListItemJson } from '../../../sources/delivery/blog.ts';

interface ConnectionModel {
  page: PostPage<BlogListItemJson>;
  /** Posts of the page that are still published. */
  posts: BlogPostModel[];
  totalCount: number;
}

const BlogPostEdge = builder.objectRef<BlogPostModel>('BlogPostEdge').implement({
  description: 'One post of a list.',
  fields: (t) => ({
    cursor: t.string({
      description: 'Place of the post, for `after`. It holds when other posts are published or withdrawn.',
      resolve: ({ entry }) => postCursor(entry),
    }),
    node: t.field({ type: BlogPost, description: 'The post.', resolve: (post) => post }),
  }),
});

const BlogPostConnection = builder.objectRef<ConnectionModel>('BlogPostConnection').implement({
  description: 'One page of a list of posts.',
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount', { description: 'Posts in the whole list.' }),
    edges: t.field({
      type: [BlogPostEdge],
      // The connection's own multiplier already counts the posts.
      complexity: { field: 1, multiplier: 1 },
      description: 'The posts, latest first.',
      resolve: ({ posts }) => posts,
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Where this page stands in the whole list.',
      resolve: ({ page: { posts, hasNextPage, hasPreviousPage } }) => {
        const [start, end] = [posts[0], posts.at(-1)];
        return {
          hasNextPage,
          hasPreviousPage,
          startCursor: start ? postCursor(start) : null,
          endCursor: end ? postCursor(end) : null,
        };
      },
    }),
  }),
});

export interface BlogListingModel {
  ctx: RequestContext;
  /** Limits the list to this category; the whole blog without it. */
  entry?: { uid: string };
}

export const BlogListing = builder.interfaceRef<BlogListingModel>('BlogListing').implement({
  description: 'Something that lists posts: the blog, or one of its categories.',
  interfaces: () => [builder.nodeInterfaceRef()],
  fields: (t) => ({
    posts: t.field({
      type: BlogPostConnection,
      description: `Its posts in this region, latest first; those without a date last. ${DEFAULT_POSTS} when \`first\` is not given. The content service is asked for all places, 100 a call, and for the posts of the page in one more.`,
      args: {
        first: t.arg.int({ description: `Posts of the page: 1 to ${MAX_NODES}.` }),
        after: t.arg.string({ description: 'Posts behind this cursor.' }),
        skip: t.arg.int({
          description: 'Posts to leave out at the start, for pages that have a number. `after` wins over it.',
        }),
      },
      complexity: ({ first }) => ({
        field: 10,
        multiplier: Math.max(1, Math.min(first ?? DEFAULT_POSTS, MAX_NODES)),
      }),
      resolve: async ({ ctx, entry }, paging) => {
        const items = await shownListItems(ctx);
        const all = entry ? items.filter(({ category }) => category[0]?.uid === entry.uid) : items;
        const page = postPage(all, paging, MAX_NODES);
        if (typeof page === 'string') throw badInput(`posts: ${page}`);
        return { page, posts: await blogPostsAt(page.posts, ctx), totalCount: all.length };
      },
    }),
  }),
});
