import { useSlotStyles } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { newThreadRecipe } from './NewThread.recipe.ts';
import { newThreadMessages } from './messages.ts';

/** Id of the section, for links to it. */
export const newThreadId = 'ask';

/** Focuses the first field of the form, if it has loaded. */
export function focusNewThread(): void {
  const section = document.getElementById(newThreadId);
  section?.querySelector('input')?.focus({ preventScroll: true });
}

interface NewThreadSectionProps {
  children: ReactNode;
  /** The car is sold, so that there is nothing to ask. @default false */
  isSold?: boolean;
}

/**
 * The section of the form: rendered at once, so that links to it work before its code has loaded.
 */
export function NewThreadSection({ children, isSold }: NewThreadSectionProps) {
  const intl = useIntl();
  const styles = useSlotStyles(newThreadRecipe);
  return (
    <section
      id={newThreadId}
      aria-label={intl.formatMessage(
        isSold ? newThreadMessages.soldTitle : newThreadMessages.title,
      )}
      className={styles.root}
    >
      {children}
    </section>
  );
}
