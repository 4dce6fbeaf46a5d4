import type { FlowSettings, MessageTexts } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextArea } from '@forecourt/ui/text-area';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { textLimits } from '../draft/validate.ts';
import { contentMessages } from '../fieldMessages.ts';
import { useField } from '../parts/useField.ts';
import type { SettingsStore } from '../SettingsStore.ts';
import { fallbackOf, fieldIn, isMissing } from './languages.ts';
import { messages, phrases, placeholderMessages } from './messages.ts';
import { NotWritten } from './NotWritten.tsx';
import {
  hasLink,
  insertPlaceholder,
  type Placeholder,
  placeholdersOf,
  unknownPlaceholders,
  usesClaim,
} from './placeholders.ts';
import { fieldRecipe } from './MessageField.recipe.ts';

interface MessageFieldProps {
  store: SettingsStore;
  flow: FlowSettings;
  /** Code of the language that the text is in. */
  locale: string;
  /** The partner's default language. */
  standard: string;
  name: keyof MessageTexts;
  /** Initial number of lines; 1 is a single-line field. */
  rows: number;
}

/**
 * A field for one of the partner's texts with placeholders; if empty, the product's default is
 * used.
 */
export const MessageField = observer(function MessageField(props: MessageFieldProps) {
  const { store, flow, locale, standard, name, rows } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(fieldRecipe);
  const control = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const key = fieldIn(flow, locale, name);
  const field = useField(store, key, null);
  const allowed = placeholdersOf(name, flow);
  // taken even where the numbers are off, but then always empty: not offered
  const offered = allowed.filter((one) => one !== 'claim' || usesClaim(flow));
  const fallback = fallbackOf(flow, locale, name, standard);
  const ours = fallback.text ?? '';
  const unknown = unknownPlaceholders(field.value, allowed);
  const isEmpty = field.value === '';

  const insert = (placeholder: Placeholder): void => {
    const element = control.current;
    if (!element) return;
    const start = element.selectionStart ?? field.value.length;
    const next = insertPlaceholder(field.value, placeholder, {
      start,
      end: element.selectionEnd ?? start,
    });
    store.set(key, next.text);
    // After the new text is in the field.
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(next.cursor, next.cursor);
    });
  };
  const error =
    unknown.length > 0
      ? intl.formatMessage(phrases.unknown, {
          count: unknown.length,
          placeholders: intl.formatList(unknown, { type: 'unit' }),
          allowed: intl.formatList(
            offered.map((one) => `{${one}}`),
            { type: 'disjunction' },
          ),
        })
      : field.error;
  const shared = {
    ...field,
    error,
    ref: control,
    label: intl.formatMessage(contentMessages[name]),
    placeholder: ours,
    maxLength: textLimits[name],
  };
  return (
    <div className={styles.root}>
      {rows === 1 ? <TextField {...shared} /> : <TextArea {...shared} rows={rows} />}
      <div className={styles.tools}>
        {offered.map((placeholder) => {
          const words = intl.formatMessage(placeholderMessages[placeholder]);
          return (
            <Button
              key={placeholder}
              size="sm"
              variant="subtle"
              title={words}
              aria-label={intl.formatMessage(phrases.insertOf, {
                code: `{${placeholder}}`,
                placeholder: words,
              })}
              onClick={() => insert(placeholder)}
            >
              <span className={styles.chip}>{`{${placeholder}}`}</span>
            </Button>
          );
        })}
        <Button size="sm" variant="ghost" onClick={() => store.set(key, (isEmpty && ours) || null)}>
          <FormattedMessage {...(isEmpty ? messages.startFromOurs : messages.backToOurs)} />
        </Button>
      </div>
      {isEmpty && (
        <p className={styles.note}>
          {isMissing(flow, locale, name, standard) ? (
            <NotWritten code={locale} read={fallback.locale_code} />
          ) : (
            <FormattedMessage {...messages.ours} />
          )}
        </p>
      )}
      {!isEmpty && !error && allowed.includes('link') && !hasLink(field.value) && (
        <p className={styles.note}>
          <FormattedMessage {...messages.noLink} />
        </p>
      )}
    </div>
  );
});
