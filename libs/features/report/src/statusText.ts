import { additionNeeds, additionSteps } from '@forecourt/contract';
import { additionMessages, requestStatusMessages } from '@forecourt/platform/request-words';
import type { IntlShape } from 'react-intl';
import type { ViewedReport } from './reportData.ts';
import { openAddition, providedOf } from './sections.ts';

/** Where a report stands; of one to which the customer is asked to add, what is still to come. */
export function statusText(report: ViewedReport, intl: IntlShape): string {
  const asked = openAddition(report);
  if (!asked || report.status === 'ARCHIVED') {
    return intl.formatMessage(requestStatusMessages[report.status]);
  }
  const { photos, more } = additionNeeds(additionSteps(asked, providedOf(report)));
  return intl.formatMessage(additionMessages.waiting, { photos, more: more ? 'yes' : 'no' });
}
