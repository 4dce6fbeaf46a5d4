import { IconButton } from '@forecourt/ui/icon-button';
import { Menu } from '@forecourt/ui/menu';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { phrases } from '../messages.ts';

interface RowMenuProps {
  /** Whose row it is. */
  name: string;
  /** What can be done, as items. */
  children: ReactNode;
}

/** What can be done about a member or an invitation, at the end of its row. */
export function RowMenu({ name, children }: RowMenuProps) {
  const label = useIntl().formatMessage(phrases.moreName, { name });
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton icon={Ellipsis} size="sm" variant="ghost" label={label} />
      </Menu.Trigger>
      <Menu.Content aria-label={label}>{children}</Menu.Content>
    </Menu.Root>
  );
}
