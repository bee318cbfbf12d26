// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { writtenAsText } from './writeReactAsText.ts';

const folder = createRequire(import.meta.url)
  .resolve('react-dom/package.json')
  .replace('package.json', 'cjs/');
const renderer = readFileSync(`${folder}react-dom-server.node.production.js`, 'utf8');

test('React’s renderer hands its text on as it is', () => {
  const code = writtenAsText(renderer);
  expect(code).toContain('function writeChunk(destination, chunk) { destination.write(chunk); }\n');
  expect(code).not.toContain('encodeInto');
});

test('a renderer that writes otherwise fails the build', () => {
  expect(() => writtenAsText(renderer.replaceAll('completeWriting', 'finishWriting'))).toThrow(
    'react-dom-server.node.production.js has no function completeWriting.',
  );
});
