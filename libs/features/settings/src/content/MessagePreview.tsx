import { slotRecipe, useSlotStyles } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';

const previewRecipe = slotRecipe({
  className: 'settings-message',
  slots: ['root', 'label', 'bubble', 'mail', 'subject', 'text'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: 0 },
    label: { textStyle: 'caption', color: 'fg.muted' },
    bubble: {
      alignSelf: 'flex-start',
      maxWidth: '320px',
      paddingInline: '4',
      paddingBlock: '3',
      borderRadius: 'xl',
      borderEndStartRadius: 'xs',
      backgroundColor: 'bg.muted',
    },
    mail: {
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'md',
      backgroundColor: 'bg.subtle',
      overflow: 'hidden',
    },
    subject: {
      paddingInline: '4',
      paddingBlock: '2',
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: 'line.default',
      fontWeight: 600,
      overflowWrap: 'anywhere',
    },
    text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
});

interface MessagePreviewProps {
  label: ReactNode;
  /** If set, the message is an e-mail. */
  subject?: string;
  text: string;
}

/** Preview of a message as a customer gets it. */
export function MessagePreview({ label, subject, text }: MessagePreviewProps) {
  const styles = useSlotStyles(previewRecipe);
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
