import { TextArea } from '@forecourt/ui/text-area';
import { TextField as TextInput } from '@forecourt/ui/text-field';
import type { InputHTMLAttributes } from 'react';
import { useIntl } from 'react-intl';
import type {
  LongTextFieldDefinition,
  NumberFieldDefinition,
  TextFieldDefinition,
} from './definition.ts';
import styles from './fields.module.css';
import { fieldMessages } from './messages.ts';
import { useField } from './useField.ts';

type Kind = (TextFieldDefinition | NumberFieldDefinition)['kind'];

type Keyboard = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'className' | 'autoCapitalize' | 'spellCheck' | 'autoComplete'
>;

/** Keyboard type and automatic capitalization or correction. */
const keyboards: Record<Kind, Keyboard> = {
  text: { type: 'text', autoCapitalize: 'sentences' },
  name: { type: 'text', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  plate: {
    type: 'text',
    className: styles.plate,
    autoCapitalize: 'characters',
    spellCheck: false,
    autoComplete: 'off',
  },
  vin: {
    type: 'text',
    className: styles.vin,
    autoCapitalize: 'characters',
    spellCheck: false,
    autoComplete: 'off',
  },
  number: { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
  price: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
};

/** One line of text or one number, stored on every keystroke. */
export function TextField({ field }: { field: TextFieldDefinition | NumberFieldDefinition }) {
  const intl = useIntl();
  const { text, error, doubt, type, rest } = useField(field);
  const hint = field.hint && intl.formatMessage(field.hint);
  return (
    <TextInput
      {...keyboards[field.kind]}
      {...('autoComplete' in field && { autoComplete: field.autoComplete })}
      size="touch"
      label={intl.formatMessage(field.label)}
      hint={doubt ? intl.formatMessage(fieldMessages.doubtful) : hint}
      error={error}
      value={text}
      maxLength={'maxLength' in field ? field.maxLength : 14}
      onChange={(event) => type(event.target.value)}
      onBlur={rest}
    />
  );
}

/** Several lines, with the number of characters left. */
export function LongTextField({ field }: { field: LongTextFieldDefinition }) {
  const intl = useIntl();
  const { text, error, type, rest } = useField(field);
  const left = field.maxLength - text.length;
  const hint = field.hint && intl.formatMessage(field.hint);
  return (
    <TextArea
      size="touch"
      label={intl.formatMessage(field.label)}
      hint={left <= 60 ? intl.formatMessage(fieldMessages.left, { count: left }) : hint}
      error={error}
      rows={4}
      value={text}
      maxLength={field.maxLength}
      onChange={(event) => type(event.target.value)}
      onBlur={rest}
    />
  );
}
