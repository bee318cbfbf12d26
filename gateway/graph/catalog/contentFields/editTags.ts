/** `editTag` fields of catalogue types. */
import { builder } from '../../builder.ts';
import { editTag } from '../../content/preview/editTag.rules.ts';
import { Category } from '../categories/category.ts';
import { Product } from '../products/product.ts';

const reason =
  'as the content service’s editor names it (`data-cslp`); null outside of preview. Costs nothing.';

/** Falls back to the title when the display title is empty. */
const titleField = ({ display_title }: { display_title: string }): string =>
  display_title === '' ? 'title' : 'display_title';

builder.objectField(Product, 'editTag', (t) =>
  t.string({
    nullable: true,
    description: `The title in the product’s entry, ${reason}`,
    resolve: ({ ctx, entry }) => editTag(ctx, { contentType: 'product', uid: entry.uid }, titleField(entry)),
  }),
);

builder.objectField(Category, 'editTag', (t) =>
  t.string({
    nullable: true,
    description: `The title in the category’s entry, ${reason}`,
    resolve: ({ ctx, entry }) =>
      editTag(ctx, { contentType: 'product_category', uid: entry.uid }, titleField(entry)),
  }),
);
