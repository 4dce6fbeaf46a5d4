import { useSlotStyles } from '@forecourt/ui/styling';
import { FormattedMessage } from 'react-intl';
import { similarMessages as messages } from './messages.ts';
import { similarRecipe } from './SimilarCars.recipe.ts';

/** What the marks in the chart of prices stand for. */
export function PriceLegend({ hasOwn }: { hasOwn: boolean }) {
  const styles = useSlotStyles(similarRecipe);
  const marks = [
    {
      id: 'similar',
      message: messages.similarCar,
      shape: <circle className={styles.dot} cx="8" cy="8" r="5" />,
    },
    {
      id: 'median',
      message: messages.median,
      shape: <line className={styles.median} x1="8" x2="8" y1="1" y2="15" />,
    },
    ...(hasOwn
      ? [
          {
            message: messages.thisCar,
            shape: <path className={styles.own} d="M8 1l7 7-7 7-7-7Z" />,
          },
        ]
      : []),
  ];
  return (
    <figcaption className={styles.legend}>
      {marks.map(({ id, message, shape }) => (
        <span key={id} className={styles.key}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
            {shape}
          </svg>
          <FormattedMessage {...message} />
        </span>
      ))}
    </figcaption>
  );
}
