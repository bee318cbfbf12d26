/** A category in a group, which may override its title and image. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { Image, imageAt, type ImageModel } from '../../media/image.ts';
import type { CategoryGroupEntryJson } from '../../../sources/delivery/categories.ts';
import { Category, categoryTitle, shownCategory, type CategoryModel } from './category.ts';

export interface CategoryTileModel {
  category: CategoryModel;
  title: string;
  image: ImageModel | null;
}

type GroupMembers = CategoryGroupEntryJson['categories'];

/** In the editors' order, without categories hidden in this region. */
export async function categoryTiles(
  members: GroupMembers,
  ctx: RequestContext,
): Promise<CategoryTileModel[]> {
  const tiles = await Promise.all(members.map((member) => tileOf(member, ctx)));
  return tiles.filter((tile) => tile !== null);
}

async function tileOf(
  { category, clp_display_title, image }: GroupMembers[number],
  ctx: RequestContext,
): Promise<CategoryTileModel | null> {
  const [reference] = category;
  if (!reference) return null;
  // Groups include whole categories; a bare reference needs a batched read.
  const entry = 'regions' in reference ? reference : await ctx.delivery.categoryByUid(reference.uid);
  const shown = shownCategory(entry, ctx);
  if (!shown) return null;
  const title = clp_display_title || categoryTitle(shown.entry);
  return { category: shown, title, image: imageAt(image, title) ?? imageAt(shown.entry.banner, title) };
}

export const CategoryTile = builder.objectRef<CategoryTileModel>('CategoryTile').implement({
  description: 'A category in a group, with the group’s image for it.',
  fields: (t) => ({
    category: t.expose('category', { type: Category, description: 'The category.' }),
    title: t.exposeString('title', {
      description: 'Title in the group; falls back to the category’s own.',
    }),
    image: t.expose('image', {
      type: Image,
      nullable: true,
      description: 'Image in the group, else the category’s banner; null when there is neither.',
    }),
  }),
});
