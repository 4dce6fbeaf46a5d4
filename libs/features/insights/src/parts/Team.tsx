import type { InsightsMember, InsightsTeam } from '@forecourt/contract';
import { stepNames } from '@forecourt/platform/step-words';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { durationText } from '../durationText.ts';
import { insightsRecipe } from '../Insights.recipe.ts';
import type { InsightsStore } from '../InsightsStore.ts';
import { messages } from '../messages.ts';
import { teamLines } from '../teamLines.ts';
import { teamMessages } from '../teamMessages.ts';
import { FigureTable } from './FigureTable.tsx';
import { InsightsCard } from './InsightsCard.tsx';

/** What became of the requests, by who looks after them. */
export const Team = observer(function Team({ store }: { store: InsightsStore }) {
  const intl = useIntl();
  const { sells } = store;
  return (
    <InsightsCard
      title={intl.formatMessage(teamMessages.title)}
      resource={store.team}
      onRetry={() => void store.loadTeam()}
      file="insights-team.csv"
      lines={teamLines}
    >
      {(team) => <TeamTable team={team} sells={sells} />}
    </InsightsCard>
  );
});

/** In place of a name. */
const unnamed = {
  MEMBER: messages.someone,
  TEAM: teamMessages.everyone,
  NONE: messages.nobody,
} as const satisfies Record<InsightsMember['whose'], unknown>;

function TeamTable({ team: { members }, sells }: { team: InsightsTeam; sells: boolean }) {
  const intl = useIntl();
  const styles = useSlotRecipe(insightsRecipe);
  const steps = sells
    ? [stepNames.COMPLETED, stepNames.OFFERED, stepNames.SOLD]
    : [stepNames.COMPLETED, stepNames.CONCLUDED];
  const columns = [
    stepNames.CREATED,
    stepNames.SENT,
    ...steps,
    teamMessages.answer,
    teamMessages.open,
  ];
  return (
    <>
      <p className={styles.lead}>{intl.formatMessage(teamMessages.lead)}</p>
      <FigureTable
        title={intl.formatMessage(teamMessages.title)}
        head={intl.formatMessage(messages.agent)}
        columns={columns.map((column) => intl.formatMessage(column))}
        rows={members.map(({ whose, id, name, median_seconds_to_answer: answer, ...counts }) => {
          const { requests, sent, completed, offered, finished, open_conversations: open } = counts;
          const reached = [requests, sent, completed, ...(sells ? [offered] : []), finished];
          return {
            id: id ?? whose,
            name: name ?? intl.formatMessage(unnamed[whose]),
            cells: [
              ...reached.map((count) => intl.formatNumber(count)),
              answer === null ? intl.formatMessage(messages.none) : durationText(answer, intl),
              intl.formatNumber(open),
            ],
          };
        })}
      />
    </>
  );
}
