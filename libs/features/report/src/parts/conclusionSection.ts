import { type ClaimStatus, claimStatusNames } from '@forecourt/contract';
import type { ReportData } from '../reportData.ts';

/** The section in which a report is concluded. */
export function conclusionSection({ claim }: ReportData): 'claimConclusion' | 'inspectConclusion' {
  return claim ? 'claimConclusion' : 'inspectConclusion';
}

/** Whether a conclusion says that the report is not enough. */
export function needsMore(status: ClaimStatus): boolean {
  return claimStatusNames[status] === 'NEEDS_EXTRA_INSPECTION';
}
