import { ChoiceField, CountField, DateField, RatingField, YesNoField } from './ChoiceField.tsx';
import type { FieldDefinition } from './definition.ts';
import { MileageField } from './MileageField.tsx';
import { LongTextField, TextField } from './TextField.tsx';
import { VinField } from './VinField.tsx';

/** Renders the input that fits a field. */
export function Field({ field }: { field: FieldDefinition }) {
  switch (field.kind) {
    case 'long':
      return <LongTextField field={field} />;
    case 'yesno':
      return <YesNoField field={field} />;
    case 'choice':
      return <ChoiceField field={field} />;
    case 'date':
      return <DateField field={field} />;
    case 'count':
      return <CountField field={field} />;
    case 'mileage':
      return <MileageField field={field} />;
    case 'rating':
      return <RatingField field={field} />;
    case 'vin':
      return <VinField field={field} />;
    default:
      return <TextField field={field} />;
  }
}
