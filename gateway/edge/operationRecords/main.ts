/**
 * `node gateway/edge/operationRecords/main.ts > usage.json`: prints which builds send each shipped operation, when it was
 * asked last and by whom, for `npm run schema:check -- --usage usage.json`. Reads REDIS_URL or STATE_FILE like the gateway,
 * and OPERATION_QUIET_DAYS. Exit code 0 on success, 1 when the shared state does not answer, 2 for invalid
 * configuration.
 */
import { ConfigError, readOperationReportConfig } from '../../config/config.ts';
import { openState } from '../state/openState.ts';
import { operationReport } from './operationReport.ts';

try {
  const { quietDays, ...store } = readOperationReportConfig(process.env);
  const state = openState(store);
  try {
    const report = await operationReport(state, { on: new Date().toISOString().slice(0, 10), quietDays });
    process.stdout.write(`${JSON.stringify(report, null, 1)}\n`);
  } finally {
    await state.close();
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const isInvalid = error instanceof ConfigError;
  process.stderr.write(isInvalid ? `${message}\n` : `The shared state does not answer: ${message}\n`);
  process.exitCode = isInvalid ? 2 : 1;
}
