import type { ReactNode } from 'react';
import type { Capture } from '../api/types.ts';
import { Contact } from '../parts/Contact.tsx';
import { Partner } from '../parts/Partner.tsx';
import { Screen } from '../parts/Screen.tsx';
import styles from './Plain.module.css';

interface PlainProps {
  title: string;
  hint: string;
  /** Above the title: an icon or a drawing. */
  art: ReactNode;
  /** Names the partner and the contact, once known. */
  capture?: Capture | null;
  children?: ReactNode;
}

/** A screen with nothing to fill in: what has happened, and what can be done about it. */
export function Plain({ title, hint, art, capture, children }: PlainProps) {
  return (
    <Screen
      title={title}
      hint={hint}
      art={art}
      header={
        capture && (
          <header className={styles.header}>
            <Partner partner={capture.partner} />
          </header>
        )
      }
    >
      <div className={styles.middle}>
        {children}
        {capture && <Contact {...capture} />}
      </div>
    </Screen>
  );
}
