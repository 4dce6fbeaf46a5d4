import type { Member } from '@forecourt/contract';
import { IconButton } from '@forecourt/ui/icon-button';
import { Menu } from '@forecourt/ui/menu';
import { showToast } from '@forecourt/ui/toast';
import Ellipsis from 'lucide-react/icons/ellipsis';
import KeyRound from 'lucide-react/icons/key-round';
import { useIntl } from 'react-intl';
import { messages, phrases } from '../messages.ts';
import type { UsersStore } from '../UsersStore.ts';

interface MemberMenuProps {
  store: UsersStore;
  member: Member;
  onDo: (work: Promise<void>) => void;
}

/** More actions for a member. Passwords cannot be set for others; members get a link instead. */
export function MemberMenu({ store, member, onDo }: MemberMenuProps) {
  const intl = useIntl();
  const { name, email } = member;
  const label = intl.formatMessage(phrases.moreName, { name });
  const sendReset = async (): Promise<void> => {
    await store.sendReset(member);
    showToast({ tone: 'success', title: intl.formatMessage(phrases.resetSent, { email }) });
  };
  return (
    <Menu
      label={label}
      placement="bottom-end"
      items={[
        {
          id: 'reset',
          icon: KeyRound,
          onSelect: () => onDo(sendReset()),
          label: intl.formatMessage(messages.sendReset),
        },
      ]}
      trigger={(trigger) => (
        <IconButton {...trigger} icon={Ellipsis} size="sm" variant="ghost" label={label} />
      )}
    />
  );
}
