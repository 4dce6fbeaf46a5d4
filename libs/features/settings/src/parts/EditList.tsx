import { slotRecipe, useSlotStyles } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { type FieldKey, readField } from '../draft/fields.ts';
import type { Draft } from '../draft/Draft.ts';
import { fieldLabel, valueText } from '../fieldText.ts';
import { phrases } from '../messages.ts';
import { Swatch } from './Swatch.tsx';

const listRecipe = slotRecipe({
  className: 'settings-edits',
  slots: ['list', 'item', 'field', 'value'],
  base: {
    list: {
      listStyle: 'none',
      margin: 0,
      padding: 0,
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
    },
    item: { display: 'flex', flexDirection: 'column', minWidth: 0 },
    field: { fontWeight: 550 },
    value: { color: 'fg.muted', overflowWrap: 'anywhere' },
  },
});

interface EditListProps {
  draft: Draft;
  /** The fields to list. @default every changed one */
  keys?: readonly FieldKey[];
  /** @default 8 */
  most?: number;
}

/** Changed fields with their old and new values. */
export function EditList({ draft, keys = [...draft.edits.keys()], most = 8 }: EditListProps) {
  const intl = useIntl();
  const styles = useSlotStyles(listRecipe);
  return (
    <ul className={styles.list}>
      {keys.slice(0, most).map((key) => (
        <li key={key} className={styles.item}>
          <span className={styles.field}>{fieldLabel(key, intl)}</span>
          <span className={styles.value}>
            <Value text={valueText(key, readField(draft.saved, key), intl)} /> →{' '}
            <Value text={valueText(key, draft.value(key), intl)} />
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
