import { useSlotRecipe } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { newThreadRecipe } from './NewThread.recipe.ts';
import { newThreadMessages } from './messages.ts';
import type { Closed } from './NewThreadStore.ts';

/** Id of the section, for links to it. */
export const newThreadId = 'ask';

/** Focuses the first field of the form, if it has loaded. */
export function focusNewThread(): void {
  const section = document.getElementById(newThreadId);
  section?.querySelector('input')?.focus({ preventScroll: true });
}

interface NewThreadSectionProps {
  children: ReactNode;
  /** Why there is nothing to ask any more. @default null */
  closed?: Closed;
}

/**
 * The section of the form: rendered at once, so that links to it work before its code has loaded.
 */
export function NewThreadSection({ children, closed }: NewThreadSectionProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(newThreadRecipe);
  return (
    <section
      id={newThreadId}
      aria-label={intl.formatMessage(newThreadMessages[closed ?? 'title'])}
      className={styles.root}
    >
      {children}
    </section>
  );
}
