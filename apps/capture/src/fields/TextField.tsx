import { type HTMLAttributes, type InputHTMLAttributes, useId } from 'react';
import { useIntl } from 'react-intl';
import type {
  LongTextFieldDefinition,
  NumberFieldDefinition,
  TextFieldDefinition,
} from './definition.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './fields.module.css';
import { fieldMessages } from './messages.ts';
import { useField } from './use-field.ts';

type Kind = (TextFieldDefinition | NumberFieldDefinition)['kind'];

/** Which keyboard the phone shows, and what it may do to the letters. */
const keyboards: Record<Kind, InputHTMLAttributes<HTMLInputElement>> = {
  text: { type: 'text', autoCapitalize: 'sentences' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  plate: { type: 'text', autoCapitalize: 'characters', spellCheck: false, autoComplete: 'off' },
  vin: { type: 'text', autoCapitalize: 'characters', spellCheck: false, autoComplete: 'off' },
  number: { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
  price: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
};

/** One line of text or one number, kept with every keystroke. */
export function TextField({ field }: { field: TextFieldDefinition | NumberFieldDefinition }) {
  const id = useId();
  const { text, error, type, rest } = useField(field);
  const special = field.kind === 'plate' ? styles.plate : field.kind === 'vin' ? styles.vin : '';
  return (
    <FieldFrame field={field} id={id} error={error}>
      <input
        {...keyboards[field.kind]}
        {...('autoComplete' in field && { autoComplete: field.autoComplete })}
        {...described(id, error, Boolean(field.hint))}
        id={id}
        className={`${styles.input} ${special}`}
        value={text}
        maxLength={'maxLength' in field ? field.maxLength : 14}
        onChange={(event) => type(event.target.value)}
        onBlur={rest}
      />
    </FieldFrame>
  );
}

/** Several lines, with the room that is left. */
export function LongTextField({ field }: { field: LongTextFieldDefinition }) {
  const id = useId();
  const intl = useIntl();
  const { text, error, type, rest } = useField(field);
  const left = field.maxLength - text.length;
  const help = left <= 60 ? intl.formatMessage(fieldMessages.left, { count: left }) : undefined;
  return (
    <FieldFrame field={field} id={id} error={error} help={help}>
      <textarea
        {...described(id, error, Boolean(field.hint ?? help))}
        id={id}
        className={styles.input}
        rows={4}
        value={text}
        maxLength={field.maxLength}
        onChange={(event) => type(event.target.value)}
        onBlur={rest}
      />
    </FieldFrame>
  );
}

const described = (
  id: string,
  error: string | null,
  help: boolean,
): HTMLAttributes<HTMLElement> => ({
  'aria-invalid': error !== null || undefined,
  'aria-describedby': error !== null || help ? `${id}-help` : undefined,
});
