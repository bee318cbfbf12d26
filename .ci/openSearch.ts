/** Finds what a real OpenSearch needs: Java, and by Maven its class path and security plugin (97 MB the first time). */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { root } from './command.ts';

const pom = `${root}gateway/testing/opensearch/pom.xml`;
const cache = `${root}node_modules/.cache/opensearch`;
const keptClassPath = `${cache}/classpath`;
const plugin = `${cache}/security`;

/** For a repository that accepts connections and does not answer. */
const MAVEN_TIMEOUT_MS = 240_000;

export function hasJavaAndMaven(): boolean {
  return [
    ['java', '-version'],
    ['mvn', '-version'],
  ].every(([program = '', option = '']) => spawnSync(program, [option]).status === 0);
}

/** Variables of the tests. @throws Error when Maven cannot resolve OpenSearch. */
export function openSearchEnvironment(): Record<string, string> {
  if (!isKept()) resolve();
  return { OPENSEARCH_CLASS_PATH: readFileSync(keptClassPath, 'utf8'), OPENSEARCH_SECURITY_PLUGIN: plugin };
}

/** Why the tests cannot run here; null when they can. */
export function missingForOpenSearch(): string | null {
  if (!hasJavaAndMaven()) return 'there is no Java with Maven';
  try {
    openSearchEnvironment();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function resolve(): void {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const { status, stdout, stderr } = spawnSync(
    'mvn',
    [
      '-q',
      '-B',
      '-f',
      pom,
      'dependency:unpack',
      `-DoutputDirectory=${plugin}`,
      `-DmarkersDirectory=${cache}/markers`,
      'dependency:build-classpath',
      `-Dmdep.outputFile=${keptClassPath}`,
    ],
    { encoding: 'utf8', timeout: MAVEN_TIMEOUT_MS },
  );
  if (status !== 0) throw new Error(`Maven cannot resolve OpenSearch:\n${stdout}${stderr}`);
}

/** False when the versions changed, or a jar is gone. */
function isKept(): boolean {
  if (!existsSync(plugin) || !existsSync(keptClassPath)) return false;
  if (statSync(keptClassPath).mtimeMs < statSync(pom).mtimeMs) return false;
  return readFileSync(keptClassPath, 'utf8')
    .split(':')
    .every((jar) => existsSync(jar));
}
