import {
  type InsightsSection,
  type InsightsSteps,
  sectionOrder,
  type SectionToggles,
} from '@forecourt/contract';
import type { StepRows } from './steps.ts';

const nothing: Omit<InsightsSection, 'section' | 'is_asked'> = {
  reached: 0,
  reached_before: 0,
  stopped: 0,
  stopped_before: 0,
  refused: 0,
  median_seconds: null,
};

/** @param asked the sections that customers are asked for now */
export function presentSteps(rows: StepRows, asked: SectionToggles): InsightsSteps {
  return {
    sections: sectionOrder.flatMap((section) => {
      const row = rows.sections.find((one) => one.section === section);
      if (!row && !asked[section]) return [];
      return [{ ...nothing, ...row, section, is_asked: asked[section] }];
    }),
    median_seconds: rows.median_seconds,
  };
}
