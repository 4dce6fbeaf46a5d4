import type { ComponentType } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { SectionName } from '../api/types.ts';
import type { Shot } from '../art/ShotArt.tsx';
import type { Draft } from '../draft/draft.ts';
import type { FieldDefinition } from '../fields/definition.ts';

/** One photo that a step asks for. */
export interface ShotDefinition {
  /** Name of the shot within its section, as the server stores it; null if there is only one. */
  slot: string | null;
  /** Drawing of what it should show. */
  shot: Shot;
  label: MessageDescriptor;
  /** What makes a good photo; if there is only one shot, the step's hint covers it. */
  tip?: MessageDescriptor;
  /** The whole car should be in the picture, so it is best taken in landscape. */
  wide?: boolean;
  /** Optional: the step is complete without it. */
  optional?: boolean;
}

/** One step of the report: the data it asks for, and its texts. */
export interface StepDefinition {
  /**
   * Its key in the catalogue of sections, which defines what switches it on, its position in the
   * walk around the car and what it uploads; also its hash in the address.
   */
  id: SectionName;
  title: MessageDescriptor;
  hint: MessageDescriptor;
  /** The partner needs it: without it the report is sent only with a reason. */
  required?: boolean;
  shots?: ShotDefinition[];
  fields?: FieldDefinition[];
  /** Paths of the answers of `Extra`. */
  answers?: readonly string[];
  /** Content that shots and fields cannot express. */
  Extra?: ComponentType;
  /** Whether data of `Extra` was refused. */
  extraRefused?: (draft: Draft) => boolean;
  /** The data of `Extra` as text for the review; null if there is none. */
  extraAnswer?: { label: MessageDescriptor; of: (draft: Draft) => string | null };
  /** How much of `Extra` is done, for the review: '2 damages marked'. */
  extraNote?: (draft: Draft, intl: IntlShape) => string;
  /** Label of the button that skips the step, if 'Skip' would be wrong. */
  skip?: MessageDescriptor;
  /** There is nothing to show, which is an answer too: its path, and the button that gives it. */
  nothing?: { path: string; label: MessageDescriptor };
}
