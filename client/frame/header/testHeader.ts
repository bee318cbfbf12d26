/** Header content for tests: two entries with a submenu, one without, one with a banner only. */
import { linkTo } from '../testShell.tsx';

const rendition = {
  src: '/i/k2/ridge?w=480',
  width: 480,
  height: 360,
  placeholder: '/i/k2/ridge?maxW=15',
  sources: [{ media: null, srcSet: '/i/k2/ridge?w=480 480w', sizes: '480px', width: 480, height: 360 }],
};

export const bannerData = (more: object = {}) => ({
  __typename: 'Banner',
  contentHtml: '<h2>Above the tree line</h2>',
  language: null,
  buttons: [{ text: 'See the skis', link: null }],
  link: linkTo('See the skis', '/en-us/c/skis'),
  background: { __typename: 'Image', __isNode: 'Image', alt: 'A ridge', rendition },
  ...more,
});

const item = (text: string, href: string, children: object[] = [], banner: object | null = null) => ({
  link: linkTo(text, href),
  banner,
  children: children.map((child) => ({ __typename: 'NavigationItem', ...child })),
});

export const headerData = (more: object = {}) => ({
  alerts: [],
  mainNav: [
    item(
      'Skis',
      '/en-us/c/skis',
      [
        { link: linkTo('Touring', '/en-us/c/skis/touring') },
        { link: linkTo('Piste', '/en-us/c/skis/piste') },
      ],
      bannerData(),
    ),
    item('Poles', '/en-us/c/poles', [{ link: linkTo('Adjustable', '/en-us/c/poles/adjustable') }]),
    item('Winter', '/en-us/l/winter', [], bannerData({ background: { __typename: 'Video', poster: null } })),
    item('Archive', '/en-us/archive'),
  ],
  secondaryNav: [{ link: linkTo('Support', '/en-us/support') }],
  ...more,
});
