import { describe, expect, test } from 'vitest';
import { editTag } from './editTag.rules.ts';

const entry = { contentType: 'page', uid: 'page_about' };
const delivery = { contentTypeUid: (name: string) => (name === 'blog_post' ? 'artikel' : name) };

describe('an edit tag', () => {
  test.each<[string, (string | number)[], string, string]>([
    ['names content type, entry, locale and field', ['title'], 'en-us', 'page.page_about.en-us.title'],
    [
      'names the locale that is shown, also of an entry that fell back',
      ['title'],
      'de',
      'page.page_about.de.title',
    ],
    [
      'has a path into lists and groups',
      ['blocks', 2, 'text'],
      'en-us',
      'page.page_about.en-us.blocks.2.text',
    ],
  ])('%s', (_, field, contentLocale, tag) => {
    expect(editTag({ scope: { preview: true, contentLocale }, delivery }, entry, ...field)).toBe(tag);
  });

  test('is null outside of preview', () => {
    expect(
      editTag({ scope: { preview: false, contentLocale: 'en-us' }, delivery }, entry, 'title'),
    ).toBeNull();
  });

  test('names the content type as the stack does', () => {
    const scope = { preview: true, contentLocale: 'en-us' };
    expect(editTag({ scope, delivery }, { contentType: 'blog_post', uid: 'b' }, 'title')).toBe(
      'artikel.b.en-us.title',
    );
  });
});
