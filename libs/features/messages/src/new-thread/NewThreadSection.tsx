import { useSlotStyles } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { newThreadRecipe } from './NewThread.recipe.ts';
import { newThreadMessages } from './messages.ts';

/** Id of the section, for links to it. */
export const newThreadId = 'ask';

/**
 * The section of the form: rendered at once, so that links to it work before its code has loaded.
 */
export function NewThreadSection({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const styles = useSlotStyles(newThreadRecipe);
  return (
    <section
      id={newThreadId}
      aria-label={intl.formatMessage(newThreadMessages.title)}
      className={styles.root}
    >
      {children}
    </section>
  );
}
