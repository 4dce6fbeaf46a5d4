import { cleanPrice } from '@forecourt/platform';
import { TextField } from '../text-field/TextField.tsx';
import type { TextFieldProps } from '../text-field/TextField.tsx';
import { useStyles } from '../styling/useStyles.ts';
import { unitRecipe } from './PriceField.recipe.ts';

export interface PriceFieldProps extends Omit<
  TextFieldProps,
  'type' | 'end' | 'icon' | 'onChange'
> {
  onValueChange: (details: { value: string }) => void;
  /** Shown at the end of the control. @default 'USD' */
  currency?: 'EUR' | 'USD';
}

/** An amount as text: only digits and one decimal point are kept. */
export function PriceField({ currency = 'USD', onValueChange, ...rest }: PriceFieldProps) {
  const unit = useStyles(unitRecipe);
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      onChange={(event) => onValueChange({ value: cleanPrice(event.target.value) })}
      end={<span className={unit}>{currency}</span>}
    />
  );
}
