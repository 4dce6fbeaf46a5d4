/** Addresses of a list and its tabs; its content is loaded with its page's own code. */
export interface ListAddresses {
  /** `/trade/cars` */
  path: string;
  /** Last parts of the tabs' addresses; the first is empty, for all (spec §2, routes). */
  tabs: readonly string[];
}
