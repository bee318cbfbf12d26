/**
 * The options of `npm test`: `--shard 2/4`, `--changed [revision]`, `--record`.
 * @throws Error that names the invalid option.
 */
export interface Options {
  shard: { index: number; count: number };
  /** Revision to compare with; 'auto' finds one, null runs everything. */
  changed: string | null;
  record: boolean;
}

export function parseOptions(args: readonly string[]): Options {
  const options: Options = { shard: { index: 1, count: 1 }, changed: null, record: false };
  const rest = args.flatMap((one) => (one.startsWith('--') ? one.split(/=(.*)/s).slice(0, 2) : [one]));
  while (rest.length > 0) {
    const name = rest.shift();
    if (name === '--record') options.record = true;
    else if (name === '--shard') options.shard = parseShard(rest.shift() ?? '');
    else if (name === '--changed')
      options.changed = rest[0] === undefined || rest[0].startsWith('--') ? 'auto' : (rest.shift() ?? 'auto');
    else throw new Error(`Unknown option ${name}: use --shard 1/4, --changed [revision] or --record.`);
  }
  if (options.record && (options.changed !== null || options.shard.count > 1))
    throw new Error('--record needs a run of everything, without --shard and --changed.');
  if (options.changed !== null && options.shard.count > 1)
    throw new Error('--changed and --shard cannot be combined.');
  return options;
}

function parseShard(text: string): Options['shard'] {
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!index || !count || index > count)
    throw new Error(`--shard needs a number such as 1/4, not "${text}".`);
  return { index, count };
}
