import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { SectionName } from '../api/types.ts';
import type { Shot } from '../art/ShotArt.tsx';
import type { Draft } from '../draft/draft.ts';
import type { FieldDefinition } from '../fields/definition.ts';

/** One photo that a step asks for. */
export interface ShotDefinition {
  /** Name of the shot within its section, as the server keeps it; null when there is only one. */
  slot: string | null;
  /** Drawing of what it should show. */
  shot: Shot;
  label: MessageDescriptor;
  /** What makes it a good photo; the step's hint says it where there is only one. */
  tip?: MessageDescriptor;
  /** The whole car is to be in it: it is best taken with the phone on its side. */
  wide?: boolean;
  /** Nice to have: the step is complete without it. */
  optional?: boolean;
}

/** One step of the report: what is asked for, and how it is said. */
export interface StepDefinition {
  /**
   * Its key in the catalogue of sections, which says what switches it on, where it stands in the walk
   * around the car and what it uploads; also its place in the address.
   */
  id: SectionName;
  title: MessageDescriptor;
  hint: MessageDescriptor;
  /** The report is of no use without it: it cannot be passed over. */
  required?: boolean;
  shots?: ShotDefinition[];
  fields?: FieldDefinition[];
  /** What shots and fields cannot say. */
  Extra?: ComponentType;
  /** Whether what `Extra` asks for has been given. */
  extraDone?: (draft: Draft) => boolean;
  /** Whether what it gave was refused. */
  extraRefused?: (draft: Draft) => boolean;
  /** What it gave in words, for reading it over; null when there is nothing. */
  extraAnswer?: { label: MessageDescriptor; of: (draft: Draft) => string | null };
  /** Words on the button that passes over the step, where 'Skip' would be wrong. */
  skip?: MessageDescriptor;
}
