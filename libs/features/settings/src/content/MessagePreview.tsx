import { useSlotRecipe } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { previewRecipe } from './MessagePreview.recipe.ts';

interface MessagePreviewProps {
  label: ReactNode;
  /** If set, the message is an email. */
  subject?: string;
  text: string;
}

/** Preview of a message as a customer gets it. */
export function MessagePreview({ label, subject, text }: MessagePreviewProps) {
  const styles = useSlotRecipe(previewRecipe);
  return (
    <figure className={styles.root} style={{ margin: 0 }}>
      <figcaption className={styles.label}>{label}</figcaption>
      {subject === undefined ? (
        <p className={styles.bubble} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </p>
      ) : (
        <div className={styles.mail}>
          <div className={styles.subject}>{subject}</div>
          <p className={styles.text} style={{ padding: 16 }}>
            {text}
          </p>
        </div>
      )}
    </figure>
  );
}
