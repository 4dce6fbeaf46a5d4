import { useSlotRecipe } from '../styling/useRecipe.ts';
import { ratingRecipe } from './Rating.recipe.ts';

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
  const styles = useSlotRecipe(ratingRecipe, { step: String(step) as '1' | '2' | '3' | '4' });
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
