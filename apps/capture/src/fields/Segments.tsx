import { useId } from 'react';
import styles from './fields.module.css';

export interface SegmentsProps<Value> {
  options: { value: Value; label: string }[];
  value: unknown;
  onChoose(value: Value): void;
}

/** A few answers side by side, one of which can be chosen. */
export function Segments<Value extends string | boolean>({
  options,
  value,
  onChoose,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div className={styles.segments}>
      {options.map((option) => (
        <label key={String(option.value)} className={styles.segment}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={value === option.value}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
