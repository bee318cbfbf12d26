/** A profile in the report: the ten functions with the most time of their own, and whose time it was. */
import { root } from '../parts.ts';
import { ownerOf } from './owners.rules.ts';
import { ownerShares, topLines, type CpuProfile, type ProfileLine } from './profile.rules.ts';
import type { Report } from './Report.ts';

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** @returns whose time it was. */
export function reportProfile(report: Report, profile: CpuProfile): ProfileLine[] {
  const shares = ownerShares(profile, root, ownerOf);
  for (const [name, lines] of [
    ['time of its own', topLines(profile, root)],
    ['whose time', shares],
  ] as const)
    report.table([[name, 'share'], ...lines.map(({ what, share }) => [what, percent(share)])]);
  return shares;
}
