import type { Invitation } from '@forecourt/contract';
import { formatDateTime, serverClock } from '@forecourt/platform';
import { roleNames } from '@forecourt/platform/role-words';
import { Avatar } from '@forecourt/ui/avatar';
import { Badge } from '@forecourt/ui/badge';
import { Menu } from '@forecourt/ui/menu';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import Send from 'lucide-react/icons/send';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages, phrases } from '../messages.ts';
import type { Question } from '../question.ts';
import { usersRecipe } from '../UsersScreen.recipe.ts';
import type { UsersStore } from '../UsersStore.ts';
import { RowMenu } from './RowMenu.tsx';

interface InvitationRowProps {
  store: UsersStore;
  invitation: Invitation;
  onAsk: (question: Question) => void;
  onDo: (work: Promise<void>) => void;
}

/** A person with a pending invitation. */
export const InvitationRow = observer(function InvitationRow(props: InvitationRowProps) {
  const { store, invitation, onAsk, onDo } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(usersRecipe);
  const { name, email, role, expires_at: expires } = invitation;
  const isOver = Date.parse(expires) <= serverClock.now();
  const resend = async (): Promise<void> => {
    await store.resend(invitation);
    showToast({ tone: 'success', title: intl.formatMessage(messages.resent) });
  };
  return (
    <li className={styles.row} aria-busy={store.isBusy(invitation.id) || undefined}>
      <div className={styles.face}>
        <Avatar name={name} />
      </div>
      <div className={styles.who}>
        <div className={styles.name}>
          <bdi title={name}>{name}</bdi>
        </div>
        <bdi className={styles.email} title={email}>
          {email}
        </bdi>
      </div>
      <div className={styles.role}>
        <Badge>
          <FormattedMessage {...roleNames[role]} />
        </Badge>
      </div>
      <div className={styles.state}>
        <Badge tone={isOver ? 'warning' : 'info'} dot="ring">
          <FormattedMessage {...(isOver ? messages.expired : messages.pending)} />
        </Badge>
      </div>
      <div className={styles.seen}>
        {!isOver && (
          <FormattedMessage {...phrases.expires} values={{ when: formatDateTime(expires) }} />
        )}
      </div>
      <div className={styles.tools}>
        <RowMenu name={name}>
          <Menu.Item value="resend" icon={Send} onSelect={() => onDo(resend())}>
            <FormattedMessage {...messages.resend} />
          </Menu.Item>
          <Menu.Separator />
          <Menu.Item
            value="revoke"
            icon={UserRoundX}
            tone="danger"
            onSelect={() => onAsk({ kind: 'revoke', invitation })}
          >
            <FormattedMessage {...messages.revoke} />
          </Menu.Item>
        </RowMenu>
      </div>
    </li>
  );
});
