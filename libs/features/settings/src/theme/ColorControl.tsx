import { Field } from '@forecourt/ui/field';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { partnerRoles } from '@forecourt/ui/theme';
import type { PartnerColorKey } from '@forecourt/ui/theme';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { colorRecipe } from './Color.recipe.ts';
import { messages, phrases } from './messages.ts';
import { parseColor } from './parseColor.ts';
import type { ThemePaint } from './ThemePaint.ts';
import { Verdict } from './Verdict.tsx';

interface ColorControlProps {
  colorKey: PartnerColorKey;
  label: string;
  hint: string;
  /** `#RRGGBB` */
  hex: string;
  paint: ThemePaint;
  /** A color was chosen: typed, or the picker released. */
  onChoose: (hex: string) => void;
}

/** A text in the field, and the color it belongs to: another color makes it outdated. */
interface Typed {
  text: string;
  hex: string;
  /** Whether it is a color. */
  valid: boolean;
}

/**
 * A color by HEX code, name, `rgb()` or the platform's picker, with its contrast result. What is no
 * color stays in the field, with the error, until it is mended. While the picker is dragged, only the
 * previews change; the color is chosen when the drag ends.
 */
export function ColorControl(props: ColorControlProps) {
  const { colorKey, label, hint, hex, paint, onChoose } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(colorRecipe, { role: partnerRoles[colorKey] });
  const picker = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const [latest, setTyped] = useState<Typed | null>(null);
  const typed = latest?.hex.toUpperCase() === hex.toUpperCase() ? latest : null;
  const choose = useRef(onChoose);

  useLayoutEffect(() => {
    choose.current = onChoose;
    if (picker.current) picker.current.value = hex.toLowerCase();
  });
  useEffect(() => {
    const element = picker.current;
    if (!element) return;
    const drag = (): void => {
      setTyped(null);
      paint.drag(colorKey, element.value);
      if (text.current) text.current.value = element.value;
    };
    // React's onChange is the native input event, fired for each step; the native change event ends
    // the drag.
    const end = (): void => {
      paint.settle();
      choose.current(element.value.toUpperCase());
    };
    element.addEventListener('input', drag);
    element.addEventListener('change', end);
    return () => {
      element.removeEventListener('input', drag);
      element.removeEventListener('change', end);
    };
  }, [paint, colorKey]);

  const type = (text: string): void => {
    const color = parseColor(text);
    setTyped({ text, hex: color ?? hex, valid: color !== null });
    if (color) onChoose(color);
  };
  return (
    <div className={styles.root}>
      <Field
        label={label}
        hint={hint}
        error={typed?.valid === false ? intl.formatMessage(messages.badColor) : undefined}
      >
        {(control) => (
          <div className={styles.row}>
            <input
              ref={picker}
              type="color"
              className={styles.picker}
              aria-label={intl.formatMessage(phrases.pickerOf, { color: label })}
              defaultValue={hex.toLowerCase()}
            />
            <input
              {...control}
              ref={text}
              className={styles.hex}
              spellCheck={false}
              autoComplete="off"
              maxLength={40}
              value={typed?.text ?? hex}
              onChange={(event) => type(event.target.value)}
              onBlur={() => typed?.valid && setTyped(null)}
            />
            <span aria-hidden className={styles.use}>
              {intl.formatMessage(messages.sample)}
            </span>
          </div>
        )}
      </Field>
      <Verdict colorKey={colorKey} hex={hex} paint={paint} />
    </div>
  );
}
