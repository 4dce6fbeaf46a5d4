import { maxMileage } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { FormattedMessage } from 'react-intl';
import { useDraft, useModel } from '../app/context.ts';
import type { MileageFieldDefinition, NumberFieldDefinition } from './definition.ts';
import styles from './fields.module.css';
import { fieldMessages } from './messages.ts';
import { unitOf } from './mileageUnit.ts';
import { TextField } from './TextField.tsx';

/** A number of miles or kilometers, as the partner asks, and a switch for cars that count the other. */
export function MileageField({ field }: { field: MileageFieldDefinition }) {
  const model = useModel();
  const draft = useDraft();
  const unit = unitOf(field, draft);
  const other = unit === 'mi' ? 'km' : 'mi';
  const count: NumberFieldDefinition = {
    kind: 'number',
    path: field.path,
    label: fieldMessages[unit],
    min: 0,
    max: maxMileage[unit],
    grouped: true,
    // stored with the number: what the partner asks for may change before it is sent
    beside: { path: field.unitPath, value: unit },
  };
  return (
    <div className={styles.switched}>
      <TextField field={count} />
      <Button
        size="touch"
        variant="plain"
        icon={ArrowLeftRight}
        onClick={() => void model.actions.setField(field.unitPath, other)}
      >
        <FormattedMessage {...fieldMessages[other === 'mi' ? 'countsMi' : 'countsKm']} />
      </Button>
    </div>
  );
}
