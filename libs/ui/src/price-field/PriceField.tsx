import { cleanPrice, plainAmount } from '@forecourt/platform';
import { TextField } from '../text-field/TextField.tsx';
import type { TextFieldProps } from '../text-field/TextField.tsx';
import { useRecipe } from '../styling/useRecipe.ts';
import { unitRecipe } from './PriceField.recipe.ts';

export interface PriceFieldProps extends Omit<
  TextFieldProps,
  'type' | 'end' | 'icon' | 'onChange'
> {
  onValueChange: (details: { value: string }) => void;
  /** Shown at the end of the control. @default 'USD' */
  currency?: 'EUR' | 'USD';
}

/**
 * An amount as text: only digits and one decimal point are kept. Separators of thousands stay while
 * one types and go on leaving the field; what could be read in two ways stays for an `error`.
 */
export function PriceField({ currency = 'USD', onValueChange, ...rest }: PriceFieldProps) {
  const unit = useRecipe(unitRecipe);
  const { value, onBlur } = rest;
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      onChange={(event) => onValueChange({ value: cleanPrice(event.target.value) })}
      onBlur={(event) => {
        onBlur?.(event);
        const plain = plainAmount(value);
        if (plain !== value) onValueChange({ value: plain });
      }}
      end={<span className={unit}>{currency}</span>}
    />
  );
}
