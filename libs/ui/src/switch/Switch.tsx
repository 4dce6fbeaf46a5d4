import { useId } from 'react';
import type { ReactNode } from 'react';
import { slotRecipe } from '../styling/recipe.ts';
import { useSlotStyles } from '../styling/use-styles.ts';

const switchRecipe = slotRecipe({
  className: 'switch',
  slots: ['root', 'words', 'hint', 'input'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '32px',
      cursor: 'pointer',
      '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.subtle' },
    },
    words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
    hint: { textStyle: 'caption', color: 'fg.muted' },
    input: {
      appearance: 'none',
      position: 'relative',
      flexShrink: 0,
      width: '40px',
      height: '24px',
      borderWidth: '1.5px',
      borderStyle: 'solid',
      borderColor: 'line.strong',
      borderRadius: 'full',
      backgroundColor: 'bg.muted',
      cursor: 'inherit',
      transition: 'common',
      focusRing: 'outside',
      _after: {
        content: '""',
        position: 'absolute',
        insetBlockStart: '3px',
        insetInlineStart: '3px',
        width: '15px',
        height: '15px',
        borderRadius: 'full',
        backgroundColor: 'line.strong',
        transition: 'transform var(--fc-durations-normal)',
      },
      _checked: {
        borderColor: 'accent.edge',
        backgroundColor: 'accent.solid',
        _after: {
          backgroundColor: 'accent.contrast',
          transform: 'translateX(calc(var(--fc-direction, 1) * 16px))',
        },
      },
      _disabled: { opacity: 0.55 },
    },
  },
});

export interface SwitchProps {
  checked: boolean;
  onCheckedChange: (details: { checked: boolean }) => void;
  children: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

/** Turns something on or off at once. */
export function Switch({ checked, onCheckedChange, children, hint, disabled }: SwitchProps) {
  const styles = useSlotStyles(switchRecipe);
  const hintId = useId();
  const labelId = useId();
  return (
    <label className={styles.root}>
      <span className={styles.words}>
        <span id={labelId}>{children}</span>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={checked}
        disabled={disabled}
        aria-labelledby={labelId}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onCheckedChange({ checked: event.target.checked })}
      />
    </label>
  );
}
