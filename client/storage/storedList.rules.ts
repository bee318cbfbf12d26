/** Lists in local storage: of products, by the last segments of their addresses (`lodestar-98`), or of other texts. */

/** Characters that need no encoding in an address or in a comma-separated list. */
const handleForm = /^[^\s\p{Cc}\p{Cs},/?#&]{1,100}$/u;

/**
 * Parses a stored list without invalid and duplicate entries, up to the limit.
 * @param text as written by `JSON.stringify`; anything else is an empty list.
 */
export function readStoredList(
  text: string | null,
  most: number,
  form: RegExp = handleForm,
): readonly string[] {
  const kept = parsed(text);
  return Array.isArray(kept) ? validTexts(kept, form).slice(0, most) : [];
}

export function validHandles(list: readonly unknown[]): string[] {
  return validTexts(list, handleForm);
}

function validTexts(list: readonly unknown[], form: RegExp): string[] {
  return [...new Set(list.filter((text): text is string => typeof text === 'string' && form.test(text)))];
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
