/** Where a list is and where its tabs are; what it is made of comes with its page's own code. */
export interface ListAddresses {
  /** `/trade/cars` */
  path: string;
  /** Last parts of the tabs' addresses; the first is empty, for all (spec §2, routes). */
  tabs: readonly string[];
}
