/** Groups that open the page of a top category: its sub-categories with pictures (catalogue.md 3 Category group). */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import type { GroupLayout } from '../content/blockLook.rules.ts';
import { CategoryGroupLayout, groupLayoutOf } from '../content/categoryGroupLayout.ts';
import { editTag } from '../content/editTag.rules.ts';
import { unlessIll } from '../sourceErrors.ts';
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
  const groups = await unlessIll(ctx.delivery.categoryGroupsUnder(entry.uid), []);
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
    editTag: editTag(ctx.scope, { contentType: 'category_groups', uid: group.uid }, 'title'),
  };
}

const CategoryGroup = builder.objectRef<CategoryGroupModel>('CategoryGroup').implement({
  description:
    'Sub-categories with pictures, as editors grouped them for the page of a top category. From the content service; public.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'The same for the same group, unique within its category.' }),
    heading: t.exposeString('heading', { description: 'Words above the group.' }),
    layout: t.expose('layout', {
      type: CategoryGroupLayout,
      description: 'How the categories stand, as the editors tagged the group.',
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
      'Groups of sub-categories that open the category’s page. Empty below the top, where editors made none, where this region shows none of their categories, and while the content service is down. One content call for all of them.',
    complexity: { field: 1, multiplier: 2 },
    resolve: (category) => groupsOf(category),
  }),
);
