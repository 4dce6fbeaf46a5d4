import { Button } from '@forecourt/ui/button';
import Pencil from 'lucide-react/icons/pencil';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DetailGroup } from './detailContext.ts';
import { detailMessages as messages, editNames } from './messages.ts';

interface EditDetailsButtonProps {
  group: DetailGroup;
  onPress(): void;
}

/** Opens the form that corrects the details of a section. */
export function EditDetailsButton({ group, onPress }: EditDetailsButtonProps) {
  const intl = useIntl();
  return (
    <Button
      size="sm"
      variant="plain"
      icon={Pencil}
      style={{ alignSelf: 'flex-start' }}
      aria-label={intl.formatMessage(editNames[group])}
      onClick={onPress}
    >
      <FormattedMessage {...messages.edit} />
    </Button>
  );
}
