import { useState } from 'react';
import type { ReactNode } from 'react';
import { Field } from '../field/Field.tsx';
import type { FieldTexts } from '../field/Field.tsx';
import { inputRecipe } from '../field/Field.recipe.ts';
import { cx } from '../styling/recipe.ts';
import { useSlotRecipe, useRecipe } from '../styling/useRecipe.ts';
import { isHex } from '../theme/applyPartnerTheme.ts';
import { parseHex, toHex } from '../theme/color.ts';
import type { Rgb } from '../theme/color.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { colorRecipe } from './ColorField.recipe.ts';

export interface ColorFieldProps extends FieldTexts {
  /** HEX, e.g. `#1f6fd1`. */
  value: string;
  /** Called only with a valid color, as `#rrggbb`; while dragging, once a frame. */
  onValueChange: (details: { value: string }) => void;
  /** Below the control, e.g. a contrast report. */
  verdict?: ReactNode;
}

/**
 * A color by HEX or by the platform's picker. An invalid HEX shows an error, and the last valid one
 * is kept.
 */
export function ColorField(props: ColorFieldProps) {
  const { value, onValueChange, verdict, error, hint, ...texts } = props;
  const styles = useSlotRecipe(colorRecipe);
  const input = useRecipe(inputRecipe);
  const text = useUiText();
  const [typed, setTyped] = useState<string | null>(null);
  const bad = typed !== null && !isHex(typed);
  const take = (next: string): void => {
    setTyped(next);
    const rgb = parseHex(next);
    if (rgb) onValueChange({ value: toHex(rgb) });
  };
  return (
    <Field {...texts} error={error ?? (bad ? text.badHex : undefined)} hint={verdict ?? hint}>
      {(control) => (
        <div className={styles.root}>
          <input
            type="color"
            className={styles.picker}
            aria-label={text.colorPicker}
            value={toHex(parseHex(value) ?? ([0, 0, 0] satisfies Rgb))}
            onChange={(event) => {
              setTyped(null);
              onValueChange({ value: event.target.value });
            }}
          />
          <input
            {...control}
            className={cx(input, styles.text)}
            spellCheck={false}
            autoComplete="off"
            maxLength={7}
            value={typed ?? value}
            onChange={(event) => take(event.target.value)}
            onBlur={() => setTyped(null)}
          />
        </div>
      )}
    </Field>
  );
}
