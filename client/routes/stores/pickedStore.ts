/** A store selected in the list or on the map. */
export interface PickedStore {
  readonly id: string;
  /** Index in the list: one selected on the map may not be loaded yet. */
  readonly index: number;
  readonly from: 'list' | 'map';
}
