import { useSlotRecipe } from '@forecourt/ui/styling';
import type { BarLook } from '../barParts.ts';
import { insightsRecipe } from '../Insights.recipe.ts';

interface BarLegendProps {
  entries: readonly { look: BarLook; name: string }[];
}

/** What the parts of bars stand for, in their order. */
export function BarLegend({ entries }: BarLegendProps) {
  const styles = useSlotRecipe(insightsRecipe);
  return (
    <ul className={styles.legend}>
      {entries.map(({ look, name }) => (
        <li key={look} className={styles.legendEntry}>
          <span className={styles.swatch} aria-hidden>
            <span className={styles[look]} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}
