/** Root fields of support: article, list, topics and search (platform.md 2). */
import { builder, MAX_NODES, type SanitizedHtml } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { unknownHandle } from '../../handleHint.ts';
import { readLanguage } from '../../region/locales/locale.rules.ts';
import { badInput } from '../../sourceErrors.ts';
import { escaped } from '../text/markup.ts';
import { filledMarkup } from '../text/placeholders.rules.ts';
import { noHtml, plainText, shown } from '../text/sanitizedHtml.ts';
import {
  articleByHandle,
  articlePath,
  faqAnchor,
  isOfTopic,
  listedArticles,
  shownTopics,
  SupportArticle,
  SupportTopic,
  type SupportArticleModel,
} from './supportArticle.ts';
import { articleCursor, articlePage, DEFAULT_ARTICLES, type ListPage } from './supportPage.rules.ts';
import { indexArticle, searchSupport, type IndexedArticle, type SupportHit } from './supportSearch.rules.ts';

/** Longer than any real query. */
const MAX_QUERY_LENGTH = 100;
const DEFAULT_HITS = 10;
/** Maximum number of characters searched per article. */
const MAX_BODY_LENGTH = 20_000;

const SupportArticleEdge = builder.objectRef<SupportArticleModel>('SupportArticleEdge').implement({
  description: 'One article of a list.',
  fields: (t) => ({
    cursor: t.string({
      description: 'Place of the article, for `after`.',
      resolve: ({ entry }) => articleCursor(entry.uid),
    }),
    node: t.field({ type: SupportArticle, description: 'The article.', resolve: (article) => article }),
  }),
});

const SupportArticleConnection = builder
  .objectRef<ListPage<SupportArticleModel>>('SupportArticleConnection')
  .implement({
    description: 'One page of the support section’s articles.',
    fields: (t) => ({
      edges: t.field({
        type: [SupportArticleEdge],
        // The connection's own multiplier already counts the articles.
        complexity: { field: 1, multiplier: 1 },
        description: 'The articles, in the editors’ order.',
        resolve: ({ items }) => items,
      }),
      pageInfo: t.field({
        type: builder.pageInfoRef(),
        description: 'Where this page stands in the whole list.',
        resolve: ({ items, hasNextPage, hasPreviousPage }) => ({
          hasNextPage,
          hasPreviousPage,
          startCursor: items[0] ? articleCursor(items[0].entry.uid) : null,
          endCursor: items.length > 0 ? articleCursor(items.at(-1)?.entry.uid ?? '') : null,
        }),
      }),
      totalCount: t.exposeInt('total', { description: 'Articles in the whole list.' }),
    }),
  });

type Hit = SupportHit<SupportArticleModel>;

const SupportSearchHit = builder.objectRef<Hit>('SupportSearchHit').implement({
  description: 'An article that answers what was looked for.',
  fields: (t) => ({
    article: t.expose('article', { type: SupportArticle, description: 'The article.' }),
    path: t.field({
      type: 'URLPath',
      description: 'Path of the article, and of the question in it that fits.',
      resolve: ({ article, faq }) => articlePath(article) + (faq === null ? '' : `#${faqAnchor(faq)}`),
    }),
    snippet: t.field({
      type: 'HTML',
      description:
        'The passage that fits best, what was looked for in `mark` elements; empty when the article has no passage.',
      resolve: ({ snippet }) => snippetHtml(snippet),
    }),
  }),
});

function snippetHtml(parts: Hit['snippet']): SanitizedHtml {
  const html = parts.map(({ text, isMatch }) => (isMatch ? `<mark>${escaped(text)}</mark>` : escaped(text)));
  return shown(html.join('')) ?? noHtml;
}

interface SearchModel {
  query: string;
  hits: Hit[];
  first: number;
}

const SupportSearch = builder.objectRef<SearchModel>('SupportSearch').implement({
  description: 'What a search within support found.',
  fields: (t) => ({
    query: t.exposeString('query', { description: 'What was looked for, without blanks around it.' }),
    totalCount: t.int({
      description: 'Articles that fit in all.',
      resolve: ({ hits }) => hits.length,
    }),
    hits: t.field({
      type: [SupportSearchHit],
      // The field's own multiplier already counts the articles.
      complexity: { field: 1, multiplier: 1 },
      description: 'The best of them first.',
      resolve: ({ hits, first }) => hits.slice(0, first),
    }),
  }),
});

/** Search index per entry of the content service, by language. */
const indexed = new WeakMap<object, Map<string, IndexedArticle>>();

