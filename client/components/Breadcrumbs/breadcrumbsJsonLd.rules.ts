/** Breadcrumbs as structured data (schema.org BreadcrumbList). */
import type { BreadcrumbList, WithContext } from 'schema-dts';

type Trail = readonly { readonly title: string; readonly path: string }[];

/** As a separate block. @param origin public origin of the shop, without a trailing slash. */
export function breadcrumbsJsonLd(origin: string, trail: Trail): WithContext<BreadcrumbList> {
  return { '@context': 'https://schema.org', ...breadcrumbList(origin, trail) };
}

/** As part of a graph with its own context. */
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
