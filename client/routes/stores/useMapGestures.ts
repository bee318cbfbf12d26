/**
 * Pans and zooms the map by touch, mouse and trackpad: drag, pinch, and a tap on a marker. The page scrolls past an
 * unzoomed map.
 */
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { TAP_TOLERANCE } from '../../viewport/gesture.rules.ts';
import { dragged, zoomedAt, type MapWindow, type Point } from './mapView.rules.ts';

/** @param onTap called with the tapped element with `data-cluster`. */
export function useMapGestures(
  frame: RefObject<HTMLElement | null>,
  onMove: (next: (view: MapWindow) => MapWindow) => void,
  onTap: (cluster: number) => void,
): void {
  const tap = useEffectEvent(onTap);
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const fingers = new Map<number, Point>();
    let travelled = 0;

    const inParts = ({ x, y }: Point): Point => {
      const { left, top, width } = element.getBoundingClientRect();
      return { x: (x - left) / width, y: (y - top) / width };
    };
    const handleDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (fingers.size === 0) travelled = 0;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      element.setPointerCapture(event.pointerId);
    };
    const handleMove = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      fingers.set(event.pointerId, now);
      const by = { x: now.x - before.x, y: now.y - before.y };
      travelled += Math.hypot(by.x, by.y);
      if (travelled <= TAP_TOLERANCE) return;
      const { width } = element.getBoundingClientRect();
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) {
        move((view) => dragged(view, { x: by.x / width, y: by.y / width }));
        return;
      }
      const times = distance(now, other) / Math.max(1, distance(before, other));
      const middle = inParts({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      move((view) => dragged(zoomedAt(view, times, middle), { x: by.x / width / 2, y: by.y / width / 2 }));
    };
    const handleUp = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || travelled > TAP_TOLERANCE) return;
      // The pointer is captured, so the event target is not the element under it.
      const marker = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-cluster]');
      const index = marker instanceof HTMLElement ? Number(marker.dataset['cluster']) : NaN;
      if (!Number.isNaN(index)) tap(index);
    };
    const handleCancel = (event: PointerEvent) => fingers.delete(event.pointerId);
    const handleWheel = (event: WheelEvent) => {
      // A trackpad pinch has the control key; a plain wheel scrolls the page.
      if (!event.ctrlKey) return;
      event.preventDefault();
      const times = Math.exp(-Math.max(-50, Math.min(50, event.deltaY)) * 0.01);
      move((view) => zoomedAt(view, times, inParts({ x: event.clientX, y: event.clientY })));
    };
    element.addEventListener('pointerdown', handleDown);
    element.addEventListener('pointermove', handleMove);
    element.addEventListener('pointerup', handleUp);
    element.addEventListener('pointercancel', handleCancel);
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', handleDown);
      element.removeEventListener('pointermove', handleMove);
      element.removeEventListener('pointerup', handleUp);
      element.removeEventListener('pointercancel', handleCancel);
      element.removeEventListener('wheel', handleWheel);
    };
  }, [frame]);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
