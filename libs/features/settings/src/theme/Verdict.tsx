import { useSlotRecipe } from '@forecourt/ui/styling';
import { reportColor } from '@forecourt/ui/theme';
import type { PartnerColorKey, PartnerColorReport } from '@forecourt/ui/theme';
import { useEffect, useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { colorRecipe } from './Color.recipe.ts';
import { messages, phrases } from './messages.ts';
import type { ThemePaint } from './ThemePaint.ts';

interface VerdictProps {
  colorKey: PartnerColorKey;
  hex: string;
  paint: ThemePaint;
}

/**
 * The contrast of a color, and the shade used where it had to be adjusted (design §4). During a
 * drag the values are written directly to the DOM.
 */
export function Verdict({ colorKey, hex, paint }: VerdictProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(colorRecipe);
  const root = useRef<HTMLDListElement>(null);
  const report = reportColor(colorKey, hex);

  useEffect(
    () =>
      paint.listen(colorKey, (latest) => {
        if (root.current) write(root.current, latest, intl);
      }),
    [paint, colorKey, intl],
  );

  const scheme = (name: 'light' | 'dark') => (
    <div
      className={styles.part}
      data-part={name}
      data-adjusted={report.adjusted[name] || undefined}
    >
      <dt className={styles.what}>
        {intl.formatMessage(name === 'light' ? messages.onLight : messages.onDark)}
      </dt>
      <dd className={styles.asIs}>{intl.formatMessage(messages.asItIs)}</dd>
      <dd className={styles.used}>
        <span className={styles.dot} style={{ backgroundColor: report.shades.fg[name] }} />
        <span data-value>{report.shades.fg[name]}</span>
      </dd>
    </div>
  );
  return (
    <dl ref={root} className={styles.verdict}>
      <div className={styles.part} data-part="fill">
        <dt className={styles.what}>{intl.formatMessage(messages.onIt)}</dt>
        <dd className={styles.asIs} data-value>
          {ratioText(report.textOnFill, intl)}
        </dd>
      </div>
      {scheme('light')}
      {scheme('dark')}
    </dl>
  );
}

function ratioText(ratio: number, intl: IntlShape): string {
  // Rounded down, so that 4.48 is never shown as the required 4.5.
  const shown = Math.floor(ratio * 10) / 10;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return intl.formatMessage(phrases.ratio, { ratio: intl.formatNumber(shown, digits) });
}

/** Writes the values as React would render them; React takes over again when the drag has ended. */
function write(
  root: HTMLElement,
  { shades, adjusted, textOnFill }: PartnerColorReport,
  intl: IntlShape,
) {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part=${name}]`);
  setText(part('fill'), ratioText(textOnFill, intl));
  for (const name of ['light', 'dark'] as const) {
    const element = part(name);
    element?.toggleAttribute('data-adjusted', adjusted[name]);
    setText(element, shades.fg[name]);
    const dot = element?.querySelector<HTMLElement>('span');
    if (dot) dot.style.backgroundColor = shades.fg[name];
  }
}

function setText(part: HTMLElement | null, text: string): void {
  // Keep the text node itself, because React holds a reference to it.
  const node = part?.querySelector('[data-value]')?.firstChild;
  if (node && node.nodeValue !== text) node.nodeValue = text;
}
