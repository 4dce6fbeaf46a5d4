import { useSlotRecipe } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Bar } from '../charts.ts';
import { insightsRecipe } from '../Insights.recipe.ts';

interface BarRowProps {
  bar: Bar;
  /** In place of the name. */
  link?: ReactNode;
}

/** How many came so far, with a bar. A part without length is left out. */
export function BarRow({ bar: { name, count, parts, facts }, link }: BarRowProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(insightsRecipe);
  return (
    <li className={styles.step}>
      <div className={styles.stepHead}>
        {link ?? name}
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
