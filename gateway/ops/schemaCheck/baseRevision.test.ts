/** Uses real repositories in temporary folders. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { approvalsSince, baseRevision, fileAt, restartSince, UnknownRevision } from './baseRevision.ts';
import { testRepository, type TestRepository } from './testRepository.ts';

let repository: TestRepository;
let folder: string;

const git = (...args: string[]): string => repository.git(...args);
function commit(message: string, file = 'schema/schema.graphql'): string {
  repository.write(file, message);
  return repository.commit(message);
}

beforeEach(() => {
  repository = testRepository();
  ({ folder } = repository);
});
afterEach(() => repository.remove());

describe('the base', () => {
  test('of a branch is its merge base with the main branch, whatever was committed since', () => {
    const parting = commit('one');
    git('checkout', '-q', '-b', 'feature');
    commit('two');
    commit('three');
    git('checkout', '-q', 'main');
    commit('four', 'other');
    git('checkout', '-q', 'feature');
    expect(baseRevision(folder, null)).toEqual({
      found: true,
      revision: parting,
      how: 'merge base with main',
    });
  });

  test('of the main branch is the previous commit', () => {
    const before = commit('one');
    commit('two');
    expect(baseRevision(folder, null)).toEqual({ found: true, revision: before, how: 'HEAD^' });
  });

  test('of unpushed commits on the main branch is the remote’s state', () => {
    const pushed = commit('one');
    git('update-ref', 'refs/remotes/origin/main', pushed);
    commit('two');
    commit('three');
    expect(baseRevision(folder, null)).toMatchObject({
      revision: pushed,
      how: 'merge base with origin/main',
    });
  });

  test('of the first commit does not exist', () => {
    commit('one');
    expect(baseRevision(folder, null)).toEqual({
      found: false,
      why: 'the first commit has no predecessor',
    });
  });

  test('without history does not exist', () => {
    rmSync(join(folder, '.git'), { recursive: true });
    expect(baseRevision(folder, null)).toEqual({ found: false, why: 'there is no git history' });
  });

  test('is the named revision, by any name that git accepts', () => {
    const first = commit('one');
    commit('two');
    git('tag', 'shipped', first);
    expect(baseRevision(folder, 'shipped')).toEqual({ found: true, revision: first, how: 'shipped' });
    expect(baseRevision(folder, 'HEAD~1')).toMatchObject({ revision: first });
  });

  test('is determined when the code host sends zeros, as for a new branch', () => {
    const first = commit('one');
    commit('two');
    expect(baseRevision(folder, '0'.repeat(40))).toMatchObject({ revision: first, how: 'HEAD^' });
  });

  test.each(['nowhere', '--all', 'HEAD~9'])('named %s is refused when it is not there', (name) => {
    commit('one');
    expect(() => baseRevision(folder, name)).toThrow(UnknownRevision);
  });
});

test('a file is read from the base, byte for byte', () => {
  const first = commit('one\n');
  commit('two');
  expect(fileAt(folder, first, 'schema/schema.graphql')).toBe('one\n');
  expect(fileAt(folder, first, 'schema/operations.json')).toBeNull();
});

test('approvals are trailers of commits since the base, each with a reason', () => {
  commit('zero\n\nSchema-break: Before.base too early');
  const base = git('rev-parse', 'HEAD');
  commit(
    'one\n\nSays more.\n\nSchema-break: Product.tagline nobody asked it\nSchema-break: Query.list.page was never read',
  );
  commit('two\n\nSchema-break: Product.unused');
  commit('three\n\nSchema-break: in the middle of it\n\nis no trailer');
  expect(approvalsSince(folder, base)).toEqual([
    { path: 'Product.tagline', why: 'nobody asked it' },
    { path: 'Query.list.page', why: 'was never read' },
  ]);
});

test('a restart of the list of operations is a trailer of the commits since the base, with a reason', () => {
  commit('zero\n\nOperations-restart: too early');
  const base = git('rev-parse', 'HEAD');
  expect(restartSince(folder, base)).toBeNull();
  commit('one\n\nOperations-restart:');
  commit('two\n\nOperations-restart: in the middle of it\n\nis no trailer');
  expect(restartSince(folder, base)).toBeNull();
  commit('three\n\nOperations-restart: no client was shipped before');
  commit('four');
  expect(restartSince(folder, base)).toBe('no client was shipped before');
});
