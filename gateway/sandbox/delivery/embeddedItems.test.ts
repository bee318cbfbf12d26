/** Effect of `include_embedded_items[]=BASE` on an entry, in the vendor's form. */
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

test('an entry without embedded items is unchanged', () => {
  const entry = { uid: 'a', html: '<p>x</p>' };
  expect(withEmbeddedItems(entry, look, () => null)).toBe(entry);
});

test('items are resolved under the path of their field, without list positions', () => {
  expect(embedded({ blocks: [{ text: { html: page('about') } }, { text: { html: asset } }] })).toEqual({
    'blocks.text.html': [
      {
        uid: 'about',
        title: 'About',
        html: page('craft'),
        _content_type_uid: 'page',
        // Items embedded in an embedded entry stay bare references.
        _embedded_items: { html: [{ uid: 'craft', _content_type_uid: 'page' }] },
      },
      { uid: 'bench', filename: 'bench.jpg', _content_type_uid: 'sys_assets' },
    ],
  });
});

test('an item named twice is included once, an unpublished one is omitted', () => {
  expect(embedded({ html: page('about') + page('about') + page('gone') })).toMatchObject({
    html: [{ uid: 'about' }],
  });
  expect(embedded({ html: page('gone') })).toBeUndefined();
});
