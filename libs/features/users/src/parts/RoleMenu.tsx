import { roles } from '@forecourt/contract';
import type { Member, Role } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { Menu } from '@forecourt/ui/menu';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useIntl } from 'react-intl';
import { phrases, roleNames } from '../messages.ts';

interface RoleMenuProps {
  member: Member;
  onChange: (role: Role) => void;
}

/** The role of a member, and the others they could have. */
export function RoleMenu({ member: { name, role, active }, onChange }: RoleMenuProps) {
  const intl = useIntl();
  const shown = intl.formatMessage(roleNames[role]);
  return (
    <Menu
      label={intl.formatMessage(phrases.roleOf, { name })}
      items={[...roles].reverse().map((one) => ({
        id: one,
        label: intl.formatMessage(roleNames[one]),
        checked: one === role,
        onSelect: () => one !== role && onChange(one),
      }))}
      trigger={(trigger) => (
        <Button
          {...trigger}
          size="sm"
          variant="outline"
          iconAfter={ChevronDown}
          disabled={!active}
          aria-label={intl.formatMessage(phrases.roleNow, { name, role: shown })}
        >
          {shown}
        </Button>
      )}
    />
  );
}
