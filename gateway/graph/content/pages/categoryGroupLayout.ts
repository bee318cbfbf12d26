/** Layout of a category group by the editors' `clp_layout_tags` (catalogue.md 3 Category group). */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import type { CategoryGroupEntryJson } from '../../../sources/delivery/categories.ts';
import { groupLayout, type GroupLayout } from './blockStyle.rules.ts';

/** Unknown tags are ignored and reported. */
export function groupLayoutOf(
  { uid, clp_layout_tags }: CategoryGroupEntryJson,
  ctx: RequestContext,
): GroupLayout {
  const { layout, unknown } = groupLayout(clp_layout_tags);
  for (const tag of unknown) {
    ctx.report('Category group - unknown layout tag', { group: uid, tag: tag.slice(0, 40) });
  }
  return layout;
}

export const CategoryGroupLayout = builder.enumType('CategoryGroupLayout', {
  description: 'How a group of categories is laid out, by the editors’ layout tags.',
  values: {
    GRID: { description: 'Wraps into rows; also without a tag, and for unknown ones.' },
    FOUR_UP: { description: 'One row of four on wide screens, larger pictures.' },
    ROW: { description: 'One row, which scrolls sideways where it does not fit.' },
    SPLIT: { description: 'Large pictures side by side, for two or three categories.' },
    LIST: { description: 'Small pictures beside their titles, for many categories.' },
  } satisfies Record<GroupLayout, { description: string }>,
});
