import { Button } from '@forecourt/ui/button';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';

interface TableSwitchProps {
  isTable: boolean;
  onChange(isTable: boolean): void;
  /** What the button that brings the picture back says, unless that is of bars. */
  back?: string;
  /** `ghost` beside a title. */
  variant?: 'ghost' | 'outline';
}

/** Shows figures as a table instead of a picture, and back. */
export function TableSwitch({ isTable, onChange, back, variant = 'outline' }: TableSwitchProps) {
  const intl = useIntl();
  const toPicture = back ?? intl.formatMessage(messages.asBars);
  return (
    <Button variant={variant} size="sm" onClick={() => onChange(!isTable)}>
      {isTable ? toPicture : intl.formatMessage(messages.asTable)}
    </Button>
  );
}
