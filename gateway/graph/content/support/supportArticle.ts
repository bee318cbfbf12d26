/** Support articles and their topics (platform.md 2). */
import { builder, type SanitizedHtml } from '../../builder.ts';
import { languageDescription, languageField, languageOf } from '../text/entryLanguage.ts';
import type { RequestContext } from '../../context.ts';
import { memoizePer } from '../../memoizePerContext.ts';
import { imageAt } from '../../media/image.ts';
import { Alternate, alternatesOf } from '../../region/locales/alternate.ts';
import { joinMarketId, loadInMarkets } from '../../region/markets/marketId.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import { withFallback } from '../../sourceErrors.ts';
import type { SupportEntryJson, SupportTopicEntryJson } from '../../../sources/delivery/support.ts';
import { contentPath, localePath } from '../navigation/link.rules.ts';
import { markupWithValues } from '../text/placeholders.ts';
import { filledMarkup } from '../text/placeholders.rules.ts';
import { richText } from '../text/richText.ts';
import { plainText } from '../text/sanitizedHtml.ts';
import { withSections, type Section } from '../text/sections.rules.ts';
import { Seo } from '../pages/seo.ts';
import { relatedArticles } from './supportSearch.rules.ts';

export interface SupportArticleModel {
  ctx: RequestContext;
  entry: SupportEntryJson;
}

interface SupportTopicModel {
  ctx: RequestContext;
  topic: SupportTopicEntryJson;
}

/** Maximum number of related articles. */
const RELATED = 4;

export async function articleByHandle(
  handle: string,
  ctx: RequestContext,
): Promise<SupportArticleModel | null> {
  const entry = await ctx.delivery.supportByUrl(`/${handle}`);
  return entry && isShownIn(entry.regions, ctx.scope.contentRegion) ? { ctx, entry } : null;
}

/** Articles of the region that are listed and searchable, in the editors' order. */
export async function listedArticles(ctx: RequestContext): Promise<SupportArticleModel[]> {
  const entries = await ctx.delivery.supportArticles();
  return entries.filter(({ unlisted, url }) => !unlisted && url !== '').map((entry) => ({ ctx, entry }));
}

/** Topics with at least one listed article, in the editors' order. */
export async function shownTopics(ctx: RequestContext): Promise<SupportTopicModel[]> {
  const [topics, articles] = await Promise.all([ctx.delivery.supportTopics(), listedArticles(ctx)]);
  const used = new Set(articles.map(({ entry }) => entry.topic[0]?.uid));
  return topics.filter(({ uid, key }) => used.has(uid) && key !== '').map((topic) => ({ ctx, topic }));
}

export function supportPath(ctx: RequestContext): string {
  return localePath(ctx.locale, '/support');
}

export function articlePath({ ctx, entry }: SupportArticleModel): string {
  return contentPath(ctx.locale, 'support', entry.url);
}

export function isOfTopic({ entry }: SupportArticleModel, { uid }: SupportTopicEntryJson): boolean {
  return entry.topic[0]?.uid === uid;
}

const bodyOf = memoizePer(
  async ({
    ctx,
    entry,
  }: SupportArticleModel): Promise<{ html: SanitizedHtml | null; sections: Section[] }> => {
    const html = await richText(ctx, await markupWithValues(ctx, entry.body), {
      topHeading: 2,
      holder: entry,
    });
    return html === null ? { html, sections: [] } : withSections(html);
  },
);

const SupportSection = builder.objectRef<Section>('SupportSection').implement({
  description: 'A part of a long text that has a heading.',
  fields: (t) => ({
    anchor: t.exposeString('id', { description: 'Name of the heading in the page, for `#`.' }),
    title: t.exposeString('title', { description: 'The heading, without markup.' }),
  }),
});

interface FaqModel {
  article: SupportArticleModel;
  position: number;
  question: string;
  answer: string;
}

/** Anchor of a question on the page. */
export function faqAnchor(position: number): string {
  return `faq-${position + 1}`;
}

const SupportFaq = builder.objectRef<FaqModel>('SupportFaq').implement({
  description: 'A question that is asked often, and its answer.',
  fields: (t) => ({
    anchor: t.string({
      description: 'Name of the question in the page, for `#`.',
      resolve: ({ position }) => faqAnchor(position),
    }),
    question: t.exposeString('question', { description: 'The question, without markup.' }),
    answer: t.field({
      type: 'HTML',
      nullable: true,
      description: 'The answer; null when nothing of it may be shown.',
      resolve: async ({ article: { ctx, entry }, answer }) =>
        richText(ctx, await markupWithValues(ctx, answer), { topHeading: 2, holder: entry }),
    }),
  }),
});

const articleRef = builder.objectRef<SupportArticleModel>('SupportArticle');
const topicRef = builder.objectRef<SupportTopicModel>('SupportTopic');

