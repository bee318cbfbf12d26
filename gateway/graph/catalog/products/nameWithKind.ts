/**
 * Names of products where nothing beside them says what they are: cart, orders, search. Kinds are display texts
 * `kind.<product_type>`, their word order is `product.nameWithKind`.
 */
import { normalTitle } from '../../content/wording/displayText.rules.ts';
import { managedWords, words } from '../../content/wording/words.ts';
import { nameParts, wholeName, type NameParts } from './nameWithKind.rules.ts';
import { displayTitleOf, type ProductModel } from './productModel.ts';

/** Makes no call of its own beside that for display texts. */
export async function namePartsOf({ ctx, entry }: ProductModel): Promise<NameParts> {
  const { title, product_type: type } = entry;
  const managed = (await managedWords(ctx)).get(normalTitle(`kind.${type}`));
  // The type itself is English: in another language a missing translation leaves the name alone.
  const kind = managed ?? (ctx.scope.language === 'en' && type !== '' ? type : null);
  return nameParts(
    { title, displayTitle: displayTitleOf(entry), type, kind },
    // Placeholders are replaced by the rule, which keeps the parts apart.
    await words(ctx, 'product.nameWithKind'),
  );
}

export async function nameWithKind(product: ProductModel): Promise<string> {
  return wholeName(await namePartsOf(product));
}
