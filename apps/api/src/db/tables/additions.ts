import type {
  AdditionChange,
  DamageLocation,
  RefusalReason,
  SectionName,
  UploadSection,
} from '@forecourt/contract';
import type { Generated } from 'kysely';
import type { Json } from './values.ts';

/** A photo or scan that is asked for. */
export interface StoredShot {
  section: UploadSection;
  slot: string | null;
  damage_location_id: string | null;
  /** The upload that it is to replace. */
  refused?: { id: number; reason: RefusalReason; note: string | null };
}

/** What staff ask a customer to add to a completed report. */
export interface AdditionsTable {
  id: string;
  partner_id: string;
  request_id: string;
  state: Generated<'OPEN' | 'COMPLETED' | 'CANCELLED'>;
  /** A line of staff to the customer. */
  message: string | null;
  /** Sections asked for as a whole. */
  sections: Json<SectionName[]>;
  shots: Json<StoredShot[]>;
  /** The damages that were marked when it was asked: they stay as they are. */
  damages: Json<DamageLocation[]>;
  /** Sections in which something was answered since. */
  answered: Json<SectionName[]>;
  /** Answers as they were before. */
  changes: Json<AdditionChange[]>;
  /** Why the customer sent it without something asked for. */
  reason: string | null;
  asked_by: string | null;
  asked_at: Date;
  closed_at: Date | null;
}
