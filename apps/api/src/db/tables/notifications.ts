import type { Generated } from 'kysely';
import type { NotificationKind } from '@forecourt/contract';

/** Something that concerns one member of a partner. */
export interface NotificationsTable {
  id: string;
  partner_id: string;
  user_id: string;
  kind: NotificationKind;
  request_id: string;
  /** The thread or the auction that it is about; empty for the request itself. */
  subject_id: Generated<string>;
  /** How often it happened since it was last read. */
  times: Generated<number>;
  /** The colleague who did it. */
  actor_id: string | null;
  inserted_at: Date;
  read_at: Date | null;
  /** Whether a digest has told it as it is now. */
  mailed: Generated<boolean>;
}
