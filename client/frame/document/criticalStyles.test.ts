// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { withCriticalStyles } from './criticalStyles.ts';
import { markupTokens } from './markupTokens.ts';

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="default"/>`;

/** The inlined rules of one stylesheet. */
function used(markup: string, sheet: string): string {
  const { head } = withCriticalStyles(`<head>${link('/a.css')}`, markupTokens(markup), '', () => sheet);
  const [, style = ''] = /<style data-first-styles="">(.*?)<\/style>/s.exec(head) ?? [];
  return style;
}

describe('the critical CSS of a page has', () => {
  test('the rules of its classes, elements and attributes, in source order', () => {
    const sheet =
      ':root{--a:1}.b{top:0}.b:hover{top:1px}.b:focus{top:4px}.c{top:0}dialog{top:0}.b .c{top:2px}a.b{top:3px}' +
      '.b[open]{top:5px}.b[data-to=left]{top:6px}.b[data-to=right]{top:7px}.c,.b{top:8px}';
    expect(used('<a class="b x" data-to="right">', sheet)).toBe(
      ':root{--a:1}.b{top:0}.b:focus{top:4px}a.b{top:3px}.b[data-to=right]{top:7px}.c,.b{top:8px}',
    );
  });
});

describe('a page with several stylesheets', () => {
  const texts: Record<string, string> = {
    '/one.css':
      '@media (width>=40em){.x{top:0}.y{top:0}}@media print{.y{top:0}}@supports (top:0){.x{left:0}}',
    '/two.css': '.x{animation:turn 1s}@keyframes turn{to{rotate:1turn}}@keyframes sink{to{top:1em}}',
  };
  const links = ['/one.css', '/two.css', '/three.css'].map(link).join('');
  const { head, inlineStyles } = withCriticalStyles(
    `<head>${links}`,
    markupTokens('</head><p class="x">'),
    '@font-face{font-family:F}',
    (href) => texts[href] ?? null,
  );

  test('inlines the used part of each at-rule block, and the keyframes it references', () => {
    expect(head).toContain(
      '<style data-first-styles="">@media (width>=40em){.x{top:0}}@supports (top:0){.x{left:0}}' +
        '.x{animation:turn 1s}@keyframes turn{to{rotate:1turn}}</style>',
    );
  });

  test('inlines the font faces in an element of their own, which stays', () => {
    expect(head).toContain('<style>@font-face{font-family:F}</style>');
    expect(inlineStyles).toHaveLength(2);
  });

  test('loads the files late, except those whose text is unavailable', () => {
    expect(head.replace(/<noscript>.*<\/noscript>/, '').match(/<link [^>]*>/g)).toEqual([
      '<link rel="late-stylesheet" href="/one.css" media="print"/>',
      '<link rel="late-stylesheet" href="/two.css" media="print"/>',
      link('/three.css'),
    ]);
  });

  test('without scripts waits for the files, which hold the states’ rules', () => {
    expect(head).toContain(
      '<noscript><link rel="stylesheet" href="/one.css"/><link rel="stylesheet" href="/two.css"/></noscript>',
    );
  });

  test('without any is left as it is', () => {
    expect(withCriticalStyles('<head>', new Set(), '@font-face{}', () => null)).toEqual({
      head: '<head>',
      inlineStyles: [],
    });
  });
});
