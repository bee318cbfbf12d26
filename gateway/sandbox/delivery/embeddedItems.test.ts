/** What `include_embedded_items[]=BASE` adds to an entry, in the vendor's form. */
import { expect, test } from 'vitest';
import { withEmbeddedItems } from './embeddedItems.ts';

const page = (uid: string): string =>
  `<a class="embedded-entry link-entry" data-sys-entry-uid="${uid}" data-sys-content-type-uid="page" sys-style-type="link">x</a>`;
const asset = '<figure class="embedded-asset" data-sys-asset-uid="bench" sys-style-type="display"></figure>';

const look = {
  entry: (contentType: string, uid: string) =>
    contentType === 'page' && uid === 'about' ? { uid, title: 'About', html: page('craft') } : null,
};
const assetOf = (uid: string) => (uid === 'bench' ? { uid, filename: 'bench.jpg' } : null);
function embedded(entry: Record<string, unknown>): unknown {
  const { _embedded_items: items } = withEmbeddedItems(entry, look, assetOf);
  return items;
}

test('an entry whose texts embed nothing stays as it is', () => {
  const entry = { uid: 'a', html: '<p>x</p>' };
  expect(withEmbeddedItems(entry, look, () => null)).toBe(entry);
});

test('items stand whole under the path of their field, which leads through lists without positions', () => {
  expect(embedded({ blocks: [{ text: { html: page('about') } }, { text: { html: asset } }] })).toEqual({
    'blocks.text.html': [
      {
        uid: 'about',
        title: 'About',
        html: page('craft'),
        _content_type_uid: 'page',
        // What an embedded entry embeds in turn is a bare reference.
        _embedded_items: { html: [{ uid: 'craft', _content_type_uid: 'page' }] },
      },
      { uid: 'bench', filename: 'bench.jpg', _content_type_uid: 'sys_assets' },
    ],
  });
});

test('one that is named twice comes once, one that is not published does not come', () => {
  expect(embedded({ html: page('about') + page('about') + page('gone') })).toMatchObject({
    html: [{ uid: 'about' }],
  });
  expect(embedded({ html: page('gone') })).toBeUndefined();
});
