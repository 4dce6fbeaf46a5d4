import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { FieldDefinition } from './definition.ts';
import styles from './fields.module.css';

export interface FieldFrameProps {
  field: FieldDefinition;
  id: string;
  error?: string | null | undefined;
  /** Stands below, where there is no error. */
  help?: string | undefined;
  children: ReactNode;
}

/** Label above, help or error below. */
export function FieldFrame({ field, id, error, help, children }: FieldFrameProps) {
  const intl = useIntl();
  const below = error ?? help ?? (field.hint && intl.formatMessage(field.hint));
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {intl.formatMessage(field.label)}
      </label>
      {children}
      {below && (
        <p id={`${id}-help`} className={error ? styles.error : styles.help}>
          {below}
        </p>
      )}
    </div>
  );
}

export interface FieldGroupProps {
  field: FieldDefinition;
  children: ReactNode;
}

/** A question with several things to press. */
export function FieldGroup({ field, children }: FieldGroupProps) {
  const intl = useIntl();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{intl.formatMessage(field.label)}</legend>
      {field.hint && <p className={styles.help}>{intl.formatMessage(field.hint)}</p>}
      {children}
    </fieldset>
  );
}
