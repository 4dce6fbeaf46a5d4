import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../art/Icon.tsx';
import type {
  ChoiceFieldDefinition,
  CountFieldDefinition,
  DateFieldDefinition,
  RatingFieldDefinition,
  YesNoFieldDefinition,
} from './definition.ts';
import { FieldFrame, FieldGroup } from './FieldFrame.tsx';
import styles from './fields.module.css';
import { fieldMessages } from './messages.ts';
import { ratingOptions } from './ratings.ts';
import { Segments } from './Segments.tsx';
import { TextField } from './TextField.tsx';
import { useField } from './use-field.ts';

export function YesNoField({ field }: { field: YesNoFieldDefinition }) {
  const intl = useIntl();
  const { value, set } = useField(field);
  const options = [
    { value: true, label: intl.formatMessage(fieldMessages.yes) },
    { value: false, label: intl.formatMessage(fieldMessages.no) },
  ];
  return (
    <FieldGroup field={field}>
      <Segments options={options} value={value} onChoose={set} />
    </FieldGroup>
  );
}

/** Up to four choices lie open; more of them go into the phone's own list. */
export function ChoiceField({ field }: { field: ChoiceFieldDefinition }) {
  const id = useId();
  const intl = useIntl();
  const { value, error, set } = useField(field);
  const options = field.options.map((option) => ({
    value: option.value,
    label: intl.formatMessage(option.label),
  }));
  if (options.length <= 4) {
    return (
      <FieldGroup field={field}>
        <Segments options={options} value={value} onChoose={set} />
      </FieldGroup>
    );
  }
  return (
    <FieldFrame field={field} id={id} error={error}>
      <select
        id={id}
        className={`${styles.input} ${styles.select}`}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => set(event.target.value || null)}
      >
        <option value="">{intl.formatMessage(fieldMessages.choose)}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export function DateField({ field }: { field: DateFieldDefinition }) {
  const id = useId();
  const { value, error, set } = useField(field);
  return (
    <FieldFrame field={field} id={id} error={error}>
      <input
        id={id}
        type="date"
        className={styles.input}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => set(event.target.value || null)}
      />
    </FieldFrame>
  );
}

export function CountField({ field }: { field: CountFieldDefinition }) {
  const intl = useIntl();
  const { value, set } = useField(field);
  const count = typeof value === 'number' ? value : null;
  const step = (by: number) => set(Math.min(field.max, Math.max(field.min, (count ?? 0) + by)));
  return (
    <FieldGroup field={field}>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={intl.formatMessage(fieldMessages.fewer)}
          disabled={count === null || count <= field.min}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <output>{count === null ? '–' : intl.formatNumber(count)}</output>
        <button
          type="button"
          aria-label={intl.formatMessage(fieldMessages.another)}
          disabled={count !== null && count >= field.max}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </FieldGroup>
  );
}

/** A rating, and once there is one, room for a note. */
export function RatingField({ field }: { field: RatingFieldDefinition }) {
  const intl = useIntl();
  const { value, set } = useField({ ...field, path: `${field.path}.rating` });
  const options = ratingOptions().map((option) => ({
    value: option.value,
    label: intl.formatMessage(option.label),
  }));
  return (
    <FieldGroup field={field}>
      <Segments options={options} value={value} onChoose={set} />
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
    </FieldGroup>
  );
}
