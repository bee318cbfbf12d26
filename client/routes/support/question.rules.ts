/** What is looked for in support, as the address says it: `?q=wax`. */

/** The gateway takes no longer ones. */
export const longestQuestion = 100;

export function questionOf(search: URLSearchParams): string {
  return (search.get('q') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longestQuestion).trim();
}

/** @param path of the support section. */
export function addressOf(path: string, question: string): string {
  const asked = questionOf(new URLSearchParams({ q: question }));
  return asked === '' ? path : `${path}?${new URLSearchParams({ q: asked }).toString()}`;
}
