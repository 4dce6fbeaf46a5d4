import { useSlotRecipe } from '@forecourt/ui/styling';
import { type ReactNode, useId } from 'react';
import { choiceRecipe } from './Choice.recipe.ts';

interface ChoiceProps<V extends string> {
  label: string;
  options: readonly { value: V; label: ReactNode }[];
  current: V;
  onChoose: (value: V) => void;
}

/** Selects which part of a settings page is shown; hidden if there is only one. */
export function Choice<V extends string>({ label, options, current, onChoose }: ChoiceProps<V>) {
  const styles = useSlotRecipe(choiceRecipe);
  const name = useId();
  if (options.length < 2) return null;
  return (
    <fieldset className={styles.root} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === current}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
