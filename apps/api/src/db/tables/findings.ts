import type { CarPart, DamageKind, DamageSize, PhotoBox } from '@forecourt/contract';
import type { Generated } from 'kysely';
import type { Json } from './values.ts';

/** What the damage detection found on a photo. */
export interface DamageFindingsTable {
  id: string;
  partner_id: string;
  report_id: string;
  upload_id: number;
  part: CarPart | null;
  kind: DamageKind;
  size: DamageSize | null;
  box: Json<PhotoBox>;
  confidence: number;
  state: Generated<'OPEN' | 'ACCEPTED' | 'DISMISSED'>;
  /** The damage that it became, with ACCEPTED. */
  damage_id: string | null;
  inserted_at: Date;
}
