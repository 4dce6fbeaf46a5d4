import type { ListDefinition } from '../list/definition.ts';

/** Dealers apart from the active ones, which the first tab shows. */
export type DealerTabStatus = 'FAVORITE' | 'INACTIVE' | 'OPTED_OUT';

/** Where the directory is, and its texts. */
export type DealerListDefinition = ListDefinition<DealerTabStatus>;
