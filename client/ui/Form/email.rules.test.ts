import { describe, expect, it } from 'vitest';
import { looksLikeEmail } from './email.rules.ts';

describe('looks like an email address', () => {
  it.each([
    ['a plain address', 'ada@skarn.example', true],
    ['a subdomain, a tag and a dot', 'ada.b+ski@post.skarn.example', true],
    ['letters beyond ASCII', 'åsa@sköter.example', true],
    ['no @', 'ada.skarn.example', false],
    ['two @', 'ada@b@skarn.example', false],
    ['no host', 'ada@', false],
    ['a host without a dot', 'ada@skarn', false],
    ['a host with a trailing dot', 'ada@skarn.', false],
    ['no local part', '@skarn.example', false],
    ['a blank inside', 'ada b@skarn.example', false],
  ])('%s', (_, text, expected) => {
    expect(looksLikeEmail(text)).toBe(expected);
  });
});
