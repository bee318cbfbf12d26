/** The programs of the partners' guide (schema/README.md), for tests that run them as they stand. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What only this program contains. */
const marks = {
  ask: 'export async function ask',
  export: 'query Export',
  inStep: 'productsChanged',
  webhooks: 'webhook-signature',
} as const;
export type GuideProgram = keyof typeof marks;

const guide = readFileSync(new URL('../../../schema/README.md', import.meta.url), 'utf8');
const texts = [...guide.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);

/** @throws Error unless the guide has exactly one such program. */
export function guideProgram(name: GuideProgram): string {
  const [text, ...others] = texts.filter((one) => one.includes(marks[name]));
  if (text === undefined || others.length > 0)
    throw new Error(`the guide has not one program of ${marks[name]}`);
  return text;
}

/** Lines of a program that are not blank, from a given text on. */
export function linesFrom(program: string, start: string): number {
  return program.slice(program.indexOf(start)).split('\n').filter(Boolean).length;
}

/** A folder of all programs, so that they can import each other. */
export function writeGuidePrograms(): { path(name: GuideProgram): string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'skarn-programs-'));
  const path = (name: GuideProgram): string => join(folder, `${name}.mjs`);
  for (const name of Object.keys(marks) as GuideProgram[]) writeFileSync(path(name), guideProgram(name));
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
