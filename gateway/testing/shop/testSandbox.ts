/**
 * A sandbox for tests on a free port, with its own folder that `close()` removes. Seeding and indexing take a second,
 * so a run does both once and every sandbox with the usual entries starts from a copy.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startSandbox, type Sandbox, type SandboxSettings } from '../../sandbox/sandbox.ts';

export interface TestSandbox extends Sandbox {
  /** Folder of its databases, one folder per source. */
  dataDir: string;
}

export type TestSandboxSettings = Pick<
  SandboxSettings,
  'copyOf' | 'products' | 'rewriteEntry' | 'searchDriver'
>;

export async function startTestSandbox(settings: TestSandboxSettings = {}): Promise<TestSandbox> {
  const dataDir = await mkdtemp(join(tmpdir(), 'skarn-sandbox-'));
  try {
    const copyOf = settings.copyOf ?? (await seeded(settings));
    const sandbox = await startSandbox({
      ...settings,
      port: 0,
      dataDir,
      fresh: true,
      ...(copyOf === null ? {} : { copyOf }),
    });
    return {
      url: sandbox.url,
      dataDir,
      async close() {
        await sandbox.close();
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}

/** Folder to copy from; null when the entries are changed. */
async function seeded({
  products = 0,
  rewriteEntry,
  searchDriver,
}: TestSandboxSettings): Promise<string | null> {
  if (rewriteEntry) return null;
  const folder = inject('sandboxCopies');
  const kept = join(folder, `${products}-${searchDriver ?? 'appsearch'}`);
  if (existsSync(kept)) return kept;
  const dataDir = await mkdtemp(join(folder, 'seeding-'));
  const sandbox = await startSandbox({ products, searchDriver, port: 0, dataDir, fresh: true });
  await sandbox.close();
  try {
    await rename(dataDir, kept);
  } catch (error) {
    // Another worker was first: its copy is equivalent.
    if (!existsSync(kept)) throw error;
    await rm(dataDir, { recursive: true });
  }
  return kept;
}
