import type { DamageLocation, Upload } from '@forecourt/contract';
import { useSlotStyles } from '@forecourt/ui/styling';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { carPartNames } from '../carParts.ts';
import { damageId, goToDamage, markId } from '../damageLinks.ts';
import { phrases } from '../messages.ts';
import { damageRecipe } from './DamageList.recipe.ts';
import { DamageOutline } from './DamageOutline.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';

interface DamageListProps {
  /** Name of the section, for photos that belong to no damage. */
  section: string;
  locations: readonly DamageLocation[];
  uploads: readonly Upload[];
}

/**
 * The damages that the owner marked: on the outline of a car, and as a list with their photos,
 * linked to each other. Then the photos that belong to none.
 */
export function DamageList({ section, locations, uploads }: DamageListProps) {
  const styles = useSlotStyles(damageRecipe);
  const [current, setCurrent] = useState<string | null>(null);
  const known = new Set(locations.map(({ id }) => id));
  const rest = uploads.filter(({ damage_location_id: id }) => id === null || !known.has(id));
  return (
    <div className={styles.root}>
      {locations.length > 0 && (
        <div className={styles.map}>
          <div className={styles.outline}>
            <DamageOutline locations={locations} current={current} onPoint={setCurrent} />
          </div>
          <ol className={styles.damages}>
            {locations.map((location, index) => (
              <Damage
                key={location.id}
                location={location}
                number={index + 1}
                current={location.id === current}
                onPoint={setCurrent}
                uploads={uploads.filter(({ damage_location_id: id }) => id === location.id)}
              />
            ))}
          </ol>
        </div>
      )}
      <PhotoGrid label={section} uploads={rest} />
    </div>
  );
}

interface DamageProps {
  location: DamageLocation;
  /** Its number on the outline, from 1. */
  number: number;
  current: boolean;
  onPoint: (id: string | null) => void;
  uploads: readonly Upload[];
}

function Damage({ location, number, current, onPoint, uploads }: DamageProps) {
  const intl = useIntl();
  const styles = useSlotStyles(damageRecipe);
  const { id, part, description } = location;
  const name = intl.formatMessage(carPartNames[part]);
  return (
    <li
      id={damageId(id)}
      tabIndex={-1}
      className={styles.damage}
      data-current={current || undefined}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
    >
      <a
        href={`#${markId(id)}`}
        className={styles.number}
        aria-label={intl.formatMessage(phrases.showOnOutline, { number })}
        onClick={goToDamage}
      >
        {intl.formatNumber(number)}
      </a>
      <div className={styles.body}>
        <div className={styles.words}>
          <h3 className={styles.part}>{name}</h3>
          {description && (
            <p className={styles.text} dir="auto">
              {description}
            </p>
          )}
        </div>
        <PhotoGrid label={name} uploads={uploads} />
      </div>
    </li>
  );
}
