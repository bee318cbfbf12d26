/** The language of an entry's texts where it is not that of the request: untranslated texts are in the base locale. */
import type { RequestContext } from '../../context.ts';

interface ReadEntry {
  /** Of its content; the base locale's when it fell back as a whole. */
  locale?: string | undefined;
  /** Its texts that were taken from the base locale. */
  filledFields?: readonly string[] | undefined;
}

/** What the base locale is written in (platform.md 9). */
const baseLanguage = 'en';

/** How the fields of the graph say it. */
export const languageDescription =
  'BCP 47 code of the language that it is in, for `lang`, when it is not translated into the request’s. Null when it is.';

/** Null in the request's language. `fields` are judged one by one; without any, the entry as a whole. */
export function languageOf(
  { scope }: RequestContext,
  { locale, filledFields = [] }: ReadEntry,
  ...fields: readonly string[]
): string | null {
  if (scope.language === baseLanguage) return null;
  const fellBack = locale !== undefined && locale.split('-')[0] === baseLanguage;
  return fellBack || fields.some((field) => filledFields.includes(field)) ? baseLanguage : null;
}

/** Options of a field with the language of texts of an entry. @param of what they are, such as `the summary`. */
export function languageField(of: string, ...fields: readonly string[]) {
  return {
    nullable: true,
    description: `Of ${of}: ${languageDescription}`,
    resolve: ({ ctx, entry }: { ctx: RequestContext; entry: ReadEntry }) => languageOf(ctx, entry, ...fields),
  } as const;
}
