import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { usePlace } from '../app/context.ts';
import styles from './Screen.module.css';

export interface ScreenProps {
  title: string;
  /** Short text above the title that says which part of the report this is. */
  eyebrow?: ReactNode;
  hint?: ReactNode;
  header?: ReactNode;
  /** Above the title, which is then in the middle of the screen: there is nothing else on it. */
  art?: ReactNode;
  /** Fixed at the bottom of the screen. */
  footer?: ReactNode;
  children?: ReactNode;
}

let lastSeen: string | undefined;

/**
 * One screen: header, heading, content, footer. When it replaces another one, whether by navigation
 * or by a server response, it moves the focus to the heading and scrolls to the top, as a page load
 * does.
 */
export function Screen({ title, eyebrow, hint, header, art, footer, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const place = usePlace();
  useLayoutEffect(() => {
    document.title = title;
    const seen = `${place}/${title}`;
    if (lastSeen !== undefined && lastSeen !== seen) {
      scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    lastSeen = seen;
  }, [place, title]);
  return (
    <div className={styles.screen}>
      {header}
      <main className={art ? `${styles.main} ${styles.middle}` : styles.main} key={place}>
        {art}
        <div className={styles.head}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
        {children}
      </main>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
