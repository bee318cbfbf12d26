import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createReport } from './reports.ts';

function listening(silence?: number) {
  const lines: [object, string][] = [];
  const warn = ((facts: object, message: string) => void lines.push([facts, message])) as never;
  return { lines, report: createReport({ warn }, silence) };
}
const settled = () => wait(20);

test('repeated messages are logged once, others of the same kind separately', async () => {
  const { lines, report } = listening();
  for (let page = 0; page < 50; page += 1) report('Header - No Region Match', { contentRegion: 'jp' });
  report('Header - No Region Match', { contentRegion: 'eu' });
  report('Header - No Results');
  await settled();
  expect(lines).toEqual([
    [{ contentRegion: 'jp' }, 'Header - No Region Match'],
    [{ contentRegion: 'eu' }, 'Header - No Region Match'],
    [{}, 'Header - No Results'],
  ]);
});

test('after the interval the message is logged again', async () => {
  const { lines, report } = listening(1);
  report('Header - No Results');
  await settled();
  report('Header - No Results');
  await wait(1_100);
  report('Header - No Results');
  await settled();
  expect(lines).toHaveLength(2);
});
