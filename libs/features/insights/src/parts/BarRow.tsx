import { useSlotRecipe } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { BarPart } from '../barParts.ts';
import { insightsRecipe } from '../Insights.recipe.ts';

interface BarRowProps {
  name: ReactNode;
  count: number;
  /** Parts of the bar, from its start: their lengths are shares of a whole bar. */
  parts: readonly BarPart[];
  /** What is told below the bar, which shows no more than that. */
  facts: readonly string[];
}

/** How many came so far, with a bar. A part without length is left out. */
export function BarRow({ name, count, parts, facts }: BarRowProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(insightsRecipe);
  return (
    <li className={styles.step}>
      <div className={styles.stepHead}>
        {name}
        <span className={styles.count}>{intl.formatNumber(count)}</span>
      </div>
      <div className={styles.track} aria-hidden>
        {parts
          .filter(({ length }) => length > 0)
          .map(({ look, length }) => (
            <div key={look} className={styles[look]} style={{ width: `${length * 100}%` }} />
          ))}
      </div>
      <div className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </div>
    </li>
  );
}
