/**
 * A real OpenSearch of several nodes in one JVM, on loopback (`Cluster.java`). Its class path is resolved beforehand
 * (`.ci/openSearch.ts`).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface OpenSearchCluster {
  /** Of each node: `http://127.0.0.1:PORT`, or https. */
  urls: readonly string[];
  /** Seconds of processor time that the nodes have used. */
  cpuSeconds(): number;
  /** Closes the node at this place of `urls`; the others must notice by themselves. */
  stopNode(place: number): Promise<void>;
  close(): Promise<void>;
}

/** @throws Error with the end of the JVM's output when it ends before the cluster is ready. */
export async function startOpenSearch({
  nodes,
  heapMegabytes = 1_024,
  classPath,
  security,
}: {
  nodes: number;
  /** Of all nodes together. */
  heapMegabytes?: number;
  classPath: string;
  /** Directory with certificates and the first configuration of the security plugin (`Cluster.java`). */
  security?: string;
}): Promise<OpenSearchCluster> {
  const directory = await mkdtemp(join(tmpdir(), 'opensearch-'));
  const java = spawn(
    'java',
    [
      `-Xms${heapMegabytes}m`,
      `-Xmx${heapMegabytes}m`,
      // A secured cluster answers a few calls: compiling them well would cost more.
      ...(security === undefined ? [] : ['-XX:TieredStopAtLevel=1']),
      '-cp',
      classPath,
      new URL('Cluster.java', import.meta.url).pathname,
      join(directory, 'cluster'),
      String(nodes),
      ...(security === undefined ? [] : [security]),
    ],
    { cwd: directory, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const ended = once(java, 'close');
  let complaints = '';
  java.stderr.on('data', (chunk: Buffer) => (complaints = (complaints + chunk.toString()).slice(-4_000)));
  const waiting = new Map<string, (rest: string) => void>();
  createInterface({ input: java.stdout }).on('line', (line) => {
    const [word = ''] = line.split(' ', 1);
    waiting.get(word)?.(line.slice(word.length + 1));
  });
  const answer = (word: string): Promise<string> =>
    Promise.race([
      new Promise<string>((resolve) => waiting.set(word, resolve)),
      ended.then(() => {
        throw new Error(`OpenSearch ended:\n${complaints}`);
      }),
    ]);
  const close = async (): Promise<void> => {
    java.stdin.end();
    const killing = setTimeout(() => java.kill('SIGKILL'), 20_000);
    await ended;
    clearTimeout(killing);
    await rm(directory, { recursive: true, force: true });
  };
  try {
    const urls = (await answer('ready')).split(' ');
    return {
      urls,
      cpuSeconds: () => cpuSecondsOf(java.pid),
      async stopNode(place) {
        java.stdin.write(`stop ${place}\n`);
        await answer('stopped');
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** User and system time, in ticks of 10 ms (proc(5), `/proc/pid/stat`, fields 14 and 15). */
export function cpuSecondsOf(pid: number | undefined): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) / 100;
}
