import { kindWords } from '@forecourt/platform/damage-words';
import { scrollBehavior } from '@forecourt/platform/media';
import Trash2 from 'lucide-react/icons/trash-2';
import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDraft, useModel } from '../../app/context.ts';
import { IconButton } from '@forecourt/ui/icon-button';
import { TextField } from '@forecourt/ui/text-field';
import type { DamageMark } from '../../draft/meta.ts';
import { PhotoShelf } from '../../parts/PhotoShelf.tsx';
import { DamageKindChoice } from './DamageKindChoice.tsx';
import styles from './DamageMap.module.css';
import { PlaceButton } from './PlaceButton.tsx';
import { damageMessages as messages, partMessages } from './messages.ts';

export interface DamageEntryProps {
  damage: DamageMark;
  number: number;
  /** Just added: it scrolls into view and takes the focus. */
  fresh: boolean;
  /** It was sent with a report that is asked to be added to: only photos can be added. */
  kept: boolean;
  onChange(damage: DamageMark): void;
  onRemove(): void;
}

/** One damage: its location, its kind and its photos. */
export function DamageEntry(props: DamageEntryProps) {
  const { damage, number, fresh, kept, onChange, onRemove } = props;
  const intl = useIntl();
  const { actions } = useModel();
  const { photos } = useDraft();
  const entry = useRef<HTMLLIElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const part = intl.formatMessage(partMessages[damage.part]);
  const kind = kindWords(damage, intl);
  const place = {
    section: 'damage_locations',
    slot: null,
    damageId: damage.id,
    single: false,
  } as const;
  const own = photos.filter(({ damageId }) => damageId === damage.id);

  useLayoutEffect(() => {
    if (!fresh) return;
    entry.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
    heading.current?.focus({ preventScroll: true });
  }, [fresh]);

  function remove() {
    for (const { id } of own) void actions.removePhoto(id, place);
    onRemove();
  }

  return (
    <li ref={entry} className={styles.entry}>
      <div className={styles.head}>
        <span className={styles.number}>{intl.formatNumber(number)}</span>
        <h2 ref={heading} tabIndex={-1} className={styles.part}>
          {part}
        </h2>
        {!kept && (
          <IconButton
            size="touch"
            icon={Trash2}
            className={styles.remove}
            label={intl.formatMessage(messages.remove, { part })}
            onClick={remove}
          />
        )}
      </div>
      <PhotoShelf
        photos={own}
        target={{
          place,
          shot: 'damage',
          tip: intl.formatMessage(messages.tip),
          label: intl.formatMessage(messages.photo, { part }),
        }}
      />
      <PlaceButton damage={damage} onChange={onChange} />
      {!kept && <DamageKindChoice damage={damage} onChange={onChange} />}
      {!kept && (
        <TextField
          size="touch"
          label={intl.formatMessage(messages.what)}
          value={typed ?? damage.description ?? ''}
          onChange={({ target: { value } }) => {
            setTyped(value);
            onChange({ ...damage, description: value || null });
          }}
          onBlur={() => setTyped(null)}
        />
      )}
      {kept && kind && <p>{kind}</p>}
      {kept && damage.description && <p dir="auto">{damage.description}</p>}
    </li>
  );
}
