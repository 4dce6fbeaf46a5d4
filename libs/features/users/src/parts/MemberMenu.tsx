import type { Member } from '@forecourt/contract';
import { Menu } from '@forecourt/ui/menu';
import { showToast } from '@forecourt/ui/toast';
import KeyRound from 'lucide-react/icons/key-round';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages, phrases } from '../messages.ts';
import type { Question } from '../question.ts';
import type { UsersStore } from '../UsersStore.ts';
import { RowMenu } from './RowMenu.tsx';

interface MemberMenuProps {
  store: UsersStore;
  member: Member;
  onAsk: (question: Question) => void;
  onDo: (work: Promise<void>) => void;
}

/** Actions for a member. Passwords cannot be set for others; members get a link instead. */
export function MemberMenu({ store, member, onAsk, onDo }: MemberMenuProps) {
  const intl = useIntl();
  const { name, email, active } = member;
  const sendReset = async (): Promise<void> => {
    await store.sendReset(member);
    showToast({ tone: 'success', title: intl.formatMessage(phrases.resetSent, { email }) });
  };
  return (
    <RowMenu name={name}>
      {active ? (
        <>
          <Menu.Item value="reset" icon={KeyRound} onSelect={() => onDo(sendReset())}>
            <FormattedMessage {...messages.sendReset} />
          </Menu.Item>
          <Menu.Separator />
          <Menu.Item
            value="deactivate"
            icon={UserRoundX}
            tone="danger"
            onSelect={() => onAsk({ kind: 'deactivate', member })}
          >
            <FormattedMessage {...messages.deactivate} />
          </Menu.Item>
        </>
      ) : (
        <Menu.Item
          value="reactivate"
          icon={UserRoundCheck}
          onSelect={() => onAsk({ kind: 'reactivate', member })}
        >
          <FormattedMessage {...messages.reactivate} />
        </Menu.Item>
      )}
    </RowMenu>
  );
}
