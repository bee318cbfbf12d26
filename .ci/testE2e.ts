/** `npm run test:e2e -- <file> [--project desktop] [-g title]`: builds the shop and runs the selected journeys. */
import { basename } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { runCommand } from './command.ts';
import { installPrograms } from './programs.ts';
import { measuredFiles, playwrightOfJourneys, playwrightOfMeasured, results } from './suites.ts';

installPrograms({ unit: false, browser: true });
const built = await runCommand(['npm', 'run', '--silent', 'build']);
const args = process.argv.slice(2);
const measured = measuredFiles.map((file) => basename(file, '.spec.ts'));
const isMeasured = args.some((arg) => measured.some((name) => arg.includes(name)));
const playwright = isMeasured ? playwrightOfMeasured : playwrightOfJourneys;
const env = { CHROMIUM_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: `${results}/browser.json` };
const { ok } = built.ok ? await runCommand([...playwright, ...args], { env, interactive: true }) : built;
process.exitCode = ok ? 0 : 1;
