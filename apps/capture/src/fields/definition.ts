import type { MessageDescriptor } from 'react-intl';

interface Base {
  /** Dotted path in the contract's CaptureUpdate, such as `car.plate`. */
  path: string;
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  /** Shown only when the customer opens the additional fields. */
  more?: boolean;
}

export interface TextFieldDefinition extends Base {
  kind: 'text' | 'name' | 'email' | 'phone' | 'plate' | 'vin';
  maxLength: number;
  autoComplete?: string;
}

export interface LongTextFieldDefinition extends Base {
  kind: 'long';
  maxLength: number;
}

export interface NumberFieldDefinition extends Base {
  kind: 'number' | 'price';
  min: number;
  max: number;
  /** Whether to group thousands; not for years. */
  grouped?: boolean;
  /** An answer that is stored with the number, such as its unit. */
  beside?: { path: string; value: string };
}

/** A distance on an odometer: the customer may say that it counts another unit. */
export interface MileageFieldDefinition extends Base {
  kind: 'mileage';
  /** Path of its unit. */
  unitPath: string;
}

export interface CountFieldDefinition extends Base {
  kind: 'count';
  min: number;
  max: number;
}

export interface YesNoFieldDefinition extends Base {
  kind: 'yesno';
}

export interface DateFieldDefinition extends Base {
  kind: 'date';
}

export interface ChoiceFieldDefinition extends Base {
  kind: 'choice';
  /** The stored value and its label. */
  options: { value: string; label: MessageDescriptor }[];
}

/** A rating of one part, with a note: the path covers both. */
export interface RatingFieldDefinition extends Base {
  kind: 'rating';
}

export type FieldDefinition =
  | TextFieldDefinition
  | LongTextFieldDefinition
  | NumberFieldDefinition
  | MileageFieldDefinition
  | CountFieldDefinition
  | YesNoFieldDefinition
  | DateFieldDefinition
  | ChoiceFieldDefinition
  | RatingFieldDefinition;
