import type { Member } from '@forecourt/contract';
import type { MenuItem } from '@forecourt/ui/menu';
import { showToast } from '@forecourt/ui/toast';
import KeyRound from 'lucide-react/icons/key-round';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useIntl } from 'react-intl';
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
  const reset: MenuItem = {
    id: 'reset',
    icon: KeyRound,
    label: intl.formatMessage(messages.sendReset),
    onSelect: () => onDo(sendReset()),
  };
  const deactivate: MenuItem = {
    id: 'deactivate',
    icon: UserRoundX,
    tone: 'danger',
    separated: true,
    label: intl.formatMessage(messages.deactivate),
    onSelect: () => onAsk({ kind: 'deactivate', member }),
  };
  const reactivate: MenuItem = {
    id: 'reactivate',
    icon: UserRoundCheck,
    label: intl.formatMessage(messages.reactivate),
    onSelect: () => onAsk({ kind: 'reactivate', member }),
  };
  return <RowMenu name={name} items={active ? [reset, deactivate] : [reactivate]} />;
}
