import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useIntl } from 'react-intl';
import { Icon } from '@forecourt/ui/icon';
import type { PhotoHint } from '../photo/quality.ts';
import { hintMessages } from './hintMessages.ts';
import { photoMessages as messages } from './photoMessages.ts';
import styles from './PhotoHintNote.module.css';

export interface PhotoHintNoteProps {
  hint: PhotoHint;
  /** Name of the shot. */
  label: string;
  /** The customer accepts the photo as it is. */
  onKeep(): void;
}

/** A hint on what could be better; the photo is stored and sent all the same. */
export function PhotoHintNote({ hint, label, onKeep }: PhotoHintNoteProps) {
  const intl = useIntl();
  return (
    <div className={styles.note} role="status">
      <p className={styles.words}>
        <Icon icon={TriangleAlert} size={18} />
        {intl.formatMessage(hintMessages[hint])}
      </p>
      <button
        type="button"
        className={styles.keep}
        aria-label={intl.formatMessage(messages.anywayOf, { shot: label })}
        onClick={onKeep}
      >
        {intl.formatMessage(messages.anyway)}
      </button>
    </div>
  );
}
