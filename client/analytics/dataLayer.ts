/** The tag manager's data layer (catalogue.md 7.6). Events are queued until a tag manager, if any, reads them. */
export interface DataLayerEvent {
  readonly event: string;
  readonly [property: string]: unknown;
}

declare global {
  interface Window {
    dataLayer?: DataLayerEvent[];
  }
}

export function pushEvent(event: DataLayerEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
