import type { MessageDescriptor } from 'react-intl';
import { messages } from '../messages.ts';
import type { ReportSection } from '../sections.ts';

/** What stands for a section without content. */
export function missingText({
  state,
  lacks,
}: Pick<ReportSection, 'state' | 'lacks'>): MessageDescriptor {
  if (state !== 'skipped') return messages.notYet;
  if (lacks) return messages.missing;
  return messages.notProvided;
}
