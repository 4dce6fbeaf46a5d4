import { roles } from '@forecourt/contract';
import type { Member, Role } from '@forecourt/contract';
import { roleNames } from '@forecourt/platform/role-words';
import { Button } from '@forecourt/ui/button';
import { Menu } from '@forecourt/ui/menu';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useIntl } from 'react-intl';
import { phrases } from '../messages.ts';

interface RoleMenuProps {
  member: Member;
  onChange: (role: Role) => void;
}

/** The role of a member, and the others they could have. */
export function RoleMenu({ member: { name, role, active }, onChange }: RoleMenuProps) {
  const intl = useIntl();
  const shown = intl.formatMessage(roleNames[role]);
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button
          size="sm"
          variant="outline"
          iconAfter={ChevronDown}
          disabled={!active}
          aria-label={intl.formatMessage(phrases.roleNow, { name, role: shown })}
        >
          {shown}
        </Button>
      </Menu.Trigger>
      <Menu.Content aria-label={intl.formatMessage(phrases.roleOf, { name })}>
        {[...roles].reverse().map((one) => (
          <Menu.Item
            key={one}
            value={one}
            checked={one === role}
            onSelect={() => one !== role && onChange(one)}
          >
            {intl.formatMessage(roleNames[one])}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
