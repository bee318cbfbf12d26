/** Installs the missing programs of the chosen suites in one apt-get call. */
import { missingBrowser } from './browser.ts';
import { install, mayInstall } from './debian.ts';
import { missingNginx } from './nginx.ts';
import { missingRedis } from './redis.ts';

export function installPrograms(needed: { unit: boolean; browser: boolean }): void {
  if (!mayInstall()) return;
  const missing = [
    ...(needed.unit ? [...missingRedis(), ...missingNginx()] : []),
    ...(needed.browser ? missingBrowser() : []),
  ];
  install(missing);
  // apt-get refuses all packages if one is unknown.
  if (missing.length > 1)
    for (const name of [...missingRedis(), ...missingNginx()].filter((one) => missing.includes(one)))
      install([name]);
}
