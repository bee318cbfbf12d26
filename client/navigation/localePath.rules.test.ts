import { describe, expect, it } from 'vitest';
import { homePath, judgePath } from './localePath.rules.ts';
import type { PathVerdict } from './localePath.rules.ts';

const screen = (lang: string, rest: string): PathVerdict => ({ kind: 'screen', lang, rest });
const redirect = (path: string): PathVerdict => ({ kind: 'redirect', path });
const unknown: PathVerdict = { kind: 'unknownLocale' };

describe('locale prefix of a path', () => {
  it.each<[string, string, PathVerdict]>([
    ['/ is home in en-us', '/', screen('en-us', '/')],
    ['/{lang} is home', '/de-de', screen('de-de', '/')],
    ['/{lang}/ is the same home', '/de-de/', screen('de-de', '/')],
    [
      'every route starts with the prefix',
      '/fr-ca/c/skis/all-mountain',
      screen('fr-ca', '/c/skis/all-mountain'),
    ],
    ['/en-us alone becomes /', '/en-us', redirect('/')],
    ['/en-us/ alone becomes /', '/en-us/', redirect('/')],
    [
      'a path without the locale prefix is redirected to the prefixed path',
      '/c/skis',
      redirect('/en-us/c/skis'),
    ],
    ['a page whose name holds a dash has no locale prefix', '/about-us', redirect('/en-us/about-us')],
    ['a page name that begins with two letters and a dash', '/on-snow', redirect('/en-us/on-snow')],
    ['a prefix in capitals is redirected to its own spelling', '/EN-CA/cart', redirect('/en-ca/cart')],
    ['global is an accepted country', '/en-global/cart', screen('en-global', '/cart')],
    ['any two-letter form is an accepted country', '/en-kr', screen('en-kr', '/')],
    ['a pair whose language is unknown is no locale', '/xx-us/cart', unknown],
    ['a known language with something that is no country is no locale', '/en-usa/cart', unknown],
    ['a redirect never leaves the shop', '//evil.example/c', redirect('/en-us/evil.example/c')],
  ])('%s', (_, path, expected) => {
    expect(judgePath(path)).toEqual(expected);
  });

  it('a redirect leads to a screen, not to another redirect', () => {
    for (const path of ['/c/skis', '/EN-US/', '/EN-US/cart', '/on-snow', '//x']) {
      let verdict = judgePath(path);
      let hops = 0;
      while (verdict.kind === 'redirect' && hops < 3) {
        verdict = judgePath(verdict.path);
        hops += 1;
      }
      expect([path, verdict.kind, hops]).toEqual([path, 'screen', 1]);
    }
  });

  it('the home of the default locale is /', () => {
    expect([homePath('en-us'), homePath('ja-jp')]).toEqual(['/', '/ja-jp']);
  });
});
