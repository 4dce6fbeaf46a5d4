import type { Settings } from '@forecourt/contract';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { type FieldKey, readField } from '../draft/fields.ts';
import { fieldLabel, valueText } from '../fieldText.ts';
import { phrases } from '../messages.ts';
import { Swatch } from './Swatch.tsx';
import { listRecipe } from './EditList.recipe.ts';

interface EditListProps {
  before: Settings;
  after: Settings;
  /** The fields to list. */
  keys: readonly FieldKey[];
  /** @default 8 */
  most?: number;
}

/** Changed fields with their old and new values. */
export function EditList({ before, after, keys, most = 8 }: EditListProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(listRecipe);
  return (
    <ul className={styles.list}>
      {keys.slice(0, most).map((key) => (
        <li key={key} className={styles.item}>
          <span className={styles.field}>{fieldLabel(key, intl)}</span>
          <span className={styles.value}>
            <Value text={valueText(key, readField(before, key), intl)} /> →{' '}
            <Value text={valueText(key, readField(after, key), intl)} />
          </span>
        </li>
      ))}
      {keys.length > most && (
        <li className={styles.value}>
          {intl.formatMessage(phrases.more, { count: keys.length - most })}
        </li>
      )}
    </ul>
  );
}

function Value({ text }: { text: string }) {
  return (
    <span>
      <Swatch text={text} />
      {text}
    </span>
  );
}
