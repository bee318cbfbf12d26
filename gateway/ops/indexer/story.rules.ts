/** Search documents of editorial content: which text of an entry goes into which field. */
import { filledMarkup } from '../../graph/content/text/placeholders.rules.ts';
import type { CategoryEntryJson } from '../../sources/delivery/categories.ts';
import type { PageEntryJson } from '../../sources/delivery/pages.ts';
import type { BlogPostEntryJson } from '../../sources/delivery/blog.ts';
import type { CircusPostEntryJson } from '../../sources/delivery/circus.ts';
import type { SupportEntryJson } from '../../sources/delivery/support.ts';
import type { AthleteEntryJson, TeamPageEntryJson } from '../../sources/delivery/team.ts';
import type { StoryDocument } from '../../sources/engine/documents.ts';
import { documentId, type DocumentPlace } from './documentBase.rules.ts';
import { joinedText, plainText } from './plainText.rules.ts';

/** Fields specific to an entry; the others follow from its type. */
type Story = Pick<StoryDocument, 'document_kind' | 'content_type' | 'title' | 'url'> & {
  entry: ReadEntry;
  /** Dotted path of the entry's field that the tagline is. */
  taglineField: string;
  /** Of the one that most of the body is. */
  bodyField: string;
  regions: readonly string[];
  /** May contain markup. */
  tagline: string;
  body: readonly (string | null | undefined)[];
  amplience_id: string | undefined;
  category_titles?: readonly string[];
  published_at?: string;
};

interface ReadEntry {
  uid: string;
  /** The base locale's when it fell back as a whole. */
  locale?: string | undefined;
  /** Its texts that were taken from the base locale. */
  filledFields?: readonly string[];
}

/** What the base locale is written in (platform.md 9). */
const base = 'en';
const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** Languages of title and texts that are not the place's. */
function languages(
  { locale }: DocumentPlace,
  { entry, taglineField, bodyField }: Story,
): Pick<StoryDocument, 'title_language' | 'tagline_language' | 'body_language'> {
  if (languageOf(locale) === base) return {};
  const fellBack = entry.locale !== undefined && languageOf(entry.locale) === base;
  const isFilled = (field: string): boolean => fellBack || entry.filledFields?.includes(field) === true;
  return {
    ...(fellBack ? { title_language: base } : {}),
    ...(isFilled(taglineField) ? { tagline_language: base } : {}),
    ...(isFilled(bodyField) ? { body_language: base } : {}),
  };
}

function storyDocument(place: DocumentPlace, story: Story): StoryDocument {
  const { uid } = story.entry;
  const { document_kind: kind, category_titles: titles = [], published_at: publishedAt } = story;
  const day = moment(publishedAt);
  return {
    id: documentId(place.locale, kind, uid),
    uid,
    document_kind: kind,
    content_type: story.content_type,
    ...place,
    regions: story.regions,
    title: plainText(story.title),
    tagline: plainText(story.tagline),
    body: joinedText(story.body),
    url: story.url,
    amplience_id: story.amplience_id ?? '',
    ...languages(place, story),
    ...(titles.length === 0 ? {} : { category_titles: titles }),
    ...(day === null ? {} : { published_at: day }),
  };
}

