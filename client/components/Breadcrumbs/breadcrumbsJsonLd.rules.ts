/** Breadcrumbs as structured data (schema.org BreadcrumbList). */
import type { BreadcrumbList, WithContext } from 'schema-dts';

type Trail = readonly { readonly title: string; readonly path: string }[];

/** As a block of its own. @param origin public origin of the shop, without a slash at the end. */
export function breadcrumbsJsonLd(origin: string, trail: Trail): WithContext<BreadcrumbList> {
  return { '@context': 'https://schema.org', ...breadcrumbList(origin, trail) };
}

/** As part of a graph that has a context already. */
export function breadcrumbList(origin: string, trail: Trail): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.title,
      item: origin + crumb.path,
    })),
  };
}
