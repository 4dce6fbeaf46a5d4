import { useSlotRecipe } from '@forecourt/ui/styling';
import type { BarChart } from '../charts.ts';
import { insightsRecipe } from '../Insights.recipe.ts';
import { BarLegend } from './BarLegend.tsx';
import { BarRow } from './BarRow.tsx';

interface BarsProps {
  chart: BarChart;
  /** Names the list. */
  label: string;
}

/** The bars of a chart, below their legend. */
export function Bars({ chart: { legend, bars }, label }: BarsProps) {
  const styles = useSlotRecipe(insightsRecipe);
  return (
    <>
      {legend && <BarLegend entries={legend} />}
      <ol className={styles.steps} aria-label={label}>
        {bars.map((bar) => (
          <BarRow key={bar.id} bar={bar} />
        ))}
      </ol>
    </>
  );
}
