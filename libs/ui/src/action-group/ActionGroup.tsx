import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../button/Button.tsx';
import { useRecipe } from '../styling/useRecipe.ts';
import { actionGroupRecipe } from './ActionGroup.recipe.ts';

export interface ActionGroupItem<Value extends string> extends Pick<ButtonLook, 'variant'> {
  value: Value;
  label: ReactNode;
}

export interface ActionGroupProps<Value extends string> {
  /** Name of the group for screen readers. */
  label: string;
  /** The likeliest first. */
  items: readonly ActionGroupItem<Value>[];
  /** The item in progress; the others wait for it. @default null */
  pending?: Value | null;
  /** One below another, as wide as there is room. @default false */
  stacked?: boolean;
  onSelect: (details: { value: Value }) => void;
}

/** Ways to the same end, of which one is taken at a time. */
export function ActionGroup<Value extends string>({
  label,
  items,
  pending = null,
  stacked = false,
  onSelect,
}: ActionGroupProps<Value>) {
  const styles = useRecipe(actionGroupRecipe, { stacked });
  return (
    <div role="group" aria-label={label} className={styles}>
      {items.map(({ value, label: text, variant }) => (
        <Button
          key={value}
          size={stacked ? 'md' : 'sm'}
          fullWidth={stacked}
          variant={variant}
          loading={pending === value}
          disabled={pending !== null && pending !== value}
          onClick={() => onSelect({ value })}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
