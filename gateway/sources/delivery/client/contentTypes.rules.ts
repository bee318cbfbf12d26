/**
 * Names of the content types in the connected stack. The gateway uses the names below everywhere, also in cache and
 * surrogate keys; a stack may have other ones (`CONTENT_TYPES`).
 */
export const contentTypes: readonly string[] = [
  'product', 'product_category', 'category_groups', 'page', 'landing_page', 'banner', 'header', 'footer', 'error_page',
  'redirect', 'store', 'support', 'support_topic', 'blog_post', 'blog_category', 'athlete', 'team_page', 'circus_season',
  'traveling_circus_post', 'brand_settings', 'email_signup_settings', 'display_text', 'duplicate_display_text', 'search',
  'regions', 'color_groups', 'hide_product_attributes', 'manage_product_attributes',
  'automated_related_products_config', 'category_product_add_on_config',
]; // oxfmt-ignore

/** By the gateway's name, the stack's name where it differs. */
export type ContentTypeNames = ReadonlyMap<string, string>;

/** @throws RangeError for an unknown name, a malformed uid, and two types with one uid. */
export function contentTypeNames(pairs: string): ContentTypeNames {
  const names = new Map<string, string>();
  for (const pair of pairs.split(/[\s,]+/).filter((one) => one !== '')) {
    const [, name = '', uid = ''] = /^([^=]*)=([a-z0-9_]+)$/.exec(pair) ?? [];
    if (uid === '') throw new RangeError(`has '${pair}', which is not name=uid with a uid of a-z, 0-9 and _`);
    if (!contentTypes.includes(name)) throw new RangeError(`names '${name}', which is no content type`);
    if (names.has(name)) throw new RangeError(`names '${name}' twice`);
    names.set(name, uid);
  }
  const uids = contentTypes.map((name) => names.get(name) ?? name);
  const shared = uids.find((uid, index) => uids.indexOf(uid) !== index);
  if (shared !== undefined) throw new RangeError(`gives two content types the uid '${shared}'`);
  return names;
}

/** From the stack's name to the gateway's. */
export function logicalNames(names: ContentTypeNames): ContentTypeNames {
  return new Map([...names].map(([name, uid]) => [uid, name]));
}

/**
 * For `JSON.parse`: names in references, and in the attributes of embedded entries in rich texts, become the gateway's.
 * Undefined where no name differs, as answers are long.
 */
export function fromStack(names: ContentTypeNames): ((key: string, value: unknown) => unknown) | undefined {
  if (names.size === 0) return undefined;
  const logical = logicalNames(names);
  return (key, value) => {
    if (typeof value !== 'string') return value;
    if (key === '_content_type_uid' || key === 'content-type-uid') return logical.get(value) ?? value;
    if (!value.includes('data-sys-content-type-uid')) return value;
    return value.replace(/(?<=data-sys-content-type-uid=")\w+(?=")/g, (name) => logical.get(name) ?? name);
  };
}

export function pathInStack(path: string, names: ContentTypeNames): string {
  return path.replace(/(?<=^\/v3\/content_types\/)[^/]+/, (name) => names.get(name) ?? name);
}
