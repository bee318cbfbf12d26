/** Reads the markers' positions on the picture, in CSS pixels from its corner. */
import type { Point, Size } from './popupPlace.rules.ts';

export interface Marker extends Point {
  readonly isOpen: boolean;
  /** Of its inline popup. */
  readonly label: Size;
}

export function readMarkers(list: HTMLElement): { room: DOMRect; markers: Marker[] } {
  const room = list.getBoundingClientRect();
  const markers = [...list.querySelectorAll<HTMLElement>('[aria-expanded]')].map((marker) => {
    const box = marker.getBoundingClientRect();
    const label = marker.querySelector<HTMLElement>('[data-inline]');
    return {
      x: box.left + box.width / 2 - room.left,
      y: box.top + box.height / 2 - room.top,
      isOpen: marker.getAttribute('aria-expanded') === 'true',
      label: { width: label?.offsetWidth ?? 0, height: label?.offsetHeight ?? 0 },
    };
  });
  return { room, markers };
}

/** Rectangle of the open card; null when there is none. */
export function readCard(list: HTMLElement, room: DOMRect): DOMRect | null {
  const card = list.querySelector('[data-card]')?.getBoundingClientRect();
  return card ? new DOMRect(card.left - room.left, card.top - room.top, card.width, card.height) : null;
}
