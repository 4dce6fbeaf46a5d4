import { useSlotRecipe } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { similarMessages as messages } from './messages.ts';
import { similarRecipe } from './SimilarCars.recipe.ts';

/** What the marks in the chart of prices stand for. */
export function PriceLegend({ hasOwn }: { hasOwn: boolean }) {
  const styles = useSlotRecipe(similarRecipe);
  return (
    <figcaption className={styles.legend}>
      <Key label={messages.similarCar}>
        <circle className={styles.dot} cx="8" cy="8" r="5" />
      </Key>
      <Key label={messages.median}>
        <line className={styles.median} x1="8" x2="8" y1="1" y2="15" />
      </Key>
      {hasOwn && (
        <Key label={messages.thisCar}>
          <path className={styles.own} d="M8 1l7 7-7 7-7-7Z" />
        </Key>
      )}
    </figcaption>
  );
}

function Key({ label, children }: { label: MessageDescriptor; children: ReactNode }) {
  const styles = useSlotRecipe(similarRecipe);
  return (
    <span className={styles.key}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
        {children}
      </svg>
      <FormattedMessage {...label} />
    </span>
  );
}
