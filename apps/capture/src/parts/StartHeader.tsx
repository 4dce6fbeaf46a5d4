import type { CapturePartner } from '@forecourt/contract';
import { LanguageChoice } from '../i18n/LanguageChoice.tsx';
import { Partner } from './Partner.tsx';
import styles from './StartHeader.module.css';

/** The head of a first screen: whom the report is for, and the language. */
export function StartHeader({ partner }: { partner: CapturePartner }) {
  return (
    <header className={styles.header}>
      <Partner partner={partner} />
      <div className={styles.language}>
        <LanguageChoice />
      </div>
    </header>
  );
}
