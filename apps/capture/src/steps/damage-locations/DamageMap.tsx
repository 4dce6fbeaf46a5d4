import Plus from 'lucide-react/icons/plus';
import { outlineParts } from '@forecourt/platform/car-outline';
import { NativeSelect, type NativeSelectOption } from '@forecourt/ui/native-select';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDraft, useModel } from '../../app/context.ts';
import type { CarPart } from '../../api/types.ts';
import { Button } from '@forecourt/ui/button';
import { newId } from '@forecourt/platform';
import type { DamageMark } from '../../draft/meta.ts';
import { DamageEntry } from './DamageEntry.tsx';
import styles from './DamageMap.module.css';
import { NoDamage } from './NoDamage.tsx';
import { DamageOutline } from './DamageOutline.tsx';
import { damageMessages as messages, partMessages } from './messages.ts';

/** Maximum number of damages in a report (contract: damage_locations). */
const MAX_DAMAGES = 50;

/** The outline to tap, and below it each damage with its details and photos. */
export function DamageMap() {
  const intl = useIntl();
  const { capture, damages, value } = useDraft();
  const { actions } = useModel();
  const [newest, setNewest] = useState<string | null>(null);
  // What was marked before something was asked for in addition stays as it is.
  const [kept] = useState(
    () => new Set(capture.addition ? capture.damage_locations.map(({ id }) => id) : []),
  );
  const list = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<CarPart | ''>('');

  const save = (next: DamageMark[]) => void actions.setField('damage_locations', next);
  const add = (part: CarPart, x: number | null, y: number | null) => {
    if (damages.length >= MAX_DAMAGES) return;
    const id = newId();
    setNewest(id);
    if (value('no_damage')) void actions.setField('no_damage', null);
    save([...damages, { id, part, x, y, description: null }]);
  };
  const names: NativeSelectOption<CarPart | ''>[] = outlineParts
    .map(({ part }) => ({ value: part, label: intl.formatMessage(partMessages[part]) }))
    .sort((a, b) => a.label.localeCompare(b.label, intl.locale));

  return (
    <div className={styles.map}>
      {damages.length === 0 && value('no_damage') === true && <NoDamage />}
      <DamageOutline damages={damages} onAdd={add} />
      <form
        className={styles.choose}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) add(chosen, null, null);
          setChosen('');
        }}
      >
        <NativeSelect
          ref={list}
          size="touch"
          label={intl.formatMessage(messages.list)}
          value={chosen}
          options={[
            { value: '', label: intl.formatMessage(messages.choose), disabled: true },
            ...names,
          ]}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Button type="submit" size="touch" variant="outline" icon={Plus} disabled={!chosen}>
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
            kept={kept.has(damage.id)}
            onChange={(changed) =>
              save(damages.map((other) => (other.id === changed.id ? changed : other)))
            }
            onRemove={() => {
              save(damages.filter((other) => other.id !== damage.id));
              // The focused element was removed with the entry.
              list.current?.focus();
            }}
          />
        ))}
      </ol>
    </div>
  );
}

export default DamageMap;
