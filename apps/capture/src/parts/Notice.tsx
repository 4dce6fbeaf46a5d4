import type { ReactNode } from 'react';
import { Icon, type IconName } from '../art/Icon.tsx';
import styles from './Notice.module.css';

export interface NoticeProps {
  tone: 'info' | 'warning' | 'danger';
  icon: IconName;
  title?: string;
  children: ReactNode;
  /** Something to press, beside the words. */
  action?: ReactNode;
}

/** Something the customer should know, where it concerns them. Never in the way of going on. */
export function Notice({ tone, icon, title, children, action }: NoticeProps) {
  return (
    <div
      className={`${styles.notice} ${styles[tone]}`}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon name={icon} size={22} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        <p>{children}</p>
        {action}
      </div>
    </div>
  );
}
