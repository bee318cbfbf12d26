import { describe, expect, test } from 'vitest';
import { isForged } from './editorMessage.rules.ts';

const editors = ['https://app.example', 'https://eu-app.example'];
const change = {
  eventManager: 'contentstack-adv-post-message',
  channel: 'live-preview',
  type: 'client-data-send',
};

describe('a message of the live-preview protocol', () => {
  test.each([
    ['from the editor in the parent window is accepted', 'https://eu-app.example', true, false],
    ['from another site in the parent window is rejected', 'https://other.example', true, true],
    ['from the editor’s site in another window is rejected', 'https://app.example', false, true],
    ['from the shop itself is rejected', 'https://shop.example', false, true],
    ['from an opaque origin is rejected', 'null', true, true],
  ])('%s', (_, origin, isFromParent, forged) => {
    expect(isForged({ data: change, origin, isFromParent }, editors)).toBe(forged);
  });

  test('is rejected from every origin when no editor is configured', () => {
    expect(isForged({ data: change, origin: 'https://app.example', isFromParent: true }, [])).toBe(true);
  });
});

test.each([['text'], [null], [{ event: 'other' }], [{ eventManager: 'another' }]])(
  'ignores the unrelated message %j',
  (data) => {
    expect(isForged({ data, origin: 'https://other.example', isFromParent: false }, editors)).toBe(false);
  },
);
