import type { CarPart, DamageLocation } from '@forecourt/contract';
import { markOf, OUTLINE, outlineParts } from '@forecourt/platform/car-outline';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { damageId, goToDamage, markId } from '../damageLinks.ts';
import type { DamageFocus } from '../damages/DamageFocus.ts';
import { damageName } from '../damages/damageWords.ts';
import { messages, phrases } from '../messages.ts';
import { outlineRecipe } from './DamageOutline.recipe.ts';

interface DamageOutlineProps {
  locations: readonly DamageLocation[];
  /** Which damage is looked at, here or elsewhere. */
  focus: DamageFocus;
}

/** The car from above with its sides folded out, and each damage where it was marked. */
export const DamageOutline = observer(function DamageOutline(props: DamageOutlineProps) {
  const { locations, focus } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(outlineRecipe);
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
        const part = damageName(location, intl);
        return (
          <a
            key={location.id}
            id={markId(location.id)}
            href={`#${damageId(location.id)}`}
            className={styles.mark}
            aria-label={intl.formatMessage(phrases.damageMark, { number: index + 1, part })}
            data-current={focus.marks(location.id) || undefined}
            onClick={(event) => {
              focus.choose(location.id);
              goToDamage(event);
            }}
            onPointerEnter={() => focus.point(location.id)}
            onPointerLeave={() => focus.point(null)}
            onFocus={() => focus.point(location.id)}
            onBlur={() => focus.point(null)}
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
});
