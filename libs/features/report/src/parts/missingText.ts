import type { MessageDescriptor } from 'react-intl';
import { messages } from '../messages.ts';
import type { ReportSection } from '../sections.ts';

/** What stands for a section without content. A customer who passes over damages has none. */
export function missingText({ id, state, lacks }: ReportSection): MessageDescriptor {
  if (state !== 'skipped') return messages.notYet;
  if (lacks) return messages.missing;
  return id === 'damage_locations' ? messages.noDamage : messages.notProvided;
}
