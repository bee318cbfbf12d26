/** The term of the support search in the address: `?q=wax`. */

/** Maximum length that the gateway accepts. */
export const longestQuestion = 100;

export function questionOf(search: URLSearchParams): string {
  return (search.get('q') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longestQuestion).trim();
}

/** @param path of the support section. */
export function addressOf(path: string, question: string): string {
  const requested = questionOf(new URLSearchParams({ q: question }));
  return requested === '' ? path : `${path}?${new URLSearchParams({ q: requested }).toString()}`;
}
