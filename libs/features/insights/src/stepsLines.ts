import type { InsightsSteps } from '@forecourt/contract';
import type { FigureLine } from './figureCsv.ts';

/** The lines of the file: the time of a whole report, then what is told of each section. */
export function stepsLines({ sections, median_seconds: whole }: InsightsSteps): FigureLine[] {
  return [
    { figure: 'median_seconds', value: whole },
    ...sections.flatMap(({ section: name, ...figures }) => [
      { figure: 'reached', name, value: figures.reached, before: figures.reached_before },
      { figure: 'stopped', name, value: figures.stopped, before: figures.stopped_before },
      { figure: 'refused', name, value: figures.refused },
      { figure: 'median_seconds', name, value: figures.median_seconds },
    ]),
  ];
}