/** The vendor refuses a whole document for an invalid date. */
function moment(text: string | undefined): string | null {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** Categories are also found by the names of their ancestors: `Touring` and `Skis` find touring skis. */
export function categoryDocument(
  place: DocumentPlace,
  entry: CategoryEntryJson,
  parentTitles: readonly string[],
): StoryDocument {
  return storyDocument(place, {
    entry,
    taglineField: 'description',
    bodyField: 'description',
    document_kind: 'category',
    content_type: 'product_category',
    regions: entry.regions,
    title: entry.display_title || entry.title,
    tagline: '',
    body: [entry.title, entry.description],
    url: entry.url,
    amplience_id: entry.banner?.amplience_id,
    category_titles: parentTitles,
  });
}

/** Pages with their own URL: one path segment, neither the home page nor the test page. */
export function hasScreen(url: string): boolean {
  return /^\/[^/]+$/.test(url) && url !== '/test-store';
}

/** A page of blocks: generic or landing. */
export function pageDocument(
  place: DocumentPlace,
  contentType: 'page' | 'landing_page',
  entry: PageEntryJson,
): StoryDocument {
  const banners = [
    ...(entry.generic_page?.banner ?? []),
    ...(entry.landing_page?.banner?.banner ?? []),
    ...entry.blocks.flatMap((block) => block.banner?.banner ?? []),
  ];
  return storyDocument(place, {
    entry,
    taglineField: 'seo_meta.seo_description',
    bodyField: 'blocks',
    document_kind: 'page',
    content_type: contentType,
    regions: entry.regions,
    title: entry.title,
    tagline: entry.seo_meta?.seo_description ?? '',
    body: [
      ...banners.map(({ content }) => content),
      ...entry.blocks.flatMap((block) => [
        block.text?.html,
        block.product_grid?.heading,
        ...(block.category_group?.category_group ?? []).flatMap(({ categories }) =>
          categories.map((member) => member.clp_display_title),
        ),
      ]),
    ],
    url: entry.url,
    amplience_id:
      entry.seo_meta?.og_image?.amplience_id ||
      banners.find(({ background }) => background?.amplience_id)?.background?.amplience_id,
  });
}

export function blogPostDocument(
  place: DocumentPlace,
  entry: BlogPostEntryJson,
  categoryTitles: readonly string[],
): StoryDocument {
  return storyDocument(place, {
    entry,
    taglineField: 'summary',
    bodyField: 'body',
    document_kind: 'post',
    content_type: 'blog_post',
    regions: entry.regions,
    title: entry.title,
    tagline: entry.summary || (entry.seo_meta?.seo_description ?? ''),
    body: [
      ...entry.body.flatMap(({ text, picture, quote }) => [text?.html, picture?.caption, quote?.words]),
      entry.author?.name,
    ],
    url: entry.url,
    amplience_id: entry.picture?.amplience_id,
    category_titles: categoryTitles,
    published_at: entry.published_at,
  });
}

/** Events are also found by location. The date is the first day, as for sorting and display in the shop. */
export function circusPostDocument(
  place: DocumentPlace,
  entry: CircusPostEntryJson,
  seasonTitles: readonly string[],
): StoryDocument {
  return storyDocument(place, {
    entry,
    taglineField: 'summary',
    bodyField: 'body',
    document_kind: 'post',
    content_type: 'traveling_circus_post',
    regions: entry.regions,
    title: entry.title,
    tagline: entry.summary || (entry.seo_meta?.seo_description ?? ''),
    body: [entry.body, entry.place?.name, entry.place?.city],
    url: entry.url,
    amplience_id: entry.picture?.amplience_id,
    category_titles: seasonTitles,
    published_at: entry.starts_on,
  });
}

/** Keywords are other names of the subject, so they are searchable. */
export function supportDocument(
  place: DocumentPlace,
  entry: SupportEntryJson,
  topicTitles: readonly string[],
): StoryDocument {
  return storyDocument(place, {
    entry,
    taglineField: 'summary',
    bodyField: 'body',
    document_kind: 'support',
    content_type: 'support',
    regions: entry.regions,
    title: entry.title,
    tagline: entry.summary || (entry.seo_meta?.seo_description ?? ''),
    // Values of the viewer's market are unknown here.
    body: [
      filledMarkup(entry.body, {}),
      ...entry.faq.flatMap(({ question, answer }) => [question, filledMarkup(answer, {})]),
      entry.keywords.join(', '),
    ],
    url: entry.url,
    amplience_id: '',
    category_titles: topicTitles,
  });
}

export function athleteDocument(place: DocumentPlace, entry: AthleteEntryJson): StoryDocument {
  return storyDocument(place, {
    entry,
    taglineField: 'discipline',
    bodyField: 'biography',
    document_kind: 'page',
    content_type: 'athlete',
    regions: entry.regions,
    title: entry.title,
    tagline: entry.discipline || entry.quote,
    body: [
      entry.quote,
      entry.biography,
      entry.home_place,
      ...entry.results.map(({ year, event }) => `${event} ${year}`),
    ],
    url: entry.url,
    amplience_id: entry.portrait?.amplience_id,
  });
}

/** The page that shows the whole team; its URL is the shop's own (platform.md 2). */
export const teamUrl = '/team';

export function teamPageDocument(place: DocumentPlace, entry: TeamPageEntryJson): StoryDocument {
  return storyDocument(place, {
    entry,
    taglineField: 'seo_meta.seo_description',
    bodyField: 'header',
    document_kind: 'page',
    content_type: 'team_page',
    regions: [],
    title: entry.title,
    tagline: entry.seo_meta?.seo_description ?? '',
    body: [entry.header],
    url: teamUrl,
    amplience_id: entry.seo_meta?.og_image?.amplience_id || entry.banner[0]?.background?.amplience_id,
  });
}
