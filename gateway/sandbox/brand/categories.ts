/** The tree of categories, parents before children; the key of a row is the whole path. */
import { z } from 'zod';
import { nameIn, readFacts, readTexts, withTexts } from './readData.ts';
import { contentRegions } from './contentRegions.ts';
import { sceneNames } from './scenes.ts';
import type { BrandCategory, Localised } from './types.ts';

const file = 'categories/categories.json';
const row = z.strictObject({
  key: z.string(),
  /** In its banner. */
  scene: nameIn(sceneNames, 'scene'),
  /** Content regions; all of them when absent. */
  regions: z.array(nameIn(contentRegions, 'content region')).optional(),
});
const text = z.strictObject({
  title: z.string(),
  /** Heading of the page where it should say more than the menu does. */
  heading: z.string().optional(),
  /** Plain text below the heading. */
  description: z.string(),
});

const rows = withTexts(
  file,
  readFacts(file, z.array(row)),
  readTexts('categories', z.record(z.string(), text)),
);

export const categories: readonly BrandCategory[] = rows.map(
  ({ key: path, scene, regions = contentRegions, title, heading, description }, index) => {
    const segments = path.split('/');
    return {
      index,
      key: segments.at(-1) ?? path,
      path,
      parent: segments.slice(0, -1).join('/') || null,
      title,
      // A language without a heading of its own keeps its title.
      ...(heading && { displayTitle: { ...title, ...heading } }),
      description: paragraphs(description),
      scene,
      regions,
    };
  },
);

function paragraphs(texts: Localised): Localised {
  return {
    ...texts,
    ...Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, `<p>${text}</p>`])),
  };
}
