/** Vitest's global setup: the folder in which a run's workers share seeded sandboxes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    sandboxCopies: string;
  }
}

let folder: string;

export function setup({ provide }: TestProject): void {
  folder = mkdtempSync(join(tmpdir(), 'skarn-seeded-'));
  provide('sandboxCopies', folder);
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
