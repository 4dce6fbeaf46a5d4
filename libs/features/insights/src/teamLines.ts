import type { InsightsTeam } from '@forecourt/contract';
import { type FigureLine, linesOf } from './figureCsv.ts';

/** What is told of each member, in this order. */
const teamFigures = [
  'requests',
  'sent',
  'completed',
  'offered',
  'finished',
  'median_seconds_to_answer',
  'open_conversations',
] as const;

/**
 * The lines of the file: those of each member, by id where the name is not known; `team` for all of
 * them together, `none` for what nobody looks after.
 */
export function teamLines({ members }: InsightsTeam): FigureLine[] {
  return members.flatMap((member) =>
    linesOf(member, teamFigures, member.name ?? member.id ?? member.whose.toLowerCase()),
  );
}
