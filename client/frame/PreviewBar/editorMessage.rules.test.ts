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
    ['of the editor that frames the page counts', 'https://eu-app.example', true, false],
    ['of another site that frames it does not', 'https://other.example', true, true],
    ['of the editor’s site in another window does not', 'https://app.example', false, true],
    ['of the shop itself does not', 'https://shop.example', false, true],
    ['of an opaque origin does not', 'null', true, true],
  ])('%s', (_, origin, isFromParent, forged) => {
    expect(isForged({ data: change, origin, isFromParent }, editors)).toBe(forged);
  });

  test('is rejected from every origin when no editor is configured', () => {
    expect(isForged({ data: change, origin: 'https://app.example', isFromParent: true }, [])).toBe(true);
  });
});

test.each([['text'], [null], [{ event: 'other' }], [{ eventManager: 'another' }]])(
  'a message %j is somebody else’s matter',
  (data) => {
    expect(isForged({ data, origin: 'https://other.example', isFromParent: false }, editors)).toBe(false);
  },
);
