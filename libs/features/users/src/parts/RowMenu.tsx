import { IconButton } from '@forecourt/ui/icon-button';
import { Menu, type MenuItem } from '@forecourt/ui/menu';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useIntl } from 'react-intl';
import { phrases } from '../messages.ts';

interface RowMenuProps {
  /** Whose row it is. */
  name: string;
  items: readonly MenuItem[];
}

/** What can be done about a member or an invitation, at the end of its row. */
export function RowMenu({ name, items }: RowMenuProps) {
  const label = useIntl().formatMessage(phrases.moreName, { name });
  return (
    <Menu
      label={label}
      placement="bottom-end"
      items={items}
      trigger={(trigger) => (
        <IconButton {...trigger} icon={Ellipsis} size="sm" variant="ghost" label={label} />
      )}
    />
  );
}
