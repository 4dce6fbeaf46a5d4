import {
  enoughRequests,
  type InsightsSection,
  type InsightsSteps,
  sections as catalogue,
} from '@forecourt/contract';
import { sectionWords } from '@forecourt/platform/section-words';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { BarChart } from '../charts.ts';
import { durationText, shortDurationText } from '../durationText.ts';
import { insightsRecipe } from '../Insights.recipe.ts';
import type { InsightsStore } from '../InsightsStore.ts';
import { messages } from '../messages.ts';
import { percentText } from '../percentText.ts';
import { stepsLines } from '../stepsLines.ts';
import { stepsMessages, stepsPhrases } from '../stepsMessages.ts';
import { Bars } from './Bars.tsx';
import { FigureTable } from './FigureTable.tsx';
import { InsightsCard } from './InsightsCard.tsx';
import { TableSwitch } from './TableSwitch.tsx';

/** Where customers stop in the report, and how long its sections take, as bars or as a table. */
export const Steps = observer(function Steps({ store }: { store: InsightsStore }) {
  const intl = useIntl();
  return (
    <InsightsCard
      title={intl.formatMessage(stepsMessages.title)}
      resource={store.steps}
      onRetry={() => void store.loadSteps()}
      file="insights-steps"
      lines={stepsLines}
      charts={({ sections }) => (mostOf(sections) > 0 ? [chartOf(sections, intl)] : [])}
    >
      {(steps) => <StepFigures steps={steps} />}
    </InsightsCard>
  );
});

function StepFigures({ steps: { sections, median_seconds } }: { steps: InsightsSteps }) {
  const intl = useIntl();
  const styles = useSlotRecipe(insightsRecipe);
  const [isTable, setTable] = useState(false);
  const most = mostOf(sections);
  return (
    <>
      <p className={styles.lead}>
        {intl.formatMessage(stepsMessages.lead)} {wholeText(sections, median_seconds, intl)}
      </p>
      {most === 0 ? (
        <p className={styles.note} role="note">
          {intl.formatMessage(stepsMessages.empty)}
        </p>
      ) : (
        <>
          <div>
            <TableSwitch isTable={isTable} onChange={setTable} />
          </div>
          {isTable ? (
            <SectionTable sections={sections} />
          ) : (
            <Bars chart={chartOf(sections, intl)} label={intl.formatMessage(stepsMessages.title)} />
          )}
        </>
      )}
    </>
  );
}

/** A whole bar is the section that most came to. */
function chartOf(sections: readonly InsightsSection[], intl: IntlShape): BarChart {
  const most = mostOf(sections);
  return {
    bars: sections.map((section) => ({
      id: section.section,
      name: intl.formatMessage(sectionWords[section.section].name),
      count: section.reached,
      parts: [
        { look: 'bar', length: (section.reached - section.stopped) / most },
        { look: 'stopped', length: section.stopped / most },
      ],
      facts: factsOf(section, intl),
    })),
  };
}

const mostOf = (sections: readonly InsightsSection[]): number =>
  Math.max(...sections.map(({ reached }) => reached), 0);

function SectionTable({ sections }: { sections: readonly InsightsSection[] }) {
  const intl = useIntl();
  const { reached, stopped, stoppedBefore, estimate, refused } = stepsMessages;
  const columns = [reached, stopped, stoppedBefore, messages.median, estimate, refused];
  return (
    <FigureTable
      title={intl.formatMessage(stepsMessages.title)}
      head={intl.formatMessage(stepsMessages.section)}
      columns={columns.map((column) => intl.formatMessage(column))}
      rows={sections.map(({ section, median_seconds: time, ...counts }) => ({
        id: section,
        name: intl.formatMessage(sectionWords[section].name),
        cells: [
          intl.formatNumber(counts.reached),
          intl.formatNumber(counts.stopped),
          intl.formatNumber(counts.stopped_before),
          time === null ? intl.formatMessage(messages.none) : shortDurationText(time, intl),
          shortDurationText(catalogue[section].seconds, intl),
          intl.formatNumber(counts.refused),
        ],
      }))}
    />
  );
}

/** What is told of a section, as far as there is enough of it. */
function factsOf(section: InsightsSection, intl: IntlShape): string[] {
  const { reached, stopped: count, refused, is_asked: isAsked } = section;
  const { stopped_before: past, median_seconds: seconds } = section;
  const estimate = shortDurationText(catalogue[section.section].seconds, intl);
  const share = percentText(count / reached, intl);
  return [
    reached >= enoughRequests
      ? intl.formatMessage(stepsPhrases.stoppedOf, { count, share })
      : intl.formatMessage(stepsPhrases.stopped, { count }),
    intl.formatMessage(stepsPhrases.previously, { count: past }),
    seconds === null
      ? intl.formatMessage(stepsPhrases.estimated, { estimate })
      : intl.formatMessage(stepsPhrases.takes, {
          time: shortDurationText(seconds, intl),
          estimate,
        }),
    ...(refused > 0 ? [intl.formatMessage(stepsPhrases.refused, { count: refused })] : []),
    ...(isAsked ? [] : [intl.formatMessage(stepsMessages.off)]),
  ];
}

/** How long a report of the sections that are asked for takes, beside the estimate. */
function wholeText(
  sections: readonly InsightsSection[],
  seconds: number | null,
  intl: IntlShape,
): string {
  const asked = sections.filter((section) => section.is_asked);
  const sum = asked.reduce((all, { section }) => all + catalogue[section].seconds, 0);
  const estimate = durationText(sum, intl);
  return seconds === null
    ? intl.formatMessage(stepsPhrases.wholeUnknown, { estimate })
    : intl.formatMessage(stepsPhrases.whole, { time: durationText(seconds, intl), estimate });
}
