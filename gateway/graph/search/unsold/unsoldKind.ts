/** `SearchResultConnection.unsoldKind`: what a term asks for and this shop does not sell, with what comes near. */
import { builder } from '../../builder.ts';
import { Category, shownCategory, type CategoryModel } from '../../catalog/categories/category.ts';
import type { RequestContext } from '../../context.ts';
import { withFallback } from '../../sourceErrors.ts';
import type { SearchModel } from '../listing/searchListing.ts';
import { unsoldKindOf } from './unsoldKind.rules.ts';
import { unsoldKinds } from './unsoldKinds.rules.ts';

interface UnsoldKindModel {
  ctx: RequestContext;
  name: string;
  /** Handles. */
  nearest: readonly string[];
}

export const UnsoldKind = builder.objectRef<UnsoldKindModel>('UnsoldKind').implement({
  description: 'A kind of thing that shoppers look for and this shop does not sell.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description:
        'Its name in the plural, in the language of the request and as within a sentence: `snowboards`.',
    }),
    nearest: t.field({
      type: [Category],
      complexity: { field: 1, multiplier: 2 },
      description:
        'The categories that come nearest, the nearest first; empty when none of them is shown here, or the content service is down. One cached call per region.',
      resolve: ({ ctx, nearest }) => categoriesOf(nearest, ctx),
    }),
  }),
});

export function unsoldKindIn({ term, ctx }: SearchModel): UnsoldKindModel | null {
  const found = unsoldKindOf(term, ctx.scope.language, unsoldKinds);
  return found && { ctx, name: found.name, nearest: found.kind.nearest };
}

async function categoriesOf(handles: readonly string[], ctx: RequestContext): Promise<CategoryModel[]> {
  const all = await withFallback(ctx.delivery.categories(), []);
  return handles.flatMap(
    (handle) => shownCategory(all.find(({ url }) => url === `/${handle}`) ?? null, ctx) ?? [],
  );
}
