/**
 * Fallback field by field: where a localised entry has an empty field, the base entry's value stands in
 * (catalogue.md 5). The base entry costs a second call, so it is asked for only when one of the named fields is
 * empty; an entry that fell back as a whole already is the base entry.
 */
type Entry = {
  uid: string;
  locale?: string | undefined;
  _embedded_items?: readonly object[] | undefined;
};

/** Dotted paths of the fields that hold words, by content type. Empty ones elsewhere mean empty. */
export const wordFields = {
  product: ['display_title', 'tagline', 'description', 'seo_meta.seo_title', 'seo_meta.seo_description'],
  product_category: ['display_title', 'description'],
  category_groups: ['categories'],
  banner: ['content', 'background.alt_text'],
  page: ['seo_meta.seo_title', 'seo_meta.seo_description', 'blocks'],
  /** A page as far as a hotspot or a teaser tells of it. */
  page_head: ['seo_meta.seo_title', 'seo_meta.seo_description'],
  header: ['main_nav'],
  footer: ['columns'],
  error_page: [
    'header',
    'main_content',
    'link_text',
    'product_header',
    'product_recommendation_page.header',
    'product_recommendation_page.main_content',
  ],
  display_text: ['display_text_input'],
  search: ['placeholder'],
  email_signup_settings: ['copy', 'back_in_stock_copy', 'lists'],
  store: ['note'],
  support: ['summary', 'body', 'faq', 'keywords', 'seo_meta.seo_title', 'seo_meta.seo_description'],
  support_topic: ['summary'],
  circus_season: ['summary', 'picture.alt_text'],
  traveling_circus_post: ['summary', 'body', 'picture.alt_text'],
  athlete: ['discipline', 'quote', 'biography', 'portrait.alt_text'],
  team_page: ['header'],
  blog_post: ['summary', 'body'],
  blog_category: ['description'],
  category_product_add_on_config: ['product_add_on_config.heading', 'product_add_on_config.products'],
} as const satisfies Record<string, readonly string[]>;

export const baseLocale = 'en-us';

export function isIncomplete(entry: Entry, fields: readonly string[]): boolean {
  if (entry.locale === undefined || entry.locale === baseLocale) return false;
  return fields.some((path) => isEmpty(valueAt(entry, path)));
}

/** A copy of the entry with its empty fields taken from the base. */
export function filled<E extends Entry>(entry: E, base: E, fields: readonly string[]): E {
  let result: E = entry;
  for (const path of fields) {
    const value = valueAt(base, path);
    // Where the base is empty too there is nothing to take: a group must not come to stand half open.
    if (isEmpty(valueAt(result, path)) && !isEmpty(value)) result = withValue(result, path.split('.'), value);
  }
  // A text that comes from the base may embed what the localised texts do not; of both, the localised one counts.
  const { _embedded_items: others } = base;
  if (result !== entry && others) {
    const { _embedded_items: own = [] } = entry;
    result = { ...result, _embedded_items: [...own, ...others] };
  }
  return result;
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function valueAt(value: unknown, path: string): unknown {
  let at = value;
  for (const name of path.split('.')) at = isRecord(at) ? at[name] : undefined;
  return at;
}

function withValue<T>(target: T, [name, ...rest]: readonly string[], value: unknown): T {
  if (name === undefined) return target;
  const fields: Record<string, unknown> = isRecord(target) ? target : {};
  const inner = rest.length === 0 ? value : withValue(fields[name], rest, value);
  return { ...target, [name]: inner };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}
