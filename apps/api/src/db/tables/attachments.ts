import type { AttachmentKind } from '@forecourt/contract';
import type { Generated } from 'kysely';

/** A photo or a PDF file of a message. */
export interface AttachmentsTable {
  id: string;
  partner_id: string;
  /** The request that the conversation is about. */
  request_id: string;
  /** Who may send it: a user's id, the id of a buyer's thread, or `owner`. */
  writer: string;
  /** The id that the writer's device chose. */
  client_id: string;
  kind: AttachmentKind;
  name: string;
  /** Folder of its files. */
  storage_key: string;
  state: Generated<'CREATED' | 'STORED'>;
  /** Size of the stored file. */
  bytes: number | null;
  width: number | null;
  height: number | null;
  /** Null until a message names it. */
  message_id: string | null;
  /** Position among the message's files, from 0. */
  place: Generated<number>;
  inserted_at: Date;
  /** When staff added it to the report; null for not in it. */
  reported_at: Date | null;
  /** Which member of staff. */
  reported_by: string | null;
}
