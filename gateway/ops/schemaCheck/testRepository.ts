/** For tests: a git repository in a temporary folder, with one file of the schema. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface TestRepository {
  folder: string;
  git(...args: string[]): string;
  /** Writes a file without committing it. */
  write(file: string, content: string): void;
  /** Commits everything. @param day author date, `YYYY-MM-DD`. */
  commit(message: string, day?: string): string;
  remove(): void;
}

export function testRepository(): TestRepository {
  const folder = mkdtempSync(join(tmpdir(), 'skarn-schema-'));
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@skarn.example', '-c', 'commit.gpgsign=false'];
  const git = (...args: string[]): string =>
    execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  git('init', '-q', '-b', 'main');
  return {
    folder,
    git,
    write(file, content) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    },
    commit(message, day) {
      git('add', '.');
      git('commit', '-q', '--allow-empty', '-m', message, ...(day ? [`--date=${day}T12:00:00Z`] : []));
      return git('rev-parse', 'HEAD');
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
