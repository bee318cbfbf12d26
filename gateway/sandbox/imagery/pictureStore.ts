/**
 * Files of masters and renditions under content-addressed names, kept across restarts. Renditions are limited in bytes
 * (least recently used evicted first); masters are bounded by the brand.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

export interface StoredFile {
  bytes: Buffer<ArrayBuffer>;
  /** Strong entity tag of the bytes, quoted. */
  etag: string;
}

export class PictureStore {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #hot = new LRUCache<string, StoredFile>({
    maxSize: 48 * 1024 * 1024,
    sizeCalculation: (file) => file.bytes.length + 200,
  });
  #bytes: number | null = null;

  /** @param mostBytes size at which files are evicted; null keeps all. */
  constructor(folder: string, maxBytes: number | null) {
    this.#folder = folder;
    this.#maxBytes = maxBytes ?? Infinity;
  }

  path(file: string): string {
    return join(this.#folder, file);
  }

  async clear(): Promise<void> {
    this.#hot.clear();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async read(file: string): Promise<StoredFile | null> {
    const hot = this.#hot.get(file);
    if (hot) return hot;
    try {
      const stored = withTag(await readFile(this.path(file)));
      this.#hot.set(file, stored);
      // Reading counts as use: eviction goes by modification time.
      if (this.#maxBytes !== Infinity) await utimes(this.path(file), new Date(), new Date());
      return stored;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  /** Size of a file in bytes, null when it is missing. */
  async size(file: string): Promise<number | null> {
    return stat(this.path(file)).then(
      (found) => found.size,
      () => null,
    );
  }

  async write(file: string, bytes: Buffer<ArrayBuffer>): Promise<StoredFile> {
    await mkdir(this.#folder, { recursive: true });
    // Written by rename, so that neither readers nor a killed process leave a partial picture.
    const draft = this.path(`${file}.${randomUUID()}`);
    await writeFile(draft, bytes);
    await rename(draft, this.path(file));
    const stored = withTag(bytes);
    this.#hot.set(file, stored);
    if (this.#maxBytes !== Infinity) await this.#bound(bytes.length);
    return stored;
  }

  async #bound(added: number): Promise<void> {
    if (this.#bytes !== null) this.#bytes += added;
    if (this.#bytes !== null && this.#bytes <= this.#maxBytes) return;
    const files = await this.#files();
    let bytes = files.reduce((sum, file) => sum + file.size, 0);
    files.sort((a, b) => a.usedAt - b.usedAt);
    for (const file of files) {
      // Evicts down to three quarters, so that not every write has to measure the folder.
      if (bytes <= this.#maxBytes || files.length === 1) break;
      await rm(this.path(file.name), { force: true });
      this.#hot.delete(file.name);
      bytes -= file.size;
    }
    this.#bytes = bytes;
  }

  async #files(): Promise<{ name: string; size: number; usedAt: number }[]> {
    const names = await readdir(this.#folder);
    const found = await Promise.all(
      names.map((name) =>
        stat(this.path(name)).then(
          (info) => ({ name, size: info.size, usedAt: info.mtimeMs }),
          () => null,
        ),
      ),
    );
    return found.filter((file) => file !== null);
  }
}

function withTag(bytes: Buffer<ArrayBuffer>): StoredFile {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes, etag: `"${hash}"` };
}
