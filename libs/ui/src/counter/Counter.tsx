import { digitsOnly } from '@forecourt/platform';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Field } from '../field/Field.tsx';
import type { FieldTexts } from '../field/Field.tsx';
import { inputRecipe } from '../field/Field.recipe.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { cx } from '../styling/recipe.ts';
import { useSlotStyles, useStyles } from '../styling/useStyles.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { counterRecipe } from './Counter.recipe.ts';

export interface CounterProps extends FieldTexts {
  value: number;
  onValueChange: (details: { value: number }) => void;
  /** @default 1 */
  min?: number;
  /** @default 9999 */
  max?: number;
  /** @default 1 */
  step?: number;
  /** Shown after the number, e.g. 'hours'. */
  unit?: string;
  disabled?: boolean;
}

/** A small number with step buttons; never below its minimum. Arrow keys step as well. */
export function Counter(props: CounterProps) {
  const { value, onValueChange, min = 1, max = 9999, step = 1, unit, disabled, ...texts } = props;
  const styles = useSlotStyles(counterRecipe);
  const input = useStyles(inputRecipe);
  const text = useUiText();
  const [typed, setTyped] = useState<string | null>(null);
  const set = (next: number): void => {
    setTyped(null);
    onValueChange({ value: Math.min(max, Math.max(min, next)) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (!steps) return;
    event.preventDefault();
    set(value + steps);
  };
  return (
    <Field {...texts}>
      {(control) => (
        <div className={styles.root}>
          <IconButton
            icon={Minus}
            label={text.decrease}
            variant="outline"
            disabled={disabled || value <= min}
            onClick={() => set(value - step)}
          />
          <input
            {...control}
            role="spinbutton"
            inputMode="numeric"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            disabled={disabled}
            className={cx(input, styles.input)}
            value={typed ?? String(value)}
            onChange={(event) => setTyped(digitsOnly(event.target.value).slice(0, 6))}
            onBlur={() => typed !== null && set(Number.parseInt(typed, 10) || min)}
            onKeyDown={onKeyDown}
          />
          <IconButton
            icon={Plus}
            label={text.increase}
            variant="outline"
            disabled={disabled || value >= max}
            onClick={() => set(value + step)}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
        </div>
      )}
    </Field>
  );
}