function indexedOf({ entry }: SupportArticleModel, language: string): IndexedArticle {
  const byLanguage = indexed.get(entry) ?? new Map<string, IndexedArticle>();
  indexed.set(entry, byLanguage);
  let article = byLanguage.get(language);
  if (!article) {
    const faq = entry.faq.map(({ question, answer }) => ({
      question,
      answer: plainText(filledMarkup(answer, {}), MAX_BODY_LENGTH) ?? '',
    }));
    const { title, summary, keywords } = entry;
    // Keeps a heading from merging with the sentence below it when markup is stripped.
    const spoken = filledMarkup(entry.body, {}).replaceAll(/([^.?!:。？！>\s])(<\/h[1-6]>)/g, '$1: $2');
    const body = plainText(spoken, MAX_BODY_LENGTH) ?? '';
    article = indexArticle({ title, summary, keywords, faq, body }, language);
    byLanguage.set(language, article);
  }
  return article;
}

async function search(given: string, first: number, ctx: RequestContext): Promise<SearchModel> {
  const query = given.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  if (query.length > MAX_QUERY_LENGTH) throw badInput(`query has at most ${MAX_QUERY_LENGTH} characters.`);
  if (first < 1 || first > MAX_NODES) throw badInput(`first is 1 to ${MAX_NODES}.`);
  if (query === '') return { query, hits: [], first };
  const articles = await listedArticles(ctx);
  const language = readLanguage(ctx.scope.language);
  const hits = searchSupport(articles, (article) => indexedOf(article, language), query, language);
  return { query, first, hits };
}

builder.queryFields((t) => ({
  supportArticle: t.field({
    type: SupportArticle,
    nullable: true,
    description:
      'An article of the support section. Null when there is none under the address in this region, or with an error when the content service is down.',
    args: {
      handle: t.arg.string({
        required: true,
        description: 'Its address below `/support/`, such as `returns`.',
      }),
    },
    complexity: 5,
    resolve: async (_root, { handle }, ctx) =>
      (await articleByHandle(handle, ctx)) ?? unknownHandle(ctx, handle),
  }),
  supportArticles: t.field({
    type: SupportArticleConnection,
    nullable: true,
    description: `The support section's articles. ${DEFAULT_ARTICLES} when \`first\` is not given. Null with an error when the content service is down. One kept upstream call for each hundred articles of the region, whoever asks.`,
    args: {
      first: t.arg.int({ description: `Articles of the page: 1 to ${MAX_NODES}.` }),
      after: t.arg.string({ description: 'Articles behind this cursor.' }),
      topic: t.arg.string({ description: 'Key of a topic: only its articles. An unknown one has none.' }),
    },
    complexity: ({ first }) => ({
      field: 10,
      multiplier: Math.max(1, Math.min(first ?? DEFAULT_ARTICLES, MAX_NODES)),
    }),
    resolve: async (_root, { topic, ...paging }, ctx) => {
      const all = await listedArticles(ctx);
      const wanted = topic ? (await shownTopics(ctx)).find(({ topic: { key } }) => key === topic) : null;
      const listed = topic ? all.filter((article) => wanted && isOfTopic(article, wanted.topic)) : all;
      const page = articlePage(listed, ({ entry }) => entry.uid, paging, MAX_NODES);
      if (typeof page === 'string') throw badInput(page);
      return page;
    },
  }),
  supportTopics: t.field({
    type: [SupportTopic],
    nullable: true,
    description:
      'Topics that have an article in this region, in the editors’ order. Null with an error when the content service is down.',
    complexity: { field: 5, multiplier: 6 },
    resolve: (_root, _args, ctx) => shownTopics(ctx),
  }),
  supportSearch: t.field({
    type: SupportSearch,
    nullable: true,
    description: `Searches the support section, in the language of the request: titles first, then keywords, questions and texts; accents, case, endings and one slip of the finger do not matter. Nothing is found for an empty query. Null with an error when the content service is down.`,
    args: {
      query: t.arg.string({ required: true, description: `At most ${MAX_QUERY_LENGTH} characters.` }),
      first: t.arg.int({
        defaultValue: DEFAULT_HITS,
        description: `Articles of the answer: 1 to ${MAX_NODES}.`,
      }),
    },
    complexity: ({ first }) => ({
      field: 20,
      multiplier: Math.max(1, Math.min(first ?? DEFAULT_HITS, MAX_NODES)),
    }),
    resolve: (_root, { query, first }, ctx) => search(query, first ?? DEFAULT_HITS, ctx),
  }),
}));
