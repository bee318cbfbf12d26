/** An entry before system fields: base fields, what differs in other locales, and where it is published. */
import type { Locale } from '../../brand/types.ts';

export type Fields = Readonly<Record<string, unknown>>;

export interface EntryDraft {
  contentType: string;
  uid: string;
  title: string;
  /** The base locale's fields, without system fields. */
  fields: Fields;
  /** Fields that differ, by locale: the entry is localised there. A `title` among them replaces the title. */
  localised?: Readonly<Partial<Record<Locale, Fields>>>;
  /** Locales it is published in without a translation: its content is the base's (wire-protocols 1.3). */
  publishedIn?: readonly Locale[];
  /** Seen in preview only. */
  unpublished?: boolean;
  tags?: readonly string[];
}

export interface ReferenceDraft {
  uid: string;
  _content_type_uid: string;
}

export function refTo(contentType: string, uid: string): ReferenceDraft {
  return { uid, _content_type_uid: contentType };
}

export interface LinkDraft {
  title: string;
  type: 'internal' | 'external' | 'Nuxt';
  external_link: { title: string; href: string };
  internal_link: ReferenceDraft[];
  query: string;
  new_tab: boolean;
}

export function linkTo(title: string, target: ReferenceDraft, query = ''): LinkDraft {
  return {
    title,
    type: 'internal',
    external_link: { title: '', href: '' },
    internal_link: [target],
    query,
    new_tab: false,
  };
}

/** To another site. */
export function linkOut(title: string, href: string, newTab = true): LinkDraft {
  return {
    title,
    type: 'external',
    external_link: { title, href },
    internal_link: [],
    query: '',
    new_tab: newTab,
  };
}

/** To a screen of the shop without an entry, such as `/country`; the content model calls the type Nuxt (catalogue.md 2). */
export function linkToScreen(title: string, href: string): LinkDraft {
  return { ...linkOut(title, href, false), type: 'Nuxt' };
}
