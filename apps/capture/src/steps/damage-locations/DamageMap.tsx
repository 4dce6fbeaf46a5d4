import { outlineParts } from '@forecourt/platform/car-outline';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDraft, useModel } from '../../app/context.ts';
import type { CarPart } from '../../api/types.ts';
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
      <label className={styles.list}>
        <span>{intl.formatMessage(messages.list)}</span>
        <select value="" onChange={({ target }) => add(target.value as CarPart, null, null)}>
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
            onRemove={() => save(damages.filter((other) => other.id !== damage.id))}
          />
        ))}
      </ol>
    </div>
  );
}

export default DamageMap;
