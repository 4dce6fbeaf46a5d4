import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDraft, useModel } from '../app/context.ts';
import type { FieldValue } from '../draft/meta.ts';
import { clean, faultOf, isDoubtful } from './checks.ts';
import type { FieldDefinition } from './definition.ts';
import { fieldMessages } from './messages.ts';

/** A field's value, its setter, and its error message, if any. */
export function useField(field: FieldDefinition) {
  const intl = useIntl();
  const model = useModel();
  const draft = useDraft();
  const value = draft.value(field.path) ?? null;
  const [typed, setTyped] = useState<string | null>(null);
  const fault = faultOf(field, value);
  const min = 'min' in field ? field.min : 0;
  const max = 'max' in field ? field.max : 0;
  const refused = draft.refusedFields.has(field.path);
  // Not while typing: half an address is not yet a wrong one.
  const shown = typed === null ? (fault ?? (refused ? ('refused' as const) : null)) : null;
  return {
    value,
    /** What the input shows: the text being typed, otherwise the stored value. */
    text: typed ?? textOf(field, value, intl.formatNumber),
    error:
      shown === 'range'
        ? intl.formatMessage(fieldMessages.range, { min, max })
        : shown && intl.formatMessage(fieldMessages[shown]),
    /** Worth another look, but taken as it is. */
    doubt: typed === null && isDoubtful(field, value),
    set: (next: FieldValue) => void model.actions.setField(field.path, next),
    type(text: string) {
      setTyped(text);
      const beside = 'beside' in field ? field.beside : undefined;
      if (beside && draft.value(beside.path) !== beside.value) {
        void model.actions.setField(beside.path, beside.value);
      }
      void model.actions.setField(field.path, clean(field, text));
    },
    rest: () => setTyped(null),
  };
}

function textOf(field: FieldDefinition, value: unknown, formatNumber: (n: number) => string) {
  if (value === null) return '';
  const grouped = field.kind === 'price' || (field.kind === 'number' && field.grouped);
  return grouped && typeof value === 'number' ? formatNumber(value) : String(value);
}
