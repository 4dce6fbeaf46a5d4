import { outlineParts } from '@forecourt/platform/car-outline';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDraft, useModel } from '../../app/context.ts';
import type { CarPart } from '../../api/types.ts';
import { Button } from '../../parts/Button.tsx';
import { newId } from '../../draft/id.ts';
import type { DamageMark } from '../../draft/meta.ts';
import { DamageEntry } from './DamageEntry.tsx';
import styles from './DamageMap.module.css';
import { DamageOutline } from './DamageOutline.tsx';
import { damageMessages as messages, partMessages } from './messages.ts';

/** Most damages that a report takes (contract: damage_locations). */
const MAX_DAMAGES = 50;

/** The outline to tap on, and below it each damage with its words and photos. */
export function DamageMap() {
  const intl = useIntl();
  const { damages } = useDraft();
  const { actions } = useModel();
  const [newest, setNewest] = useState<string | null>(null);
  const list = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<CarPart | ''>('');

  const save = (next: DamageMark[]) => void actions.setField('damage_locations', next);
  const add = (part: CarPart, x: number | null, y: number | null) => {
    if (damages.length >= MAX_DAMAGES) return;
    const id = newId();
    setNewest(id);
    save([...damages, { id, part, x, y, description: null }]);
  };
  const names = outlineParts.map(({ part }) => ({
    part,
    name: intl.formatMessage(partMessages[part]),
  }));

  return (
    <div className={styles.map}>
      <DamageOutline damages={damages} onAdd={add} />
      <form
        className={styles.choose}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) add(chosen, null, null);
          setChosen('');
        }}
      >
        <label className={styles.list}>
          <span>{intl.formatMessage(messages.list)}</span>
          <select
            ref={list}
            value={chosen}
            onChange={({ target }) => setChosen(target.value as CarPart)}
          >
            <option value="" disabled>
              {intl.formatMessage(messages.choose)}
            </option>
            {names
              .sort((a, b) => a.name.localeCompare(b.name, intl.locale))
              .map(({ part, name }) => (
                <option key={part} value={part}>
                  {name}
                </option>
              ))}
          </select>
        </label>
        <Button type="submit" look="quiet" icon="plus" disabled={!chosen}>
          {intl.formatMessage(messages.add)}
        </Button>
      </form>
      <ol className={styles.entries}>
        {damages.map((damage, index) => (
          <DamageEntry
            key={damage.id}
            damage={damage}
            number={index + 1}
            fresh={damage.id === newest}
            onChange={(changed) =>
              save(damages.map((other) => (other.id === changed.id ? changed : other)))
            }
            onRemove={() => {
              save(damages.filter((other) => other.id !== damage.id));
              // What had the focus is gone with the entry.
              list.current?.focus();
            }}
          />
        ))}
      </ol>
    </div>
  );
}

export default DamageMap;
