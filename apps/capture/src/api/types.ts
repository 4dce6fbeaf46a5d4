import type { Answer, Body } from '@forecourt/contract';

/** Everything the page needs to start or resume a report (contract: Capture). */
export type Capture = Answer<'getCapture'>['capture'];
/** What the customer was told of the conclusion. */
export type CaptureConclusion = NonNullable<Capture['conclusion']>;
export type CaptureUpload = Capture['uploads'][number];
export type CaptureUpdate = Body<'updateCapture'>;
/** A dealer of the partner, by name and place. */
export type Dealer = NonNullable<Capture['dealer']>;
export type DamageLocation = NonNullable<CaptureUpdate['damage_locations']>[number];
export type CarPart = DamageLocation['part'];
export type DamageKind = NonNullable<DamageLocation['kind']>;
export type DamagePin = NonNullable<DamageLocation['pin']>;
export type DamageSize = NonNullable<DamageLocation['size']>;
export type SectionName = keyof Capture['sections'];
/** Sections that hold photos. */
export type PhotoSection = CaptureUpload['section'];
export type Rating = NonNullable<Capture['condition']['brakes']['rating']>;
