import type { Colleague } from '@forecourt/contract';
import { awayText } from '@forecourt/platform/away-words';
import { Avatar } from '@forecourt/ui/avatar';
import { Skeleton } from '@forecourt/ui/skeleton';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { commentsRecipe } from './Comments.recipe.ts';
import { commentMessages as messages } from './messages.ts';

/** Id of a colleague's option in the list. */
export const memberId = (listId: string, { id }: Colleague): string => `${listId}-${id}`;

interface MemberListProps {
  id: string;
  /** Undefined while they load. */
  members: readonly Colleague[] | undefined;
  failed: boolean;
  /** Enter takes this one. */
  marked: Colleague | undefined;
  onTake: (member: Colleague) => void;
}

/** Colleagues to mention; the focus stays in the box. */
export function MemberList({ id, members, failed, marked, onTake }: MemberListProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(commentsRecipe);
  if (!members || members.length === 0) {
    const said = failed ? messages.membersFailed : messages.noMember;
    return (
      <div id={id} role="status" className={styles.member}>
        {members || failed ? intl.formatMessage(said) : <Skeleton width="60%" />}
      </div>
    );
  }
  return (
    <ul id={id} role="listbox" aria-label={intl.formatMessage(messages.members)}>
      {members.map((one) => (
        <li
          key={one.id}
          id={memberId(id, one)}
          role="option"
          aria-selected={one === marked}
          className={styles.member}
          // keeps the focus in the box
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(one)}
        >
          <Avatar size="sm" name={one.name} src={one.avatar ?? undefined} />
          <span className={styles.words}>
            <bdi>{one.name}</bdi>
            {one.away && <bdi className={styles.away}>{awayText(one.away, intl)}</bdi>}
          </span>
        </li>
      ))}
    </ul>
  );
}
