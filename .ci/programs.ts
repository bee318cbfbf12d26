/** Installs whatever the chosen suites need and is missing, in one call of apt-get. */
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
  // One unknown package makes apt-get refuse all of them.
  if (missing.length > 1)
    for (const name of [...missingRedis(), ...missingNginx()].filter((one) => missing.includes(one)))
      install([name]);
}
