/** Gaps in the brand's translations, for tests of what is read then. */
import type { EntryDraft } from '../../sandbox/delivery/seed/draft.ts';
import type { Locale } from '../../sandbox/brand/types.ts';

/** By uid: the locale that an entry lacks, and the fields that are empty in it; without fields, the whole version. */
export type Gaps = Readonly<Record<string, { locale: Locale; fields?: readonly string[] }>>;

export function withoutTranslations(gaps: Gaps): (draft: EntryDraft) => EntryDraft {
  return (draft) => {
    const gap = gaps[draft.uid];
    const own = gap && draft.localised?.[gap.locale];
    if (!gap || !own) return draft;
    const { [gap.locale]: _own, ...others } = draft.localised ?? {};
    if (!gap.fields) return { ...draft, localised: others };
    const empty = Object.fromEntries(gap.fields.map((field) => [field, '']));
    return { ...draft, localised: { ...others, [gap.locale]: { ...own, ...empty } } };
  };
}
