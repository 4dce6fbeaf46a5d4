import { useMainActionSeen } from '@forecourt/ui/next-step-bar';
import { useSlotRecipe } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { actionBarRecipe } from './ActionBar.recipe.ts';
import { messages } from './messages.ts';

interface ActionBarProps {
  /** Id of the element with the same action: while that is seen, the bar is not. */
  unlessSeen: string;
  children: ReactNode;
}

/** The main action of the page, always in reach below 1024 px; above, it is beside the report. */
export function ActionBar({ unlessSeen, children }: ActionBarProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(actionBarRecipe);
  const isSeen = useMainActionSeen(unlessSeen);
  return createPortal(
    <div
      role="region"
      aria-label={intl.formatMessage(messages.nextStep)}
      data-unneeded={isSeen !== false || undefined}
      className={styles.root}
    >
      <div className={styles.line}>{children}</div>
    </div>,
    document.body,
  );
}
