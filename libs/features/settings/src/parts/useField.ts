import type { ChangeEvent } from 'react';
import { useIntl } from 'react-intl';
import type { FieldKey } from '../draft/fields.ts';
import { problemText } from '../fieldText.ts';
import type { SettingsStore } from '../SettingsStore.ts';

/** A text field of the draft. Call it in an observer. */
export interface DraftField {
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/**
 * Connects a text field to the draft.
 *
 * @param empty the value of an empty field: an empty text, or the product's default
 */
export function useField(store: SettingsStore, key: FieldKey, empty: '' | null = ''): DraftField {
  const intl = useIntl();
  return {
    value: String(store.draft?.value(key) ?? ''),
    error: problemText(store.problems.get(key), intl),
    onChange: ({ target }) => store.set(key, target.value === '' ? empty : target.value),
  };
}
