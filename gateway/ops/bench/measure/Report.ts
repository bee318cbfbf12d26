/** Report of the comparison: printed while it runs, and written to RESULTS.md at its end. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { aligned } from '../figures.rules.ts';
import { ownVersions, peerVersions } from './installPeers.ts';
import { canPin } from './MeasuredServer.ts';

/** A goal of the project, and the measured value. */
export interface Goal {
  what: string;
  goal: string;
  measured: string;
  isMet: boolean | null;
}

/** An earlier run. */
interface Baseline {
  commit: string;
  date: string;
  /** Measured values by name of the goal. */
  goals: Readonly<Record<string, string>>;
}

export interface ResultsOptions {
  commit: string;
  /** Parameters of the run, such as its length. */
  how: string;
  baselineFile: string;
}

type Section =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'table'; rows: readonly (readonly string[])[] };

export class Report {
  readonly #sections: Section[] = [];
  readonly #goals: Goal[] = [];
  /** Other load on the machine before the run. */
  readonly #load = loadavg()[0] ?? 0;

  heading(text: string): void {
    this.#sections.push({ kind: 'heading', text });
    process.stdout.write(`\n== ${text}\n`);
  }

  text(text: string): void {
    this.#sections.push({ kind: 'text', text });
    process.stdout.write(`${text}\n`);
  }

  /** The first row is the header. */
  table(rows: readonly (readonly string[])[]): void {
    this.#sections.push({ kind: 'table', rows });
    process.stdout.write(`${aligned(rows)}\n`);
  }

  goal(goal: Goal): void {
    this.#goals.push(goal);
    process.stdout.write(`${verdictOf(goal)}: ${goal.what}: ${goal.measured} (goal: ${goal.goal})\n`);
  }

  get meetsGoals(): boolean {
    return this.#goals.every(({ isMet }) => isMet !== false);
  }

  /** Values of this run, for comparison with later ones. */
  writeBaseline(file: string, commit: string): void {
    const goals = Object.fromEntries(this.#goals.map(({ what, measured }) => [what, measured]));
    const baseline: Baseline = { commit, date: today(), goals };
    writeFileSync(file, `${JSON.stringify(baseline, null, 2)}\n`);
  }

  write(file: string, { commit, how, baselineFile }: ResultsOptions): void {
    const baseline = JSON.parse(readFileSync(baselineFile, 'utf8')) as Baseline;
    const goals = this.#goals.map((goal) => [
      goal.what,
      goal.goal,
      baseline.goals[goal.what] ?? '–',
      goal.measured,
      verdictOf(goal),
    ]);
    const [cpu] = cpus();
    const text = [
      '# Results of `npm run bench`',
      'Written by the benchmark; not edited by hand. Ratios hold on other machines, absolute figures do not.',
      table([
        ['run', ''],
        ['date', today()],
        ['commit', commit],
        ['machine', `${cpu?.model.trim() ?? 'unknown'}, ${cpus().length} cores`],
        [
          'load average before',
          `${this.#load.toFixed(1)}${this.#load > 1 ? ': busy, only CPU ratios count' : ''}`,
        ],
        ['node', process.version],
        ['this project', ownVersions().join(', ')],
        ['peers', peerVersions().join(', ')],
        ['how', `${how} ${canPin ? pinned : 'Processes were not pinned to cores: taskset is missing.'}`],
      ]),
      '## Goals',
      'n × another server: requests for the same processor time, which is throughput where a server has its core to itself. The tables below have throughput as it was.',
      table([
        ['what', 'goal', `before (${baseline.commit}, ${baseline.date.slice(0, 10)})`, 'measured', 'verdict'],
        ...goals,
      ]),
      ...this.#sections.map((section) =>
        section.kind === 'table'
          ? table(section.rows)
          : section.kind === 'heading'
            ? `## ${section.text}`
            : section.text,
      ),
    ];
    writeFileSync(file, `${text.join('\n\n')}\n`);
  }
}

const pinned =
  'The server under test has one core; load, upstreams and everything else have the other. This project runs with the Node options of the shop’s Dockerfile, its peers with Node’s defaults, as they are usually started; where it says so, with the shop’s options.';

const today = (): string => new Date().toISOString().slice(0, 16).replace('T', ' ');

function verdictOf({ isMet }: Goal): string {
  if (isMet === null) return 'no goal';
  return isMet ? 'met' : 'MISSED';
}

/** Padded as the formatter pads tables. */
function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join(
    '\n',
  );
}
