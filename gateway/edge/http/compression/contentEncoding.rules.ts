/** Negotiates the content encoding (RFC 9110, 12.5.3), and decides whether compression is worthwhile. */
export type ContentEncoding = 'zstd' | 'br' | 'gzip';

/** Browsers send a handful of distinct values; further ones are parsed each time. */
const MAX_PARSED = 100;

/**
 * @param preferred offered encodings; among those of equal weight the first is chosen.
 * @returns a function of the `accept-encoding` value; undefined when the header is absent.
 */
export function contentEncodings(
  preferred: readonly ContentEncoding[],
): (accepted: string | undefined) => ContentEncoding | 'identity' {
  const judged = new Map<string, ContentEncoding | 'identity'>();
  return (accepted = '') => {
    if (accepted === '') return 'identity';
    const known = judged.get(accepted);
    if (known !== undefined) return known;
    const verdict = judge(accepted, preferred);
    if (judged.size < MAX_PARSED) judged.set(accepted, verdict);
    return verdict;
  };
}

function judge(accepted: string, preferred: readonly ContentEncoding[]): ContentEncoding | 'identity' {
  const weights = new Map(
    accepted.split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  const best = Math.max(...preferred.map(weightOf));
  if (best === 0 || best < (weights.get('identity') ?? 0)) return 'identity';
  return preferred.find((name) => weightOf(name) === best) ?? 'identity';
}

/** Images and fonts are compressed already. */
export function isCompressible(contentType: string | null): boolean {
  return contentType !== null && compressible.test(contentType);
}

const compressible = /^(text\/|application\/([\w.-]+\+)?(json|xml)\b)/i;
