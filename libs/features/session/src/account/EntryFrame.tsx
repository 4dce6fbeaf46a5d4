import { windowTitle } from '@forecourt/platform/window-title';
import { ForecourtArt } from '@forecourt/ui/illustrations';
import { useSlotRecipe } from '@forecourt/ui/styling';
import type { ReactNode, Ref } from 'react';
import { loginRecipe } from '../LoginScreen.recipe.ts';
import { Brand } from '../parts/Brand.tsx';

interface EntryFrameProps {
  /** The page's heading, and the window's title. */
  title: string;
  /** Focused when a step changes. */
  titleRef?: Ref<HTMLHeadingElement>;
  lead?: ReactNode;
  /** Above the title, such as the step number. */
  over?: ReactNode;
  /** The form. */
  children: ReactNode;
  footer?: ReactNode;
}

/** The frame of the pages before sign-in: logo, title, form, and a picture next to them. */
export function EntryFrame({ title, titleRef, lead, over, children, footer }: EntryFrameProps) {
  const styles = useSlotRecipe(loginRecipe);
  return (
    <main className={styles.page}>
      <title>{windowTitle(title)}</title>
      <div className={styles.card}>
        <Brand className={styles.brand} />
        {over}
        <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
      <div className={styles.panel}>
        <ForecourtArt />
      </div>
    </main>
  );
}
