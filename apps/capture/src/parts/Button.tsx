import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../art/Icon.tsx';
import styles from './Button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary`: the one thing to do next. `quiet`: beside it. `plain`: words that can be pressed. */
  look?: 'primary' | 'quiet' | 'plain';
  icon?: IconName;
  /** Stands after the words: it leads on. */
  iconAfter?: IconName;
}

/** A button of at least 48 px. */
export function Button({ look = 'primary', icon, iconAfter, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={`${styles.button} ${styles[look]}`}>
      {icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} size={20} />}
    </button>
  );
}