export const SupportArticle = builder.node(articleRef, {
  description: 'An article of the support section. From the content service; public.',
  id: { resolve: ({ ctx, entry }) => joinMarketId(ctx.locale, entry.url.replace(/^\//, '')) },
  loadMany: (ids, ctx) => loadInMarkets(ids, ctx, articleByHandle),
  fields: (t) => ({
    handle: t.string({
      description: 'Its address below `/support/`, as `supportArticle(handle:)` takes it.',
      resolve: ({ entry }) => entry.url.replace(/^\//, ''),
    }),
    title: t.string({ description: 'Title of the article.', resolve: ({ entry }) => entry.title }),
    language: t.string(languageField('title and summary', 'summary')),
    bodyLanguage: t.string(languageField('text and questions', 'body')),
    summary: t.string({
      nullable: true,
      description: 'One sentence on what it answers; null when the editors wrote none.',
      resolve: ({ entry }) => entry.summary || null,
    }),
    path: t.field({ type: 'URLPath', description: 'Path of the article.', resolve: articlePath }),
    isListed: t.boolean({
      description:
        'False where editors keep it out of lists and search: it opens by its address alone and is not for search engines.',
      resolve: ({ entry }) => !entry.unlisted,
    }),
    topic: t.field({
      type: topicRef,
      nullable: true,
      description: 'The topic it stands under; null when it has none, or while topics cannot be read.',
      resolve: async ({ ctx, entry }) => {
        const topics = await withFallback(ctx.delivery.supportTopics(), []);
        const topic = topics.find(({ uid }) => uid === entry.topic[0]?.uid);
        return topic ? { ctx, topic } : null;
      },
    }),
    body: t.field({
      type: 'HTML',
      nullable: true,
      description:
        'The text, its links and what it embeds resolved, its second-level headings named as in `sections`; null when there is none.',
      resolve: async (article) => (await bodyOf(article)).html,
    }),
    sections: t.field({
      type: [SupportSection],
      description: 'Second-level headings of the text, in their order. Costs nothing beside `body`.',
      resolve: async (article) => (await bodyOf(article)).sections,
    }),
    faq: t.field({
      type: [SupportFaq],
      description: 'Questions below the text, in the editors’ order; those without a question are left out.',
      resolve: (article) =>
        article.entry.faq.flatMap(({ question, answer }, position) =>
          question === '' || answer === '' ? [] : [{ article, position, question, answer }],
        ),
    }),
    related: t.field({
      type: [articleRef],
      complexity: { field: 1, multiplier: RELATED },
      description: `Up to ${RELATED} others: of the same topic first, then those with the same keywords. Empty while they cannot be read.`,
      resolve: async (article) =>
        relatedArticles(
          article,
          await withFallback(listedArticles(article.ctx), []),
          ({ entry }) => ({ uid: entry.uid, topic: entry.topic[0]?.uid ?? null, keywords: entry.keywords }),
          RELATED,
        ),
    }),
    seo: t.field({
      type: Seo,
      description:
        'Title, description and picture for search engines; title and summary when the editors wrote nothing.',
      resolve: ({ entry }) => ({
        title: entry.seo_meta?.seo_title || entry.title,
        description:
          entry.seo_meta?.seo_description || entry.summary || plainText(filledMarkup(entry.body, {})),
        image: imageAt(entry.seo_meta?.og_image ?? null, entry.title),
        isHidden: entry.unlisted || (entry.seo_meta?.no_index ?? false),
      }),
    }),
    alternates: t.field({
      type: [Alternate],
      description:
        'The article in every offered locale where guests see it, for search engines; none for one that is not listed.',
      resolve: async ({ ctx, entry }) => {
        if (entry.unlisted) return [];
        const articles = await ctx.delivery.supportRegions(entry.url);
        return alternatesOf(
          ctx.markets,
          (region) => articles.some((regions) => isShownIn(regions, region)),
          (locale) => contentPath(locale, 'support', entry.url),
        );
      },
    }),
  }),
});

export const SupportTopic = topicRef.implement({
  description: 'A topic of the support section. From the content service; public.',
  fields: (t) => ({
    key: t.string({
      description: 'Short name, such as `returns`; the same in every language.',
      resolve: ({ topic }) => topic.key,
    }),
    title: t.string({ description: 'Title of the topic.', resolve: ({ topic }) => topic.title }),
    summary: t.string({
      nullable: true,
      description: 'What belongs to it; null when the editors wrote nothing.',
      resolve: ({ topic }) => topic.summary || null,
    }),
    summaryLanguage: t.string({
      nullable: true,
      description: `Of this sentence: ${languageDescription}`,
      resolve: ({ ctx, topic }) => languageOf(ctx, topic, 'summary'),
    }),
    anchor: t.string({
      description: 'Name of the topic in the list, for `#`.',
      resolve: ({ topic }) => topicAnchor(topic),
    }),
    path: t.field({
      type: 'URLPath',
      description: 'Where the topic stands in the list of all.',
      resolve: ({ ctx, topic }) => `${supportPath(ctx)}#${topicAnchor(topic)}`,
    }),
    articles: t.field({
      type: [articleRef],
      description: 'Its articles, in the editors’ order.',
      resolve: async ({ ctx, topic }) =>
        (await listedArticles(ctx)).filter((article) => isOfTopic(article, topic)),
    }),
  }),
});

function topicAnchor({ key }: SupportTopicEntryJson): string {
  return `topic-${key.replaceAll(/[^\w-]/g, '-')}`;
}
