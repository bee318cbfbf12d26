/**
 * The gateway without monitoring, with metrics and logs, or with sampled traces too. Arguments: which, and the
 * environment of a gateway as JSON.
 */
import { pino } from 'pino';
import { readConfig } from '../../../config/config.ts';
import { startGateway } from '../../../edge/start.ts';
import { createLog } from '../../../edge/monitoring/log.ts';
import { createMonitoring } from '../../../edge/monitoring/monitoring.ts';
import { CallLog } from '../../../sources/transport/callLog.ts';

/** Monitoring that records nothing. */
const noMonitoring: typeof createMonitoring = (config, parts) => ({
  ...createMonitoring(config, parts),
  requests: {
    fromFastPath: () => {},
    follow: (_request, _response, answer) =>
      answer({ requestId: 'benchmark', trace: null, edge: null, operations: [], calls: new CallLog() }),
  },
  plugin: {},
  monitored: (execute) => execute,
});

const [mode, environment = '{}'] = process.argv.slice(2);
const gateway = await startGateway(
  readConfig(JSON.parse(environment) as Record<string, string>),
  mode === 'plain'
    ? { log: pino({ level: 'silent' }), monitoring: noMonitoring }
    : { log: createLog('info', pino.destination({ dest: '/dev/null', sync: true })) },
);
process.send?.({ url: gateway.url.replace('localhost', '127.0.0.1') });
