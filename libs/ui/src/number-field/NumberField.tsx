import { digitsOnly } from '@forecourt/platform';
import { TextField } from '../text-field/TextField.tsx';
import type { TextFieldProps } from '../text-field/TextField.tsx';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange'> {
  /** null if the field is empty. */
  value: number | null;
  onValueChange: (details: { value: number | null }) => void;
}

/** A whole number, without a thousands separator. */
export function NumberField({ value, onValueChange, ...rest }: NumberFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      {...rest}
      value={value === null ? '' : String(value)}
      onChange={(event) => {
        const digits = digitsOnly(event.target.value);
        onValueChange({ value: digits === '' ? null : Number.parseInt(digits, 10) });
      }}
    />
  );
}
