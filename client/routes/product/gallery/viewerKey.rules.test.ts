import { expect, it } from 'vitest';
import { viewerAct, type ViewerAct } from './viewerKey.rules.ts';

it.each<[string, string, boolean, ViewerAct | null]>([
  ['+ enlarges', '+', false, { kind: 'zoom', way: 'in' }],
  ['so does its key without shift', '=', true, { kind: 'zoom', way: 'in' }],
  ['- makes smaller', '-', true, { kind: 'zoom', way: 'out' }],
  ['0 shows the whole picture', '0', true, { kind: 'whole' }],
  ['arrows change the picture while it is whole', 'ArrowRight', false, { kind: 'turn', way: 1 }],
  ['backwards too', 'ArrowLeft', false, { kind: 'turn', way: -1 }],
  ['arrows move an enlarged picture', 'ArrowLeft', true, { kind: 'look', direction: { x: -1, y: 0 } }],
  ['in every direction', 'ArrowDown', true, { kind: 'look', direction: { x: 0, y: 1 } }],
  ['up and down lead nowhere while it is whole', 'ArrowDown', false, null],
  ['Home is the first picture', 'Home', true, { kind: 'first' }],
  ['End is the last', 'End', false, { kind: 'last' }],
  ['Tab is the browser’s', 'Tab', false, null],
])('%s', (_, key, isZoomed, act) => {
  expect(viewerAct(key, isZoomed)).toEqual(act);
});
