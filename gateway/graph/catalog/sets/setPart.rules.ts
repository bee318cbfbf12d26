/** Which variants of a part fit. */

interface SizedVariant {
  variant: { option_values: readonly { option_display_name: string; label: string }[] };
}

/**
 * The variants in these sizes, ordered by size, then as the store has them.
 *
 * @param sizeTitle name of the option, such as `Brake Width`.
 * @param sizes null: all variants fit.
 */
export function ofSizes<Variant extends SizedVariant>(
  variants: readonly Variant[],
  sizeTitle: string,
  sizes: readonly string[] | null,
): Variant[] {
  if (sizes === null) return [...variants];
  const name = normal(sizeTitle);
  const rankOf = ({ variant }: Variant) => {
    const own = variant.option_values.find((value) => normal(value.option_display_name) === name)?.label;
    return sizes.findIndex((size) => own !== undefined && normal(size) === normal(own));
  };
  return variants.filter((each) => rankOf(each) !== -1).toSorted((a, b) => rankOf(a) - rankOf(b));
}

function normal(text: string): string {
  return text.trim().toLowerCase();
}
