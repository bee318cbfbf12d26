import { expect, it } from 'vitest';
import { viewerAct, type ViewerAct } from './viewerKey.rules.ts';

it.each<[string, string, boolean, ViewerAct | null]>([
  ['+ zooms in', '+', false, { kind: 'zoom', way: 'in' }],
  ['so does its key without shift', '=', true, { kind: 'zoom', way: 'in' }],
  ['- zooms out', '-', true, { kind: 'zoom', way: 'out' }],
  ['0 resets the zoom', '0', true, { kind: 'whole' }],
  ['arrows change an unzoomed picture', 'ArrowRight', false, { kind: 'turn', way: 1 }],
  ['backwards too', 'ArrowLeft', false, { kind: 'turn', way: -1 }],
  ['arrows pan a zoomed picture', 'ArrowLeft', true, { kind: 'look', direction: { x: -1, y: 0 } }],
  ['in every direction', 'ArrowDown', true, { kind: 'look', direction: { x: 0, y: 1 } }],
  ['up and down do nothing on an unzoomed one', 'ArrowDown', false, null],
  ['Home is the first picture', 'Home', true, { kind: 'first' }],
  ['End is the last', 'End', false, { kind: 'last' }],
  ['Tab is the browser’s', 'Tab', false, null],
])('%s', (_, key, isZoomed, act) => {
  expect(viewerAct(key, isZoomed)).toEqual(act);
});
