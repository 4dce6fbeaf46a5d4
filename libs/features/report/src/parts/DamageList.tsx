import type { DamageLocation, Upload } from '@forecourt/contract';
import { kindWords } from '@forecourt/platform/damage-words';
import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import Rotate from 'lucide-react/icons/rotate-3d';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { carPartNames } from '../carParts.ts';
import { damageId, goToDamage, markId } from '../damageLinks.ts';
import { useDamageFocus, useDamageTools } from '../damages/damageContext.ts';
import { DamageFocus } from '../damages/DamageFocus.ts';
import { messages, phrases } from '../messages.ts';
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
 * linked to each other and to the 360 view. Then the photos that belong to none.
 */
export const DamageList = observer(function DamageList(props: DamageListProps) {
  const { section, locations, uploads } = props;
  const styles = useSlotRecipe(damageRecipe);
  const own = useState(() => new DamageFocus())[0];
  const focus = useDamageFocus() ?? own;
  const known = new Set(locations.map(({ id }) => id));
  const rest = uploads.filter(({ damage_location_id: id }) => id === null || !known.has(id));
  return (
    <div className={styles.root}>
      {locations.length > 0 && (
        <div className={styles.map}>
          <div className={styles.outline}>
            <DamageOutline locations={locations} focus={focus} />
          </div>
          <ol className={styles.damages}>
            {locations.map((location, index) => (
              <Damage
                key={location.id}
                location={location}
                number={index + 1}
                focus={focus}
                uploads={uploads.filter(({ damage_location_id: id }) => id === location.id)}
              />
            ))}
          </ol>
        </div>
      )}
      <PhotoGrid label={section} uploads={rest} />
    </div>
  );
});

interface DamageProps {
  location: DamageLocation;
  /** Its number on the outline, from 1. */
  number: number;
  focus: DamageFocus;
  uploads: readonly Upload[];
}

const Damage = observer(function Damage(props: DamageProps) {
  const { location, number, focus, uploads } = props;
  const tools = useDamageTools();
  const intl = useIntl();
  const styles = useSlotRecipe(damageRecipe);
  const { id, part, description } = location;
  const name = intl.formatMessage(carPartNames[part]);
  const kind = kindWords(location, intl);
  return (
    <li
      id={damageId(id)}
      tabIndex={-1}
      className={styles.damage}
      data-current={focus.marks(id) || undefined}
      data-chosen={focus.chosen === id || undefined}
      onPointerEnter={() => focus.point(id)}
      onPointerLeave={() => focus.point(null)}
      onFocus={() => focus.choose(id)}
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
          {kind && <p className={styles.kind}>{kind}</p>}
          {description && (
            <p className={styles.text} dir="auto">
              {description}
            </p>
          )}
          <div className={styles.actions}>
            {location.pin && (
              <Button
                size="sm"
                variant="plain"
                icon={Rotate}
                aria-label={intl.formatMessage(phrases.showOnScan, { number })}
                onClick={() => focus.showOnScan(id)}
              >
                <FormattedMessage {...messages.showOnScan} />
              </Button>
            )}
            {tools && <tools.Action damage={location} name={name} />}
          </div>
        </div>
        <PhotoGrid label={name} uploads={uploads} />
      </div>
    </li>
  );
});
