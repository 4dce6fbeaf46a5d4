import { readCount } from '@forecourt/platform';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { KeyboardEvent } from 'react';
import { Field } from '../field/Field.tsx';
import type { FieldTexts } from '../field/Field.tsx';
import { inputRecipe } from '../field/Field.recipe.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { cx } from '../styling/recipe.ts';
import { useSlotRecipe, useRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { counterRecipe } from './Counter.recipe.ts';

export interface CounterProps extends FieldTexts {
  /** The text as typed; read it with `readCount`, since it need not be a number within the limits. */
  value: string;
  onValueChange: (details: { value: string }) => void;
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

/**
 * A small number with step buttons, which stay within its limits; arrow keys step as well. What is
 * typed stays as typed, so that nothing else is taken for it: say with `error` what is wrong.
 */
export function Counter(props: CounterProps) {
  const { value, onValueChange, min = 1, max = 9999, step = 1, unit, disabled, ...texts } = props;
  const styles = useSlotRecipe(counterRecipe);
  const input = useRecipe(inputRecipe);
  const text = useUiText();
  const count = readCount(value, min, max);
  const stepBy = (by: number): void => {
    const next = count === null ? min : Math.min(max, Math.max(min, count + by));
    onValueChange({ value: String(next) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (!by) return;
    event.preventDefault();
    stepBy(by);
  };
  return (
    <Field {...texts}>
      {(control) => (
        <div className={styles.root}>
          <IconButton
            icon={Minus}
            label={text.decrease}
            variant="outline"
            disabled={disabled || (count !== null && count <= min)}
            onClick={() => stepBy(-step)}
          />
          <input
            {...control}
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-valuenow={count ?? undefined}
            aria-valuetext={count === null ? value : undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            disabled={disabled}
            className={cx(input, styles.input)}
            maxLength={12}
            value={value}
            onChange={(event) => onValueChange({ value: event.target.value })}
            onKeyDown={onKeyDown}
          />
          <IconButton
            icon={Plus}
            label={text.increase}
            variant="outline"
            disabled={disabled || (count !== null && count >= max)}
            onClick={() => stepBy(step)}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
        </div>
      )}
    </Field>
  );
}
