/** Breadcrumbs as structured data (schema.org BreadcrumbList). */

/** @param origin public origin of the shop, without a slash at the end. */
export function breadcrumbsJsonLd(
  origin: string,
  trail: readonly { readonly title: string; readonly path: string }[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.title,
      item: origin + crumb.path,
    })),
  };
}
