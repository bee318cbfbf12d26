/**
 * `node gateway/ops/indexer/main.ts`: updates the search index to what content and commerce publish. Reads the
 * gateway's environment and SEARCH_WRITE_KEY; with REDIS_URL or STATE_FILE it also logs changed products for partners. Exit code 0 when the index is up to date, 1 when a source failed or the
 * index would lose too much, 2 for invalid arguments or configuration. The index remains usable in any case.
 * `--every MINUTES` keeps running, reports failures and tries again, and ends with SIGTERM; a webhook that a gateway
 * received begins a run within seconds.
 */
import { parseArgs } from 'node:util';
import { IndexRequests } from '../../edge/changes/IndexRequests.ts';
import { ConfigError, readIndexerConfig, type IndexerConfig } from '../../config/config.ts';
import { SourceError } from '../../sources/transport/errors.ts';
import { failureText } from '../../sources/engine/appSearch.ts';
import { runIndexer, sharedStateOf, type RunOptions } from './indexer.ts';
import { ShrinkError } from './indexRun.ts';
import { nextRun } from './nextRun.ts';

/** Milliseconds between two runs at least, however many webhooks arrive, and between two looks for them. */
const LEAST_PAUSE_MS = 5_000;
const LOOK_MS = 1_000;

const usage = `node gateway/ops/indexer/main.ts [--full] [--allow-shrink] [--every MINUTES]
  --full           send every document again, changed or not
  --allow-shrink   take out what is gone, even when it is more than half
  --every MINUTES  run again so long after each run ended (1 to 1440)`;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

interface Arguments {
  config: IndexerConfig;
  options: RunOptions;
  /** Milliseconds between two runs; null: a single run. */
  pauseMs: number | null;
}

function read(): Arguments {
  try {
    const { values } = parseArgs({
      options: {
        full: { type: 'boolean', default: false },
        'allow-shrink': { type: 'boolean', default: false },
        every: { type: 'string' },
      },
    });
    return {
      config: readIndexerConfig(process.env),
      options: { full: values.full, allowShrink: values['allow-shrink'] },
      pauseMs: values.every === undefined ? null : minutes(values.every) * 60_000,
    };
  } catch (error) {
    if (error instanceof ConfigError) complain(error.message);
    else complain(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}

function minutes(text: string): number {
  const value = Number(text);
  if (text !== '' && value >= 1 && value <= 1440) return value;
  throw new Error(`--every takes minutes from 1 to 1440, not '${text}'`);
}

function explained(error: unknown): string {
  if (error instanceof ShrinkError) {
    return `Nothing was written: ${error.message}. If this is intended, run again with --allow-shrink.`;
  }
  if (error instanceof SourceError) {
    // The other driver's error has the reason.
    const isSilent = error.source === 'engine' && config.engine.driver === 'app-search';
    const words = isSilent ? ` ${failureText(error)}` : connectionFailure(error);
    return `The run stopped: ${error.message}${words}. The next run sends the rest.`;
  }
  return `The run stopped: ${error instanceof Error ? error.message : String(error)}`;
}

/** ` (CODE)` of an error of the connection, such as that of a certificate that is not trusted; else empty. */
function connectionFailure({ status, cause }: SourceError): string {
  const { code } = (cause ?? {}) as { code?: unknown };
  return status === null && typeof code === 'string' ? ` (${code})` : '';
}

const { config, options, pauseMs } = read();

async function run(): Promise<boolean> {
  const started = performance.now();
  try {
    const { total, sent, removed, logged } = await runIndexer(config, {
      ...options,
      onProgress: (line) => say(line),
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(
      `done in ${seconds} s: ${total} documents in the index, ${sent} sent, ${removed} removed, ${logged} changes logged`,
    );
    return true;
  } catch (error) {
    complain(explained(error));
    return false;
  }
}

/** Runs until the process is ended. */
async function runRepeatedly(everyMs: number): Promise<never> {
  const state = sharedStateOf(config);
  const requests = state ? new IndexRequests(state) : null;
  const latest = async (): Promise<string | null> => (await requests?.latest()) ?? null;
  for (;;) {
    const seen = await latest().catch(() => null);
    await run();
    await nextRun({ pauseMs: everyMs, leastMs: LEAST_PAUSE_MS, lookMs: LOOK_MS, latest, seen });
  }
}

if (pauseMs === null) process.exitCode = (await run()) ? 0 : 1;
else await runRepeatedly(pauseMs);
