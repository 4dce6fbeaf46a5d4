import { useSlotStyles } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { enquiryRecipe } from './Enquiry.recipe.ts';
import { enquiryMessages } from './messages.ts';

/** Id of the section, for links to it. */
export const enquiryId = 'ask';

/**
 * The section of the form: rendered at once, so that links to it work before its code has loaded.
 */
export function EnquirySection({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const styles = useSlotStyles(enquiryRecipe);
  return (
    <section
      id={enquiryId}
      aria-label={intl.formatMessage(enquiryMessages.title)}
      className={styles.root}
    >
      {children}
    </section>
  );
}
