import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandFor } from '../brand/brand.ts';
import { brightnessOf } from './brightness.ts';
import { keptBrightness } from './keptBrightness.ts';
import { libraryOf } from './library.ts';
import { hasMaster, masterFile, mastersFolder } from './studio/masters.ts';

const scenes = [...libraryOf(brandFor(), hasMaster).pictures.values()].flatMap((picture) => {
  const file = picture.spec.kind === 'scene' && hasMaster(picture) ? masterFile(picture) : null;
  return file ? [file] : [];
});

test('is kept for every rendered scene', () => {
  expect(scenes.length).toBeGreaterThan(20);
  expect(scenes.filter((file) => !keptBrightness(file))).toEqual([]);
});

test('is what would be measured', async () => {
  const [file = ''] = scenes;
  expect(keptBrightness(file)).toEqual(await brightnessOf(await readFile(join(mastersFolder, file))));
});
