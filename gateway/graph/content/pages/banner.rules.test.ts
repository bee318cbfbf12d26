/** catalogue.md 3 "Banner", 4 and 5. */
import { describe, expect, test } from 'vitest';
import {
  aspectRatio,
  bannerButtons,
  bannerLink,
  bannerPosition,
  bannerPositions,
  iconTone,
  isBannerPublished,
  type ButtonFacts,
} from './banner.rules.ts';

const button: ButtonFacts = {
  button_text: 'See skis',
  button_class: '',
  type: 'internal',
  external_link: null,
  internal_link: [{ _content_type_uid: 'product_category', url: '/skis' }],
  disable_link: false,
  new_tab: false,
};

test.each([
  [
    'a banner is published only if it has a background with an asset id',
    { amplience_id: 'scene-dusk' },
    true,
  ],
  ['not with an empty asset id', { amplience_id: '' }, false],
  ['not without a background', null, false],
])('%s', (_sentence, background, verdict) => {
  expect(isBannerPublished({ background })).toBe(verdict);
});

describe('buttons', () => {
  test('a banner call-to-action button shows only if its text is non-empty', () => {
    expect(bannerButtons([button, { ...button, button_text: ' ' }], 'en-us').map(({ text }) => text)).toEqual(
      ['See skis'],
    );
  });

  test('with more than one button, each is a separate link', () => {
    const buttons = bannerButtons([button, { ...button, button_text: 'See poles' }], 'en-us');
    expect(buttons.map(({ link }) => link?.href)).toEqual(['/en-us/c/skis', '/en-us/c/skis']);
    expect(bannerLink(buttons, false)).toBeNull();
  });

  test('with one button and link not disabled, the whole banner is a link', () => {
    expect(bannerLink(bannerButtons([button], 'en-us'), false)?.href).toBe('/en-us/c/skis');
  });

  test.each([
    ['the banner’s link is disabled', [button], true],
    ['the button’s link is disabled', [{ ...button, disable_link: true }], false],
    ['there is no button', [], false],
    ['its only button has no text', [{ ...button, button_text: '  ' }], false],
  ])('the whole banner is no link when %s', (_case, buttons, disabled) => {
    expect(bannerLink(bannerButtons(buttons, 'en-us'), disabled)).toBeNull();
  });
});

test.each(bannerPositions.map((position) => [position.toLowerCase().replace('_', '-'), position]))(
  'the words can stand at %s',
  (layout, position) => {
    expect(bannerPosition(layout)).toBe(position);
  },
);

test.each([
  ['position such as top-left', 'top-left', 'TOP_LEFT'],
  ['or center-center', 'center-center', 'CENTER_CENTER'],
  ['bottom-right', 'bottom-right', 'BOTTOM_RIGHT'],
  ['default top-left', '', 'TOP_LEFT'],
  ['an unknown position is the default', 'middle', 'TOP_LEFT'],
])('%s', (_sentence, layout, position) => {
  expect(bannerPosition(layout)).toBe(position);
});

test.each([
  ['16:9', 16 / 9],
  ['4:5', 4 / 5],
  ['2.35 x 1', 2.35],
])('aspect ratio %s is %s', (text, ratio) => {
  expect(aspectRatio(text)).toBeCloseTo(ratio);
});

test.each(['', '16:0', 'wide', '-4:5'])('‘%s’ is no aspect ratio: the default height holds', (text) => {
  expect(aspectRatio(text)).toBeNull();
});

test.each<[string, number | null, boolean, string]>([
  ['contrast threshold 128: dark icons from there on', 128, true, 'DARK'],
  ['light icons below it', 127, false, 'LIGHT'],
  ['the brightest picture', 255, true, 'DARK'],
  ['the darkest picture', 0, false, 'LIGHT'],
  ['unknown brightness: light icons on a darkened picture', null, true, 'LIGHT'],
  ['dark ones on one that is not', null, false, 'DARK'],
])('%s', (_sentence, luminance, isOverlayDark, tone) => {
  expect(iconTone(luminance, isOverlayDark)).toBe(tone);
});
