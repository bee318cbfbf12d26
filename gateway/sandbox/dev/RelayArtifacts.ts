/**
 * Keeps Relay's artifacts up to date in `npm run dev`. The compiler's watch mode needs a daemon that npm cannot
 * install; a run takes a fraction of a second, and happens only when a graphql literal changed.
 */
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync } from 'node:fs';

const literals = /\bgraphql`[^`]*`/g;

export class RelayArtifacts {
  readonly #root: string;
  /** The graphql literals of each client file that has any. */
  readonly #known = new Map<string, string>();
  #running: Promise<unknown> = Promise.resolve();

  /** @param root project folder, with a trailing slash. */
  constructor(root: string) {
    this.#root = root;
    mkdirSync(`${root}client/relay/__generated__`, { recursive: true });
    for (const file of globSync('client/**/*.{ts,tsx}', { cwd: root })) this.hasChanged(root + file);
  }

  /** The persisted operations, as written by the compiler. */
  operations(): string {
    return readFileSync(`${this.#root}schema/operations.json`, 'utf8');
  }

  /** True once for each change of a file's graphql literals. */
  hasChanged(file: string): boolean {
    const found = literalsOf(file);
    if (found === (this.#known.get(file) ?? '')) return false;
    this.#known.set(file, found);
    return true;
  }

  /** Runs the compiler; runs never overlap. @throws Error with the compiler's output. */
  compile(): Promise<void> {
    const run = this.#running.then(() => this.#compile());
    this.#running = run.catch(() => {});
    return run;
  }

  #compile(): Promise<void> {
    return new Promise((resolve, reject) => {
      const compiler = spawn(
        `${this.#root}node_modules/.bin/relay-compiler`,
        ['--output', 'quiet-with-errors'],
        {
          cwd: this.#root,
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      let printed = '';
      compiler.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      compiler.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      compiler.once('error', reject);
      compiler.once('close', (code) => {
        if (code === 0) resolve();
        else reject(new Error(printed.trim()));
      });
    });
  }
}

/** Empty for a deleted file. */
function literalsOf(file: string): string {
  try {
    return (readFileSync(file, 'utf8').match(literals) ?? []).join('\n');
  } catch {
    return '';
  }
}
