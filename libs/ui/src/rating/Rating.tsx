import { slotRecipe } from '../styling/recipe.ts';
import { useSlotStyles } from '../styling/use-styles.ts';

const ratingRecipe = slotRecipe({
  className: 'rating',
  slots: ['root', 'bars', 'bar', 'word'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '2' },
    bars: { display: 'inline-flex', gap: '0.5' },
    bar: {
      width: '14px',
      height: '6px',
      borderRadius: 'full',
      backgroundColor: 'bg.muted',
      boxShadow: 'inset 0 0 0 1px var(--fc-colors-line-strong)',
      '&[data-full]': { backgroundColor: 'currentColor', boxShadow: 'none' },
    },
    word: { fontWeight: 550 },
  },
  variants: {
    step: {
      '1': { bars: { color: 'danger.edge' } },
      '2': { bars: { color: 'warning.edge' } },
      '3': { bars: { color: 'success.edge' } },
      '4': { bars: { color: 'success.edge' } },
    },
  },
});

/** The ratings, worst first (spec §3). */
export const ratings = ['Fair', 'Good', 'Very good', 'Excellent'] as const;
export type RatingWord = (typeof ratings)[number];

export interface RatingProps {
  value: RatingWord;
  /** The word in the reader's language. @default the en-US word */
  label?: string;
}

/** A rating in four steps: its word, with bars for quick scanning. */
export function Rating({ value, label }: RatingProps) {
  const step = ratings.indexOf(value) + 1;
  const styles = useSlotStyles(ratingRecipe, { step: String(step) as '1' | '2' | '3' | '4' });
  return (
    <span className={styles.root}>
      <span className={styles.bars} aria-hidden>
        {ratings.map((word, index) => (
          <span key={word} className={styles.bar} data-full={index < step || undefined} />
        ))}
      </span>
      <span className={styles.word}>{label ?? value}</span>
    </span>
  );
}
