import type { CaptureShot } from '@forecourt/contract';
import ImageOff from 'lucide-react/icons/image-off';
import { useIntl } from 'react-intl';
import { Icon } from '@forecourt/ui/icon';
import { useDraft } from '../../app/context.ts';
import { askedMessages as messages, reasonMessages } from './messages.ts';
import styles from './Asked.module.css';

interface RefusedPhotosProps {
  /** What is asked for; those that replace no photo are left out. */
  shots: readonly CaptureShot[];
  /** What each shows. */
  nameOf: (shot: CaptureShot) => string;
}

/** The photos to take again, each with what is wrong with it. */
export function RefusedPhotos({ shots, nameOf }: RefusedPhotosProps) {
  const intl = useIntl();
  const { capture } = useDraft();
  const refused = shots.flatMap((shot) => {
    const { refusal, refused_upload_id: id } = shot;
    return refusal ? [{ shot, refusal, upload: capture.uploads.find((one) => one.id === id) }] : [];
  });
  if (refused.length === 0) return null;
  return (
    <ul className={styles.refused}>
      {refused.map(({ shot, refusal: { reason, note }, upload }) => {
        const name = nameOf(shot);
        return (
          <li key={shot.refused_upload_id} className={styles.one}>
            {upload?.url ? (
              <img
                className={styles.picture}
                src={upload.url}
                alt={intl.formatMessage(messages.old, { name })}
              />
            ) : (
              <span className={styles.picture} />
            )}
            <div className={styles.words}>
              <span>{name}</span>
              <span className={styles.reason}>
                <Icon icon={ImageOff} size={18} />
                {reason === 'OTHER' && note ? (
                  <bdi>{note}</bdi>
                ) : (
                  intl.formatMessage(reasonMessages[reason])
                )}
              </span>
              {reason !== 'OTHER' && note && <bdi>{note}</bdi>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
