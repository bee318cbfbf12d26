/**
 * A picture element takes the first source whose media query matches; preloads have no order, and all that match would
 * load. So each preload's query excludes those before it.
 */
export function exclusiveMedia(media: readonly (string | null)[]): (string | null)[] {
  return media.map((own, index) => {
    const excluded = media
      .slice(0, index)
      .flatMap((earlier) => (earlier === null ? [] : [`(not ${earlier})`]));
    const parts = own === null ? excluded : [own, ...excluded];
    return parts.length === 0 ? null : parts.join(' and ');
  });
}
