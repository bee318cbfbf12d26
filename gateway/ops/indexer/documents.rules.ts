/**
 * All search documents of a locale: products, categories, pages, posts and support articles. Withdrawn products are in
 * no list of the content service, so they have none; hidden entries and those without name or URL are omitted.
 */
import { marketsOf } from '../../graph/region/markets/markets.rules.ts';
import { regionRow } from '../../graph/region/markets/regionRow.rules.ts';
import { specifiedMarkets } from '../../graph/region/markets/specifiedMarkets.rules.ts';
import type { EngineDocument } from '../../sources/engine/documents.ts';
import { withAncestors } from './ancestors.rules.ts';
import { isFindable, withoutRepetition, withRegions, type DocumentPlace } from './documentBase.rules.ts';
import { productDocument } from './product.rules.ts';
import type { ShopContent, StoreProducts } from './shopContent.ts';
import * as story from './story.rules.ts';

export function documentsOf(
  content: ShopContent,
  stores: StoreProducts,
  { stack, environment }: Pick<DocumentPlace, 'stack' | 'environment'>,
): EngineDocument[] {
  const place: DocumentPlace = { stack, environment, locale: content.locale };
  const categories = byUid(content.categories);
  const titlesOf = (entries: readonly Titled[]): ((references: readonly Named[]) => string[]) => {
    const titles = new Map(entries.map(({ uid, title }) => [uid, title]));
    return (references) => references.flatMap(({ uid }) => titles.get(uid) || []);
  };
  const blogCategory = titlesOf(content.blogCategories);
  const season = titlesOf(content.circusSeasons);
  const topic = titlesOf(content.supportTopics);
  const everyRegion =
    content.regions.length === 0
      ? specifiedMarkets.regions
      : marketsOf(content.regions.map(regionRow), []).regions;
  const stories = [
    ...content.categories
      .filter(isFindable)
      .map((entry) => story.categoryDocument(place, entry, parentTitles(entry.parent, categories))),
    ...content.pages
      .filter((entry) => isFindable(entry) && story.hasScreen(entry.url))
      .map((entry) => story.pageDocument(place, 'page', entry)),
    ...content.landingPages
      .filter(isFindable)
      .map((entry) => story.pageDocument(place, 'landing_page', entry)),
    ...content.blogPosts
      .filter(isFindable)
      .map((entry) => story.blogPostDocument(place, entry, blogCategory(entry.category))),
    ...content.circusPosts
      .filter(isFindable)
      .map((entry) => story.circusPostDocument(place, entry, season(entry.season))),
    ...content.support
      .filter(isFindable)
      .map((entry) => story.supportDocument(place, entry, topic(entry.topic))),
    ...content.athletes.filter(isFindable).map((entry) => story.athleteDocument(place, entry)),
    ...content.teamPages
      .filter((entry) => isFindable({ ...entry, url: story.teamUrl }))
      .map((entry) => story.teamPageDocument(place, entry)),
  ];
  return withoutRepetition([
    ...content.products.filter(isFindable).map((entry) => productDocument(place, entry, categories, stores)),
    ...stories.map((document) => withRegions(document, everyRegion)),
  ]);
}

interface Named {
  uid: string;
}
interface Titled extends Named {
  title: string;
}

function byUid<Entry extends Named>(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.uid, entry]));
}

function parentTitles(
  parents: readonly Named[],
  categories: ReadonlyMap<string, Titled & { parent: readonly Named[] }>,
): string[] {
  const above = withAncestors(
    parents.map(({ uid }) => uid),
    categories,
  );
  return above.map(({ title }) => title);
}
