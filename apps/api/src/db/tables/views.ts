import type { SavedViewList, SavedViewQuery } from '@forecourt/contract';
import type { Flow, Json } from './values.ts';

/** A tab with a search and filters, under a name that a branch shares. */
export interface SavedViewsTable {
  id: string;
  partner_id: string;
  list: SavedViewList;
  request_type: Flow;
  /** Each is one view's of the partner's list, case ignored. */
  name: string;
  query: Json<SavedViewQuery>;
  inserted_at: Date;
  updated_at: Date;
}
