import { Skeleton } from '@forecourt/ui/skeleton';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { Wording } from '../Wording.ts';
import { writtenRecipe } from './Written.recipe.ts';

interface WrittenProps {
  wording: Wording;
  /** Labels the message for screen readers. */
  label: string;
}

/** Preview of the message. Sending does not wait for it to load. */
export const Written = observer(function Written({ wording, label }: WrittenProps) {
  const styles = useSlotRecipe(writtenRecipe);
  const { written, status } = wording;
  if (!written && status === 'error') return null;
  return (
    <blockquote
      aria-label={label}
      aria-busy={written === null}
      className={styles.root}
      tabIndex={0}
    >
      {written?.subject && <p className={styles.subject}>{written.subject}</p>}
      {written ? <p className={styles.text}>{written.text}</p> : <Skeleton width="80%" />}
    </blockquote>
  );
});
