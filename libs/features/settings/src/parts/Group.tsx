import { useSlotRecipe } from '@forecourt/ui/styling';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { settingsRecipe } from '../Settings.recipe.ts';

interface GroupProps {
  title: ReactNode;
  /** A short explanation. */
  text?: ReactNode;
  children: ReactNode;
}

/** Settings that belong together. */
export function Group({ title, text, children }: GroupProps) {
  const styles = useSlotRecipe(settingsRecipe);
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.groupHead}>
        <h2 id={id} className={styles.groupTitle}>
          {title}
        </h2>
        {text && <p className={styles.groupText}>{text}</p>}
      </div>
      {children}
    </section>
  );
}
