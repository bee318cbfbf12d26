// @vitest-environment node
import { expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import { heldPicturesId, lateScript } from './deferredScripts.ts';
import { withHeldPictures } from './heldPictures.ts';

const firstPicture = '<link rel="preload" as="image" fetchPriority="high" imageSrcSet="/a 1w"/>';

test('a page with a first picture holds the others, by a style that its policy allows', () => {
  const { head, inlineStyles } = withHeldPictures(`<head><title>T</title>${firstPicture}${firstPicture}`);
  const [style = '', text = ''] = /<style id="[^"]+" media="[^"]+">(.*?)<\/style>/.exec(head) ?? [];
  expect(head).toBe(`<head><title>T</title>${style}${firstPicture}${firstPicture}`);
  expect(inlineStyles).toEqual([`sha256-${createHash('sha256').update(text).digest('base64')}`]);
});

test('the script that loads the scripts ends the hold; a browser without scripts has none', () => {
  const { head } = withHeldPictures(`<head>${firstPicture}`);
  expect(head).toContain(`<style id="${heldPicturesId}" media="(scripting: enabled)">`);
  expect(lateScript).toContain(`getElementById('${heldPicturesId}')`);
});

test('a page without a first picture holds none', () => {
  const head = '<head><link rel="preload" as="image" imageSrcSet="/a 1w"/>';
  expect(withHeldPictures(head)).toEqual({ head, inlineStyles: [] });
});
