import { Fieldset } from '@forecourt/ui/fieldset';
import { IconButton } from '@forecourt/ui/icon-button';
import { SegmentGroup } from '@forecourt/ui/segment-group';
import { NativeSelect } from '@forecourt/ui/native-select';
import { TextField as TextInput } from '@forecourt/ui/text-field';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useIntl } from 'react-intl';
import type {
  ChoiceFieldDefinition,
  CountFieldDefinition,
  DateFieldDefinition,
  FieldDefinition,
  RatingFieldDefinition,
  YesNoFieldDefinition,
} from './definition.ts';
import styles from './fields.module.css';
import { fieldMessages } from './messages.ts';
import { ratingOptions } from './ratings.ts';
import { TextField } from './TextField.tsx';
import { useField } from './useField.ts';

/** A labeled group for a question with several buttons. */
function useQuestion({ label, hint }: FieldDefinition) {
  const intl = useIntl();
  return { legend: intl.formatMessage(label), hint: hint && intl.formatMessage(hint) };
}

export function YesNoField({ field }: { field: YesNoFieldDefinition }) {
  const intl = useIntl();
  const question = useQuestion(field);
  const { value, set } = useField(field);
  return (
    <SegmentGroup
      {...question}
      size="touch"
      options={[
        { value: 'yes', label: intl.formatMessage(fieldMessages.yes) },
        { value: 'no', label: intl.formatMessage(fieldMessages.no) },
      ]}
      value={value === null ? null : value ? 'yes' : 'no'}
      onValueChange={({ value }) => set(value === 'yes')}
    />
  );
}

/** Up to four choices are shown as buttons; more of them use the native select. */
export function ChoiceField({ field }: { field: ChoiceFieldDefinition }) {
  const intl = useIntl();
  const question = useQuestion(field);
  const { value, error, set } = useField(field);
  const chosen = typeof value === 'string' ? value : null;
  const options = field.options.map((option) => ({
    value: option.value,
    label: intl.formatMessage(option.label),
  }));
  if (options.length <= 4) {
    return (
      <SegmentGroup
        {...question}
        size="touch"
        options={options}
        value={chosen}
        onValueChange={({ value }) => set(value)}
      />
    );
  }
  return (
    <NativeSelect
      size="touch"
      label={question.legend}
      hint={question.hint}
      error={error}
      options={[{ value: '', label: intl.formatMessage(fieldMessages.choose) }, ...options]}
      value={chosen ?? ''}
      onChange={(event) => set(event.target.value || null)}
    />
  );
}

export function DateField({ field }: { field: DateFieldDefinition }) {
  const question = useQuestion(field);
  const { value, error, set } = useField(field);
  return (
    <TextInput
      type="date"
      size="touch"
      label={question.legend}
      hint={question.hint}
      error={error}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => set(event.target.value || null)}
    />
  );
}

export function CountField({ field }: { field: CountFieldDefinition }) {
  const intl = useIntl();
  const question = useQuestion(field);
  const { value, set } = useField(field);
  const count = typeof value === 'number' ? value : null;
  const step = (by: number) => set(Math.min(field.max, Math.max(field.min, (count ?? 0) + by)));
  return (
    <Fieldset {...question} size="touch">
      <div className={styles.stepper}>
        <IconButton
          size="touch"
          variant="outline"
          icon={Minus}
          label={intl.formatMessage(fieldMessages.fewer)}
          disabled={count === null || count <= field.min}
          onClick={() => step(-1)}
        />
        <output>{count === null ? '–' : intl.formatNumber(count)}</output>
        <IconButton
          size="touch"
          variant="outline"
          icon={Plus}
          label={intl.formatMessage(fieldMessages.another)}
          disabled={count !== null && count >= field.max}
          onClick={() => step(1)}
        />
      </div>
    </Fieldset>
  );
}

/** A rating and, once it is set, a note field. */
export function RatingField({ field }: { field: RatingFieldDefinition }) {
  const intl = useIntl();
  const question = useQuestion(field);
  const { value, set } = useField({ ...field, path: `${field.path}.rating` });
  return (
    <SegmentGroup
      {...question}
      size="touch"
      options={ratingOptions().map((option) => ({
        value: option.value,
        label: intl.formatMessage(option.label),
      }))}
      value={typeof value === 'string' ? value : null}
      onValueChange={({ value }) => set(value)}
    >
      {value !== null && (
        <TextField
          field={{
            kind: 'text',
            path: `${field.path}.rating_note`,
            maxLength: 255,
            label: fieldMessages.note,
          }}
        />
      )}
    </SegmentGroup>
  );
}
