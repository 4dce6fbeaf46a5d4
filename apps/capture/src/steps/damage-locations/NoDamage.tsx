import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useIntl } from 'react-intl';
import { useModel } from '../../app/context.ts';
import { damageMessages as messages } from './messages.ts';

/** Shows that the customer answered that there is no damage, and takes the answer back. */
export function NoDamage() {
  const intl = useIntl();
  const { actions } = useModel();
  return (
    <Alert
      status="success"
      icon={CircleCheck}
      title={intl.formatMessage(messages.none)}
      action={
        <Button
          size="touch"
          variant="outline"
          onClick={() => void actions.setField('no_damage', null)}
        >
          {intl.formatMessage(messages.clear)}
        </Button>
      }
    >
      {intl.formatMessage(messages.noneHint)}
    </Alert>
  );
}
