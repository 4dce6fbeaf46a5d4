import type { Member } from '@forecourt/contract';
import { Avatar } from '@forecourt/ui/avatar';
import { Badge } from '@forecourt/ui/badge';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { formatDateTime } from '@forecourt/platform';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { messages, phrases } from '../messages.ts';
import type { Question } from '../question.ts';
import { usersRecipe } from '../UsersScreen.recipe.ts';
import type { UsersStore } from '../UsersStore.ts';
import { MemberMenu } from './MemberMenu.tsx';
import { RoleMenu } from './RoleMenu.tsx';

interface MemberRowProps {
  store: UsersStore;
  member: Member;
  /** Confirms before an action with immediate effect. */
  onAsk: (question: Question) => void;
  onDo: (work: Promise<void>) => void;
}

/** A member of the branch: name, last activity, role. */
export const MemberRow = observer(function MemberRow(props: MemberRowProps) {
  const { store, member, onAsk, onDo } = props;
  const styles = useSlotRecipe(usersRecipe);
  const { name, email, active, last_sign_in_at: lastSignIn, role } = member;
  const isMe = store.isMe(member);
  return (
    <li
      className={styles.row}
      data-inactive={!active || undefined}
      aria-busy={store.isBusy(member.id) || undefined}
    >
      <div className={styles.face}>
        <Avatar name={name} tone={isMe ? 'accent' : undefined} />
      </div>
      <div className={styles.who}>
        <div className={styles.name}>
          <bdi title={name}>{name}</bdi>
          {isMe && (
            <Badge tone="accent">
              <FormattedMessage {...messages.you} />
            </Badge>
          )}
        </div>
        <bdi className={styles.email} title={email}>
          {email}
        </bdi>
      </div>
      <div className={styles.role}>
        <RoleMenu
          member={member}
          onChange={(next) => {
            if (isMe && role === 'ADMIN') onAsk({ kind: 'ownRole', member, role: next });
            else onDo(store.changeRole(member, next));
          }}
        />
      </div>
      <div className={styles.state}>
        {active ? (
          <Badge tone="success" dot="full">
            <FormattedMessage {...messages.active} />
          </Badge>
        ) : (
          <Badge dot="ring">
            <FormattedMessage {...messages.inactive} />
          </Badge>
        )}
      </div>
      <div className={styles.seen}>
        {lastSignIn === null ? (
          <FormattedMessage {...messages.never} />
        ) : (
          <>
            <span aria-hidden className={styles.when}>
              {formatDateTime(lastSignIn)}
            </span>
            <span className={styles.sentence}>
              <FormattedMessage
                {...phrases.signedIn}
                values={{ when: formatDateTime(lastSignIn) }}
              />
            </span>
          </>
        )}
      </div>
      <div className={styles.tools}>
        {!isMe && <MemberMenu store={store} member={member} onAsk={onAsk} onDo={onDo} />}
      </div>
    </li>
  );
});
