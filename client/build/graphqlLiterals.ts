/**
 * Replaces graphql literals with relay-compiler's artifacts: babel-plugin-relay, only on files that contain a literal.
 */
import { fileURLToPath } from 'node:url';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';

const artifactDirectory = fileURLToPath(new URL('../relay/__generated__', import.meta.url));

export function graphqlLiterals(): ReturnType<typeof babel> {
  const preset = defineRolldownBabelPreset({
    preset: () => ({ plugins: [['babel-plugin-relay', { artifactDirectory }]] }),
    rolldown: { filter: { code: /\bgraphql`/ } },
  });
  return babel({ presets: [preset] });
}
