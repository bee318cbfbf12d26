/**
 * `npm run doctor`: asks every service of the gateway's configuration and says what is missing before the shop opens.
 * Changes nothing. Exit code 0 when no check failed (warnings are allowed), 1 when one did, 2 for invalid arguments or
 * configuration.
 */
import { parseArgs } from 'node:util';
import { ConfigError, readConfig, readContentManagement } from '../../config/config.ts';
import { examine } from './doctor.ts';
import { reportOf } from './report.ts';

const usage = `npm run doctor [-- --json]
  --json   an array of {area, check, status, found, remedy}; status is ok, warning, failed or "not run"`;

function read() {
  try {
    const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
    const { env } = process;
    return { config: readConfig(env), management: readContentManagement(env), isJson: values.json };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${error instanceof ConfigError ? reason : `${reason}\n${usage}`}\n`);
    process.exit(2);
  }
}

const { config, management, isJson } = read();
const results = await examine(config, management);
const isColoured = process.stdout.isTTY && !process.env.NO_COLOR;
process.stdout.write(`${isJson ? JSON.stringify(results, null, 2) : reportOf(results, isColoured)}\n`);
process.exitCode = results.some(({ status }) => status === 'failed') ? 1 : 0;
