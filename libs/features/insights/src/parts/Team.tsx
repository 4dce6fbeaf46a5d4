import type { InsightsMember, InsightsTeam } from '@forecourt/contract';
import { stepNames } from '@forecourt/platform/step-words';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { nestedParts } from '../barParts.ts';
import type { BarChart } from '../charts.ts';
import { durationText } from '../durationText.ts';
import { insightsRecipe } from '../Insights.recipe.ts';
import type { InsightsStore } from '../InsightsStore.ts';
import { messages, phrases } from '../messages.ts';
import { teamLines } from '../teamLines.ts';
import { teamMessages } from '../teamMessages.ts';
import { Bars } from './Bars.tsx';
import { FigureTable } from './FigureTable.tsx';
import { InsightsCard } from './InsightsCard.tsx';
import { TableSwitch } from './TableSwitch.tsx';

/** What became of the requests, by who looks after them. */
export const Team = observer(function Team({ store }: { store: InsightsStore }) {
  const intl = useIntl();
  const { sells } = store;
  return (
    <InsightsCard
      title={intl.formatMessage(teamMessages.title)}
      resource={store.team}
      onRetry={() => void store.loadTeam()}
      file="insights-team"
      lines={teamLines}
      charts={({ members }) => (members.length > 0 ? [chartOf({ members, sells }, intl)] : [])}
    >
      {(team) => <TeamFigures team={team} sells={sells} />}
    </InsightsCard>
  );
});

/** In place of a name. */
const unnamed = {
  MEMBER: messages.someone,
  TEAM: teamMessages.everyone,
  NONE: messages.nobody,
} as const satisfies Record<InsightsMember['whose'], unknown>;

interface MembersProps {
  members: readonly InsightsMember[];
  sells: boolean;
}

function TeamFigures({ team: { members }, sells }: { team: InsightsTeam; sells: boolean }) {
  const intl = useIntl();
  const styles = useSlotRecipe(insightsRecipe);
  const [isTable, setTable] = useState(false);
  return (
    <>
      <p className={styles.lead}>{intl.formatMessage(teamMessages.lead)}</p>
      {members.length > 0 && (
        <div>
          <TableSwitch isTable={isTable} onChange={setTable} />
        </div>
      )}
      {isTable || members.length === 0 ? (
        <TeamTable members={members} sells={sells} />
      ) : (
        <Bars
          chart={chartOf({ members, sells }, intl)}
          label={intl.formatMessage(teamMessages.title)}
        />
      )}
    </>
  );
}

/** A whole bar is the member with the most requests. */
function chartOf({ members, sells }: MembersProps, intl: IntlShape): BarChart {
  const most = Math.max(...members.map(({ requests }) => requests));
  const end = sells ? stepNames.SOLD : stepNames.CONCLUDED;
  const [, ...columns] = columnsOf(sells, intl);
  return {
    legend: [
      { look: 'bar', name: intl.formatMessage(end) },
      { look: 'striped', name: intl.formatMessage(stepNames.COMPLETED) },
      { look: 'outlined', name: intl.formatMessage(stepNames.CREATED) },
    ],
    bars: members.map((member) => {
      const [, ...values] = valuesOf(member, sells, intl);
      return {
        id: member.id ?? member.whose,
        name: nameOf(member, intl),
        count: member.requests,
        parts: nestedParts([member.finished, member.completed, member.requests], most),
        facts: columns.map((name, place) =>
          intl.formatMessage(phrases.figure, { name, value: values[place] ?? '' }),
        ),
      };
    }),
  };
}

function TeamTable({ members, sells }: MembersProps) {
  const intl = useIntl();
  return (
    <FigureTable
      title={intl.formatMessage(teamMessages.title)}
      head={intl.formatMessage(messages.agent)}
      columns={columnsOf(sells, intl)}
      rows={members.map((member) => ({
        id: member.id ?? member.whose,
        name: nameOf(member, intl),
        cells: valuesOf(member, sells, intl),
      }))}
    />
  );
}

const nameOf = ({ name, whose }: InsightsMember, intl: IntlShape): string =>
  name ?? intl.formatMessage(unnamed[whose]);

/** What is told of each member; the first is the requests. */
function columnsOf(sells: boolean, intl: IntlShape): string[] {
  const steps = sells
    ? [stepNames.COMPLETED, stepNames.OFFERED, stepNames.SOLD]
    : [stepNames.COMPLETED, stepNames.CONCLUDED];
  const { answer, open } = teamMessages;
  return [stepNames.CREATED, stepNames.SENT, ...steps, answer, open].map((column) =>
    intl.formatMessage(column),
  );
}

/** By the columns. */
function valuesOf(member: InsightsMember, sells: boolean, intl: IntlShape): string[] {
  const { requests, sent, completed, offered, finished, open_conversations: open } = member;
  const { median_seconds_to_answer: answer } = member;
  const reached = [requests, sent, completed, ...(sells ? [offered] : []), finished];
  return [
    ...reached.map((count) => intl.formatNumber(count)),
    answer === null ? intl.formatMessage(messages.none) : durationText(answer, intl),
    intl.formatNumber(open),
  ];
}
