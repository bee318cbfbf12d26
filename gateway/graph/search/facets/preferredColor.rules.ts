/** The colour in which a product is shown in a list filtered by colour. */

export interface ColorFacts {
  /** Labels of the product's colours with images, in the editors' order. */
  labels: readonly string[];
  /** Colour groups filtered by. */
  chosen: readonly string[];
  groups: readonly { color_name: string; child_colors: readonly string[] }[];
}

/** The first of the product's colours in a chosen group; null when none is. */
export function preferredColor({ labels, chosen, groups }: ColorFacts): string | null {
  const included = new Set(
    groups
      .filter(({ color_name: name }) => chosen.includes(name))
      .flatMap(({ child_colors }) => child_colors),
  );
  return labels.find((label) => included.has(label)) ?? null;
}
