/**
 * The gateway without any watching, with metrics and logs, or with sampled traces too. Arguments: which, and the
 * environment of a gateway as JSON.
 */
import { pino } from 'pino';
import { readConfig } from '../../../config/config.ts';
import { startGateway } from '../../../edge/start.ts';
import { createLog } from '../../../edge/watch/log.ts';
import { createLookout } from '../../../edge/watch/lookout.ts';
import { CallLog } from '../../../sources/transport/callLog.ts';

/** The same gateway, and nobody looks on. */
const nobody: typeof createLookout = (config, parts) => ({
  ...createLookout(config, parts),
  watch: {
    hot: () => {},
    follow: (_request, _response, answer) =>
      answer({ requestId: 'benchmark', trace: null, edge: null, operations: [], calls: new CallLog() }),
  },
  plugin: {},
  watched: (execute) => execute,
});

const [mode, environment = '{}'] = process.argv.slice(2);
const gateway = await startGateway(
  readConfig(JSON.parse(environment) as Record<string, string>),
  mode === 'plain'
    ? { log: pino({ level: 'silent' }), lookout: nobody }
    : { log: createLog('info', pino.destination({ dest: '/dev/null', sync: true })) },
);
process.send?.({ url: gateway.url.replace('localhost', '127.0.0.1') });
