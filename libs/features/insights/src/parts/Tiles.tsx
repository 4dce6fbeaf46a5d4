import { useSlotRecipe } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { insightsRecipe } from '../Insights.recipe.ts';
import { phrases } from '../messages.ts';

/** A figure, and the same of the period before. */
export interface Tile {
  id: string;
  name: string;
  value: string;
  before: string;
}

/** Figures side by side, each with its name. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  const intl = useIntl();
  const styles = useSlotRecipe(insightsRecipe);
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ id, name, value, before }) => (
        <div key={id} className={styles.tile}>
          <dt className={styles.note}>{name}</dt>
          <dd className={styles.figure}>{value}</dd>
          <dd className={styles.note}>
            {intl.formatMessage(phrases.previously, { value: before })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
