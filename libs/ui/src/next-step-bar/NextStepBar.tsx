import type { ReactNode } from 'react';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { nextStepBarRecipe } from './NextStepBar.recipe.ts';
import { useMainActionSeen } from './useMainActionSeen.ts';

export interface NextStepBarProps {
  /** How things stand, in a word or two; without it the bar keeps its height while it loads. */
  title?: ReactNode;
  /** Below the title: the amount or the time that goes with it. */
  detail?: ReactNode;
  /** The one next step: a large {@link Button} that does it or leads to it. */
  children?: ReactNode;
  /** Name of the bar for screen readers. @default 'Next step' */
  label?: string;
  /**
   * Id of the part that the step leads to: while its own main button is seen, the bar is not. It
   * stays while the focus is in it.
   */
  unlessSeen?: string;
}

/** The one next step of a page, at the bottom of the window where there is no column for it. */
export function NextStepBar({ title, detail, children, label, unlessSeen }: NextStepBarProps) {
  const styles = useSlotRecipe(nextStepBarRecipe);
  const text = useUiText();
  const isSeen = useMainActionSeen(unlessSeen);
  return (
    <div
      role="region"
      aria-label={label ?? text.nextStep}
      data-unneeded={isSeen || undefined}
      className={styles.root}
    >
      {isSeen !== undefined && (
        <>
          <div className={styles.words}>
            {title && <span className={styles.title}>{title}</span>}
            {detail && <span className={styles.detail}>{detail}</span>}
          </div>
          {children}
        </>
      )}
    </div>
  );
}
