// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { compactArtifact, nodesModule } from './compactArtifacts.ts';

const folder = new URL('../relay/__generated__/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.graphql.ts'));
const parse = (code: string) => parseSync('artifact.js', code).program;
const scriptOf = (file: string) =>
  stripTypeScriptTypes(readFileSync(new URL(file, folder), 'utf8'), { mode: 'strip' });

/** Evaluates a script's exports; imported artifacts are replaced by their names. */
function run(code: string): unknown {
  const calls = nodesModule().replaceAll('export const ', 'const $');
  const body = code
    .replaceAll(/import \{[^}]*\} from 'virtual:artifact-nodes';/g, '')
    .replaceAll(/^import \{ PreloadableQueryRegistry \}.*$/gm, '')
    .replaceAll(/^PreloadableQueryRegistry\..*$/gm, '')
    .replaceAll(/^import (\w+) from .*$/gm, "const $1 = '$1';")
    .replace('export default node', 'return node');
  return new Function(`${calls}\n${body}`)() as unknown;
}

describe('compacted artifacts', () => {
  test('evaluate to the same values', () => {
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      const code = scriptOf(file);
      const { hash, ...expected } = run(code) as { hash: string };
      expect(hash).toMatch(/^[0-9a-f]{32}$/);
      expect(run(compactArtifact(code, parse)), file).toEqual(expected);
    }
  });

  test('keep nodes with unusual properties', () => {
    const code = 'const node = [{"kind":"Literal","name":"a","value":1},{"kind":"Literal","name":"a"}];';
    expect(compactArtifact(code, parse)).toBe(
      `import { Literal as $Literal } from 'virtual:artifact-nodes';const node = [$Literal("a",1),{"kind":"Literal","name":"a"}];`,
    );
  });
});
