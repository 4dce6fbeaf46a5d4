import type { CaptureShot } from '@forecourt/contract';
import { kindWords } from '@forecourt/platform/damage-words';
import { useIntl } from 'react-intl';
import { useDraft, usePlace } from '../../app/context.ts';
import type { PhotoSection } from '../../api/types.ts';
import { PhotoShelf } from '../../parts/PhotoShelf.tsx';
import { damageMessages, partMessages } from '../damage-locations/messages.ts';
import { stepsOf } from '../index.ts';
import styles from './Asked.module.css';

/** A shelf of new photos for each damage that is asked for, and one for what belongs to none. */
export function AskedPhotos() {
  const intl = useIntl();
  const draft = useDraft();
  const place = usePlace();
  const { capture, photos } = draft;
  const shots = capture.addition?.shots.filter(({ section }) => section === place) ?? [];
  const step = stepsOf(capture).find(({ id }) => id === place);
  const damages = [...new Set(shots.map(({ damage_location_id: id }) => id))];
  if (!step) return null;
  const damageOf = (id: CaptureShot['damage_location_id']) =>
    capture.damage_locations.find((one) => one.id === id);
  return (
    <ul className={styles.shelves}>
      {damages.map((id) => {
        const damage = damageOf(id);
        const kind = damage && kindWords(damage, intl);
        const part = damage && intl.formatMessage(partMessages[damage.part]);
        const label = part
          ? intl.formatMessage(damageMessages.photo, { part })
          : intl.formatMessage(step.title);
        return (
          <li key={id} className={styles.shelf}>
            {part && <h2>{part}</h2>}
            {kind && <p>{kind}</p>}
            {damage?.description && <p dir="auto">{damage.description}</p>}
            <PhotoShelf
              photos={photos.filter(
                ({ section, damageId }) => section === step.id && damageId === id,
              )}
              target={{
                place: {
                  section: step.id as PhotoSection,
                  slot: null,
                  damageId: id ?? undefined,
                  single: false,
                },
                shot: 'damage',
                tip: intl.formatMessage(damageMessages.tip),
                label,
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

export default AskedPhotos;
