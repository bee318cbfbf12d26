/** A store picked in the list or on the map. */
export interface PickedStore {
  readonly id: string;
  /** Place in the list: one picked on the map may not be loaded yet. */
  readonly index: number;
  readonly from: 'list' | 'map';
}
