/** Reports a profile: the ten functions with the most self time, and the shares of parts. */
import { root } from '../parts.ts';
import { ownerOf } from './owners.rules.ts';
import { ownerShares, topLines, type CpuProfile, type ProfileLine } from './profile.rules.ts';
import type { Report } from './Report.ts';

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** @returns the shares. */
export function reportProfile(report: Report, profile: CpuProfile): ProfileLine[] {
  const shares = ownerShares(profile, root, ownerOf);
  for (const [name, lines] of [
    ['self time', topLines(profile, root)],
    ['part of the code', shares],
  ] as const)
    report.table([[name, 'share'], ...lines.map(({ what, share }) => [what, percent(share)])]);
  return shares;
}
