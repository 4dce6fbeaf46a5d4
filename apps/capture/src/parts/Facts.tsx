import { Icon, type IconComponent } from '@forecourt/ui/icon';
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** What to know before the start, a line each. */
export function Facts({ children }: { children: ReactNode }) {
  return <ul className={styles.facts}>{children}</ul>;
}

export function Fact({ icon, children }: { icon: IconComponent; children: ReactNode }) {
  return (
    <li>
      <Icon icon={icon} size={24} /> <span>{children}</span>
    </li>
  );
}
