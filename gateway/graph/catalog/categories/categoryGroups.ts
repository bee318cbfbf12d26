/** Category groups on a top category's page: sub-categories with images (catalogue.md 3 Category group). */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import type { GroupLayout } from '../../content/pages/blockStyle.rules.ts';
import { CategoryGroupLayout, groupLayoutOf } from '../../content/pages/categoryGroupLayout.ts';
import { editTag } from '../../content/preview/editTag.rules.ts';
import { withFallback } from '../../sourceErrors.ts';
import { Category, type CategoryModel } from './category.ts';
import { CategoryTile, categoryTiles, type CategoryTileModel } from './categoryTile.ts';

interface CategoryGroupModel {
  key: string;
  heading: string;
  layout: GroupLayout;
  tiles: CategoryTileModel[];
  editTag: string | null;
}

async function groupsOf({ ctx, entry }: CategoryModel): Promise<CategoryGroupModel[]> {
  const isTop = entry.parent.length === 0;
  if (!isTop) return [];
  const groups = await withFallback(ctx.delivery.categoryGroupsUnder(entry.uid), []);
  const shown = await Promise.all(groups.map((group) => groupOf(group, ctx)));
  return shown.filter(({ tiles }) => tiles.length > 0);
}

type GroupEntry = Awaited<ReturnType<RequestContext['delivery']['categoryGroupsUnder']>>[number];

async function groupOf(group: GroupEntry, ctx: RequestContext): Promise<CategoryGroupModel> {
  return {
    key: group.uid,
    heading: group.title,
    layout: groupLayoutOf(group, ctx),
    tiles: await categoryTiles(group.categories, ctx),
    editTag: editTag(ctx, { contentType: 'category_groups', uid: group.uid }, 'title'),
  };
}

const CategoryGroup = builder.objectRef<CategoryGroupModel>('CategoryGroup').implement({
  description:
    'Sub-categories with images, grouped by editors for a top category’s page. From the content service; public.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Stable key, unique within the category.' }),
    heading: t.exposeString('heading', { description: 'Heading of the group.' }),
    layout: t.expose('layout', {
      type: CategoryGroupLayout,
      description: 'Layout of the categories, from the group’s tags.',
    }),
    tiles: t.expose('tiles', {
      type: [CategoryTile],
      description:
        'The categories, in the editors’ order, one or more; those that this region does not show are left out.',
    }),
    editTag: t.exposeString('editTag', {
      nullable: true,
      description:
        'The heading in the group’s entry, as the content service’s editor names it (`data-cslp`); null outside of preview. Costs nothing.',
    }),
  }),
});

builder.objectField(Category, 'groups', (t) =>
  t.field({
    type: [CategoryGroup],
    description:
      'Groups of sub-categories at the top of the category’s page. Empty below the top level, when there are none, when this region shows none of their categories, and while the content service is down. One content call for all of them.',
    complexity: { field: 1, multiplier: 2 },
    resolve: (category) => groupsOf(category),
  }),
);
