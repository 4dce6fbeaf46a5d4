import {
  type DamageLocation,
  sectionContent,
  type SectionName,
  sectionOrder,
  type SectionState,
} from '@forecourt/contract';
import type { ViewedReport } from '../reportData.ts';
import { providedOf } from '../sections.ts';

/** A section that staff can ask for. */
export interface SectionChoice {
  section: SectionName;
  content: SectionState;
  required: boolean;
}

/** A damage of which staff can ask for another photo. */
export interface DamageChoice {
  damage: DamageLocation;
  /** Its number on the outline, from 1. */
  number: number;
}

/** What staff can ask for. */
export interface Choices {
  /** Not complete: the required ones first. */
  missing: SectionChoice[];
  damages: DamageChoice[];
  /** Complete; another photo or answer can be asked for. */
  there: SectionChoice[];
}

/** The parts of a report that staff can ask for; those that the branch has switched off are none. */
export function choicesOf(report: ViewedReport): Choices {
  const provided = providedOf(report);
  const { required_sections: required = [] } = report;
  const all = sectionOrder
    .filter((section) => report.sections[section])
    .map((section): SectionChoice => ({
      section,
      content: sectionContent(section, provided),
      required: required.includes(section),
    }));
  const missing = all.filter(({ content }) => content.progress !== 'complete');
  return {
    missing: [...missing.filter((one) => one.required), ...missing.filter((one) => !one.required)],
    damages: report.report.damage_locations.map((damage, index) => ({ damage, number: index + 1 })),
    there: all.filter(({ content }) => content.progress === 'complete'),
  };
}
