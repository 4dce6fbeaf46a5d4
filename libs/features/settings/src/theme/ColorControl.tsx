import { Field } from '@forecourt/ui/field';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { isHex, partnerRoles } from '@forecourt/ui/theme';
import type { PartnerColorKey } from '@forecourt/ui/theme';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { colorRecipe } from './Color.recipe.ts';
import { messages, phrases } from './messages.ts';
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

/**
 * A color by HEX code or the platform's picker, with its contrast result. While the picker is
 * dragged, only the previews change; the color is chosen when the drag ends.
 */
export function ColorControl(props: ColorControlProps) {
  const { colorKey, label, hint, hex, paint, onChoose } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(colorRecipe, { role: partnerRoles[colorKey] });
  const picker = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const bad = typed !== null && !isHex(typed);
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

  const type = (next: string): void => {
    setTyped(next);
    if (isHex(next)) onChoose(sixDigits(next));
  };
  return (
    <div className={styles.root}>
      <Field
        label={label}
        hint={hint}
        error={bad ? intl.formatMessage(messages.badHex) : undefined}
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
              maxLength={7}
              value={typed ?? hex}
              onChange={(event) => type(event.target.value)}
              onBlur={() => setTyped(null)}
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

/** Normalizes `abc` or `#aabbcc` to `#AABBCC`. */
function sixDigits(hex: string): string {
  const digits = hex.trim().replace('#', '');
  const six = digits.length === 3 ? [...digits].map((one) => one + one).join('') : digits;
  return `#${six.toUpperCase()}`;
}
