/** Which content encoding an answer has, by what the caller accepts (RFC 9110, 12.5.3). */

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** Smallest first: each is made once and sent many times. */
const offered = ['br', 'zstd', 'gzip'] as const;

const judged = new Map<string, Encoding>();
/** Browsers send a handful of texts; whoever sends others has them read each time. */
const MOST_JUDGED = 100;

/** @param accepted value of `Accept-Encoding`; undefined where there is none. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined || accepted === '') return 'identity';
  const known = judged.get(accepted);
  if (known !== undefined) return known;
  const verdict = judge(accepted);
  if (judged.size < MOST_JUDGED) judged.set(accepted, verdict);
  return verdict;
}

function judge(accepted: string): Encoding {
  const weights = new Map(
    accepted.split(',').map((item): [string, number] => {
      const [name = '', ...params] = item.split(';').map((part) => part.trim().toLowerCase());
      const weight = params.find((param) => param.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  const best = Math.max(...offered.map(weightOf));
  return best > 0 ? (offered.find((name) => weightOf(name) === best) ?? 'identity') : 'identity';
}

/** Whether the caller has it already: any of its tags is this one, weak or strong (RFC 9110, 13.1.2). */
export function isKnownTo(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
