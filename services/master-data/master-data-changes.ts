/** Tells that master data changed, so that what it left open can be looked at again. Never waits and never fails. */
export interface MasterDataChanges {
  note(what: 'customers' | 'products' | 'mappings'): void;
}
