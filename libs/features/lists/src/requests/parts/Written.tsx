import { Skeleton } from '@forecourt/ui/skeleton';
import { slotRecipe, useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { Wording } from '../Wording.ts';

const writtenRecipe = slotRecipe({
  className: 'written',
  slots: ['root', 'subject', 'text'],
  base: {
    root: {
      margin: '0',
      padding: '3',
      maxHeight: '30vh',
      overflowY: 'auto',
      borderInlineStartWidth: '3px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: 'line.strong',
      borderRadius: 'sm',
      backgroundColor: 'bg.subtle',
      focusRing: 'inside',
    },
    subject: { fontWeight: 550, margin: '0', paddingBlockEnd: '2' },
    text: { margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
});

interface WrittenProps {
  wording: Wording;
  /** Labels the message for screen readers. */
  label: string;
}

/** Preview of the message. Sending does not wait for it to load. */
export const Written = observer(function Written({ wording, label }: WrittenProps) {
  const styles = useSlotStyles(writtenRecipe);
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
