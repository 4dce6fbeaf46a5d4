import { useSlotRecipe } from '@forecourt/ui/styling';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReportDefinition, ReportSectionId } from '../definition.ts';
import { messages, sectionName } from '../messages.ts';
import { followSectionLink } from '../scrollToSection.ts';
import type { ReportSection } from '../sections.ts';
import { jumpsRecipe } from './SectionJumps.recipe.ts';

interface SectionJumpsProps {
  definition: Pick<ReportDefinition, 'sectionNames'>;
  sections: readonly ReportSection[];
  current: ReportSectionId | undefined;
}

/** Links to the sections, where there is no room for the progress list. */
export function SectionJumps({ definition, sections, current }: SectionJumpsProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(jumpsRecipe);
  const line = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const link = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (link)
      line.current?.scrollTo({
        left: link.offsetLeft - (line.current.clientWidth - link.offsetWidth) / 2,
      });
  }, [current]);
  return (
    <nav
      className={styles.root}
      aria-label={intl.formatMessage(messages.sections)}
      onClickCapture={followSectionLink}
    >
      <ol ref={line} className={styles.line}>
        {sections.map(({ id, state }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              data-state={state}
              aria-current={id === current || undefined}
            >
              <FormattedMessage {...sectionName(id, definition)} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
