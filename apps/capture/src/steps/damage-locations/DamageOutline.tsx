import { markOf, OUTLINE, outlineParts } from '@forecourt/platform/car-outline';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import type { CarPart } from '../../api/types.ts';
import type { DamageMark } from '../../draft/meta.ts';
import styles from './DamageOutline.module.css';
import { damageMessages, partMessages } from './messages.ts';

export interface DamageOutlineProps {
  damages: readonly DamageMark[];
  /** x and y are fractions of the outline; null if the part was chosen by keyboard. */
  onAdd(part: CarPart, x: number | null, y: number | null): void;
}

/** The car with its sides unfolded; each part can be tapped or reached by keyboard. */
export function DamageOutline({ damages, onAdd }: DamageOutlineProps) {
  const intl = useIntl();
  const damaged = new Set(damages.map(({ part }) => part));

  const point = (part: CarPart) => (event: MouseEvent<SVGPathElement>) => {
    const box = event.currentTarget.ownerSVGElement!.getBoundingClientRect();
    const fraction = (at: number, from: number, size: number) =>
      Math.round(Math.min(1, Math.max(0, (at - from) / size)) * 1000) / 1000;
    onAdd(
      part,
      fraction(event.clientX, box.left, box.width),
      fraction(event.clientY, box.top, box.height),
    );
  };
  const press = (part: CarPart) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onAdd(part, null, null);
  };

  return (
    <svg
      className={styles.outline}
      viewBox={`0 0 ${OUTLINE.width} ${OUTLINE.height}`}
      role="group"
      aria-label={intl.formatMessage(damageMessages.map)}
    >
      {outlineParts.map(({ part, shape }) => (
        // Behind the parts: enlarges the touch target of a mirror without covering other parts.
        <path
          key={part}
          {...shape}
          className={styles.reach}
          aria-hidden="true"
          onClick={point(part)}
        />
      ))}
      {outlineParts.map(({ part, shape, look }) => (
        <path
          key={part}
          {...shape}
          className={styles.part}
          data-look={look}
          data-damaged={damaged.has(part) || undefined}
          role="button"
          tabIndex={0}
          aria-label={intl.formatMessage(partMessages[part])}
          aria-pressed={damaged.has(part)}
          onClick={point(part)}
          onKeyDown={press(part)}
        />
      ))}
      {damages.map((damage, index) => {
        const { x, y } = markOf(damage);
        return (
          <g key={damage.id} className={styles.mark} aria-hidden="true">
            <circle cx={x} cy={y} r="13" />
            <text x={x} y={y} dy=".36em">
              {intl.formatNumber(index + 1)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
