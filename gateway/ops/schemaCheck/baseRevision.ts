/** The revision to compare with, and trailers of the commits since then. Uses git. */
import { git, gitContent } from './git.ts';
import type { Approval } from './judgeChanges.ts';

export type Base =
  | { found: true; revision: string; how: string }
  /** Nothing to compare with, for example without git history. */
  | { found: false; why: string };

export class UnknownRevision extends Error {
  override readonly name = 'UnknownRevision';
}

const mainBranches = ['refs/remotes/origin/HEAD', 'origin/main', 'main', 'origin/master', 'master'];

const commitOf = (folder: string, revision: string): string | null =>
  git(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);

/**
 * The named revision; by default the merge base with the main branch, and on the main branch itself the previous
 * commit.
 * @throws UnknownRevision for an unknown named revision.
 */
export function baseRevision(folder: string, named: string | null): Base {
  // Code hosts send all zeros for a new branch.
  if (named !== null && !/^0+$/.test(named)) {
    const revision = commitOf(folder, named);
    if (revision === null) throw new UnknownRevision(`There is no revision ${named} here.`);
    return { found: true, revision, how: named };
  }
  const head = commitOf(folder, 'HEAD');
  if (head === null) return { found: false, why: 'there is no git history' };
  for (const branch of mainBranches) {
    const parting = commitOf(folder, branch) && git(folder, 'merge-base', branch, 'HEAD');
    if (parting && parting !== head)
      return { found: true, revision: parting, how: `merge base with ${branch}` };
  }
  const parent = commitOf(folder, 'HEAD^');
  return parent === null
    ? { found: false, why: 'the first commit has no predecessor' }
    : { found: true, revision: parent, how: 'HEAD^' };
}

/** Content of a file in a revision; null when absent. */
export function fileAt(folder: string, revision: string, file: string): string | null {
  return gitContent(folder, 'show', `${revision}:./${file}`);
}

/** Values of a trailer in the commits since the base, newest first. */
function trailersSince(folder: string, revision: string, trailer: string): string[] {
  const format = `--format=%(trailers:key=${trailer},valueonly,unfold)`;
  return (git(folder, 'log', format, `${revision}..HEAD`) ?? '').split('\n').map((line) => line.trim());
}

/** Trailers `Schema-break: <path> <why>` of the commits since the base. */
export function approvalsSince(folder: string, revision: string): Approval[] {
  return trailersSince(folder, revision, 'Schema-break').flatMap(approvalOf);
}

/** The approval in the value of a trailer; none without a reason. */
export function approvalOf(value: string): Approval[] {
  const [, path, why] = /^(\S+)\s+(\S.*)$/.exec(value.trim()) ?? [];
  return path !== undefined && why !== undefined ? [{ path, why }] : [];
}

/**
 * The reason in a trailer `Operations-restart: <why>` of the commits since the base: they begin the list of shipped
 * operations anew. Null without one.
 */
export function restartSince(folder: string, revision: string): string | null {
  return trailersSince(folder, revision, 'Operations-restart').find((why) => why !== '') ?? null;
}
