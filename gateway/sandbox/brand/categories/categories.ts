/**
 * The tree of categories, parents before children. Titles exist in every locale; what stands below the heading
 * is written in data/categories.json, in part.
 */
import { type CategoryRow, titleOrder, type TitleRow } from './categoryRow.ts';
import { categoryRows as rows, type CategoryPath } from './categoryRows.ts';
import categoryTexts from '../../data/categories.json' with { type: 'json' };
import { contentRegions } from '../productDraft.ts';
import type { BrandCategory, Localised } from '../types.ts';

function titles(row: TitleRow): Localised {
  const [base] = row;
  return { 'en-us': base, ...Object.fromEntries(titleOrder.map((locale, at) => [locale, row[at] ?? base])) };
}

function html(text: string): string {
  return `<p>${text}</p>`;
}

export const categories: readonly BrandCategory[] = rows.map(
  (row: CategoryRow & { path: CategoryPath }, index) => {
    const segments = row.path.split('/');
    const { 'en-us': base, ...others } = categoryTexts[row.path];
    const title = titles(row.title);
    return {
      index,
      key: segments.at(-1) ?? row.path,
      path: row.path,
      parent: segments.slice(0, -1).join('/') || null,
      title,
      ...(row.heading && { displayTitle: { ...title, 'en-us': row.heading } }),
      description: {
        'en-us': html(base),
        ...Object.fromEntries(Object.entries(others).map(([locale, text]) => [locale, html(text)])),
      },
      scene: row.scene,
      regions: row.regions ?? contentRegions,
    };
  },
);
