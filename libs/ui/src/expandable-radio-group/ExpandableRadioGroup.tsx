import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconComponent } from '../icon/Icon.tsx';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { expandableRadioRecipe } from './ExpandableRadioGroup.recipe.ts';

export interface ExpandableOption<V extends string> {
  value: V;
  title: string;
  hint?: string;
  icon?: IconComponent;
  /** Shown below the title while this option is selected. */
  content: ReactNode;
}

export interface ExpandableRadioGroupProps<V extends string> {
  /** Names the choice for screen readers. */
  label: string;
  options: readonly ExpandableOption<V>[];
  /** The open option, or null. */
  value: V | null;
  /** Pressing the open option closes it (null). */
  onValueChange: (details: { value: V | null }) => void;
}

/**
 * Options of which at most one is open; opening one closes the others. The Up and Down keys move
 * between the titles, Enter and Space open and close.
 */
export function ExpandableRadioGroup<V extends string>({
  label,
  options,
  value,
  onValueChange,
}: ExpandableRadioGroupProps<V>) {
  const styles = useSlotRecipe(expandableRadioRecipe);
  const stem = useId();
  const root = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const heads = [...(root.current?.querySelectorAll<HTMLElement>('[data-head]') ?? [])];
    const from = heads.indexOf(event.currentTarget as HTMLElement);
    heads[(from + step + heads.length) % heads.length]?.focus();
  };
  return (
    <div ref={root} role="group" aria-label={label} className={styles.root}>
      {options.map(({ value: own, title, hint, icon, content }) => {
        const open = own === value;
        const bodyId = `${stem}-${own}`;
        return (
          <div key={own} className={styles.option} data-open={open || undefined}>
            <button
              type="button"
              data-head
              className={styles.head}
              aria-expanded={open}
              aria-controls={open ? bodyId : undefined}
              onClick={() => onValueChange({ value: open ? null : own })}
              onKeyDown={move}
            >
              <span aria-hidden className={styles.dot} />
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                {hint && <span className={styles.hint}>{hint}</span>}
              </span>
              {icon && (
                <span className={styles.icon}>
                  <Icon icon={icon} size={18} />
                </span>
              )}
            </button>
            {open && (
              <div id={bodyId} className={styles.body} role="region" aria-label={title}>
                {content}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
