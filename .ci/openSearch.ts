/** Finds what a real OpenSearch needs: Java, and its class path by Maven, which downloads 53 MB the first time. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { root } from './command.ts';

const pom = `${root}gateway/testing/opensearch/pom.xml`;
const kept = `${root}node_modules/.cache/opensearch.classpath`;

export function hasJavaAndMaven(): boolean {
  return [
    ['java', '-version'],
    ['mvn', '-version'],
  ].every(([program = '', option = '']) => spawnSync(program, [option]).status === 0);
}

/** @throws Error when Maven cannot resolve it. */
export function openSearchClassPath(): string {
  const known = keptClassPath();
  if (known !== null) return known;
  mkdirSync(`${root}node_modules/.cache`, { recursive: true });
  const resolving = ['-q', '-B', '-f', pom, 'dependency:build-classpath', `-Dmdep.outputFile=${kept}`];
  const { status, stdout, stderr } = spawnSync('mvn', resolving, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Maven cannot resolve OpenSearch:\n${stdout}${stderr}`);
  return readFileSync(kept, 'utf8');
}

/** Null when the versions changed, or a jar is gone. */
function keptClassPath(): string | null {
  if (!existsSync(kept) || statSync(kept).mtimeMs < statSync(pom).mtimeMs) return null;
  const classPath = readFileSync(kept, 'utf8');
  return classPath.split(':').every((jar) => existsSync(jar)) ? classPath : null;
}
