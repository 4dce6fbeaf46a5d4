import type {
  BatchIdentifiers,
  RequestBatchReason,
  RequestBatchRow,
  RequestBatchRowState,
  RequestBatchState,
} from '@forecourt/contract';
import type { Generated } from 'kysely';
import type { Flow, NullableJson } from './values.ts';

/** Requests to many customers at once. */
export interface RequestBatchesTable {
  id: string;
  partner_id: string;
  request_type: Flow;
  state: Generated<RequestBatchState>;
  /** Null for pasted rows. */
  file_name: string | null;
  created_by: string | null;
  inserted_at: Date;
  finished_at: Date | null;
}

/** One customer of a batch, and what became of it; without name and address once erased. */
export interface RequestBatchRowsTable {
  batch_id: string;
  /** Line of the file. */
  line: number;
  partner_id: string;
  name: string | null;
  phone: string | null;
  email: string | null;
  /** To be sent although there is an open request. */
  anyway: Generated<boolean>;
  state: RequestBatchRowState;
  reason: RequestBatchReason | null;
  field: RequestBatchRow['field'];
  /** The request that was sent; null again once it is erased. */
  request_id: string | null;
  /** As the file has them; null for none, or once erased. */
  identifiers: NullableJson<BatchIdentifiers>;
}
