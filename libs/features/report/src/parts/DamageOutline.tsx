import type { CarPart, DamageLocation } from '@forecourt/contract';
import { markOf, OUTLINE, outlineParts } from '@forecourt/platform/car-outline';
import { useSlotStyles } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { carPartNames } from '../carParts.ts';
import { damageId, goToDamage, markId } from '../damageLinks.ts';
import { messages, phrases } from '../messages.ts';
import { outlineRecipe } from './DamageOutline.recipe.ts';

interface DamageOutlineProps {
  locations: readonly DamageLocation[];
  /** The damage that is hovered or focused, here or in the list. */
  current: string | null;
  onPoint: (id: string | null) => void;
}

/** The car from above with its sides folded out, and each damage where it was marked. */
export function DamageOutline({ locations, current, onPoint }: DamageOutlineProps) {
  const intl = useIntl();
  const styles = useSlotStyles(outlineRecipe);
  const damaged = new Set<CarPart>(locations.map(({ part }) => part));
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${OUTLINE.width} ${OUTLINE.height}`}
      role="group"
      aria-label={intl.formatMessage(messages.damageOutline)}
    >
      {outlineParts.map(({ part, shape, look }) => (
        <path
          key={part}
          {...shape}
          className={styles.part}
          data-look={look}
          data-damaged={damaged.has(part) || undefined}
        />
      ))}
      {locations.map((location, index) => {
        const { x, y } = markOf(location);
        const part = intl.formatMessage(carPartNames[location.part]);
        return (
          <a
            key={location.id}
            id={markId(location.id)}
            href={`#${damageId(location.id)}`}
            className={styles.mark}
            aria-label={intl.formatMessage(phrases.damageMark, { number: index + 1, part })}
            data-current={location.id === current || undefined}
            onClick={goToDamage}
            onPointerEnter={() => onPoint(location.id)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(location.id)}
            onBlur={() => onPoint(null)}
          >
            {/* Larger than what is visible, for touch. */}
            <circle cx={x} cy={y} r="20" className={styles.reach} />
            <circle cx={x} cy={y} r="13" />
            <text x={x} y={y} dy=".36em" aria-hidden="true">
              {intl.formatNumber(index + 1)}
            </text>
          </a>
        );
      })}
    </svg>
  );
}
