import { useSlotStyles } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { nextStepRecipe } from './NextStepBar.recipe.ts';

/** The one next step, in a bar at the bottom of the window, where there is no column for it. */
export function NextStepBar({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const styles = useSlotStyles(nextStepRecipe);
  return (
    <div role="region" aria-label={intl.formatMessage(messages.nextStep)} className={styles.root}>
      {children}
    </div>
  );
}
