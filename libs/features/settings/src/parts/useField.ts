import { useIntl } from 'react-intl';
import type { FieldKey } from '../draft/fields.ts';
import { problemText } from '../fieldText.ts';
import type { SettingsStore } from '../SettingsStore.ts';

/** A text field of the draft. To be called by an observer. */
export interface DraftField {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/**
 * Ties a field of text to the draft.
 *
 * @param empty what an emptied field stands for: nothing, or the product's own
 */
export function useField(store: SettingsStore, key: FieldKey, empty: '' | null = ''): DraftField {
  const intl = useIntl();
  return {
    value: String(store.draft?.value(key) ?? ''),
    error: problemText(store.problems.get(key), intl),
    onChange: (value) => store.set(key, value === '' ? empty : value),
  };
}
