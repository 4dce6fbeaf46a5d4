import { ButtonLink } from '@forecourt/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ReportDefinition, ReportSectionId } from '../definition.ts';
import { sectionName } from '../messages.ts';
import { NextStepBar } from '../NextStepBar.tsx';
import { followSectionLink } from '../scrollToSection.ts';

interface NextStepProps {
  definition: ReportDefinition;
  /** The section where the reader does something. */
  task: ReportSectionId;
  children: ReactNode;
}

/** The bar with the next step; by default it leads to the section of the task. */
export function NextStep({ definition, task, children }: NextStepProps) {
  if (children) return <NextStepBar>{children}</NextStepBar>;
  return (
    <NextStepBar>
      <div style={{ display: 'contents' }} onClickCapture={followSectionLink}>
        <ButtonLink href={`#${task}`} variant="solid" size="touch" fullWidth>
          <FormattedMessage {...sectionName(task, definition)} />
        </ButtonLink>
      </div>
    </NextStepBar>
  );
}
