/** Which colour a product is shown in where a list is narrowed by colours: one that the shopper asked for. */

export interface ColorFacts {
  /** Labels of the product's colours that there are pictures of, in the editors' order. */
  labels: readonly string[];
  /** Colour groups that the list is narrowed to. */
  chosen: readonly string[];
  groups: readonly { color_name: string; child_colors: readonly string[] }[];
}

/** The first of the product's colours that belongs to a chosen group; null when none does. */
export function preferredColor({ labels, chosen, groups }: ColorFacts): string | null {
  const wanted = new Set(
    groups
      .filter(({ color_name: name }) => chosen.includes(name))
      .flatMap(({ child_colors }) => child_colors),
  );
  return labels.find((label) => wanted.has(label)) ?? null;
}
