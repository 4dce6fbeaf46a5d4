import type { DamageLocation, Upload } from '@forecourt/contract';
import { useSlotStyles } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { carPartNames } from '../carParts.ts';
import { damageRecipe } from './DamageList.recipe.ts';
import { PhotoGrid } from './PhotoGrid.tsx';

interface DamageListProps {
  /** Name of the section, for photos that belong to no damage. */
  section: string;
  locations: readonly DamageLocation[];
  uploads: readonly Upload[];
}

/** The damages that the owner named, each with its photos, then the photos that belong to none. */
export function DamageList({ section, locations, uploads }: DamageListProps) {
  const intl = useIntl();
  const styles = useSlotStyles(damageRecipe);
  const known = new Set(locations.map(({ id }) => id));
  const rest = uploads.filter(({ damage_location_id: id }) => id === null || !known.has(id));
  return (
    <div className={styles.root}>
      {locations.length > 0 && (
        <ol className={styles.damages}>
          {locations.map(({ id, part, description }, index) => {
            const name = intl.formatMessage(carPartNames[part]);
            return (
              <li key={id} className={styles.damage}>
                <span className={styles.number} aria-hidden>
                  {index + 1}
                </span>
                <div className={styles.body}>
                  <h3 className={styles.part}>{name}</h3>
                  {description && (
                    <p className={styles.text} dir="auto">
                      {description}
                    </p>
                  )}
                  <PhotoGrid
                    label={name}
                    uploads={uploads.filter((upload) => upload.damage_location_id === id)}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <PhotoGrid label={section} uploads={rest} />
    </div>
  );
}
