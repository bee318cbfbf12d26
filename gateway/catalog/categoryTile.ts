/** A category as a group shows it: with a title and a picture of its own there. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { Image, imageAt, type ImageModel } from '../media/image.ts';
import type { CategoryGroupEntryJson } from '../sources/delivery/wire.ts';
import { Category, categoryTitle, shownCategory, type CategoryModel } from './category.ts';

export interface CategoryTileModel {
  category: CategoryModel;
  title: string;
  image: ImageModel | null;
}

type GroupMembers = CategoryGroupEntryJson['categories'];

/** In the editors' order; what this region does not show is left out. */
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
  // Groups bring whole categories along; a bare reference is read, batched with its neighbours.
  const entry = 'regions' in reference ? reference : await ctx.delivery.categoryByUid(reference.uid);
  const shown = shownCategory(entry, ctx);
  if (!shown) return null;
  const title = clp_display_title || categoryTitle(shown.entry);
  return { category: shown, title, image: imageAt(image, title) ?? imageAt(shown.entry.banner, title) };
}

export const CategoryTile = builder.objectRef<CategoryTileModel>('CategoryTile').implement({
  description: 'A category in a group, with the picture it has there.',
  fields: (t) => ({
    category: t.expose('category', { type: Category, description: 'The category.' }),
    title: t.exposeString('title', {
      description: 'Title in the group; the category’s own when the editors wrote no other.',
    }),
    image: t.expose('image', {
      type: Image,
      nullable: true,
      description: 'Picture in the group, else the category’s banner; null when there is neither.',
    }),
  }),
});
