import { Button } from '@forecourt/ui/button';
import { Checkbox } from '@forecourt/ui/checkbox';
import { Fieldset } from '@forecourt/ui/fieldset';
import { SegmentGroup } from '@forecourt/ui/segment-group';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { ListDisplay } from '../list/ListDisplay.ts';
import { displayMessages as messages } from './messages.ts';
import { viewsRecipe } from './Views.recipe.ts';

export interface DisplayPanelProps {
  display: ListDisplay;
  /** The columns beside the text of a row, in their order. */
  columns: readonly { id: string; header: MessageDescriptor }[];
  /** Closes the panel. */
  onClose(): void;
}

/** How the rows of a list look. Each choice takes effect at once, on the list beside it. */
export const DisplayPanel = observer(function DisplayPanel(props: DisplayPanelProps) {
  const { display, columns, onClose } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(viewsRecipe);
  return (
    <div className={styles.panel}>
      <SegmentGroup
        legend={intl.formatMessage(messages.rows)}
        value={display.density}
        options={[
          { value: 'comfortable', label: intl.formatMessage(messages.comfortable) },
          { value: 'compact', label: intl.formatMessage(messages.compact) },
        ]}
        onValueChange={({ value }) => display.showRows(value)}
      />
      <Fieldset legend={intl.formatMessage(messages.columns)}>
        <div className={styles.columns}>
          {columns.map(({ id, header }) => (
            <Checkbox
              key={id}
              checked={!display.hidden.includes(id)}
              onCheckedChange={({ checked }) => display.showColumn(id, checked)}
            >
              {intl.formatMessage(header)}
            </Checkbox>
          ))}
        </div>
      </Fieldset>
      <p className={styles.shown}>{intl.formatMessage(messages.kept)}</p>
      <div className={styles.foot}>
        <Button variant="ghost" disabled={!display.isChosen} onClick={() => display.reset()}>
          {intl.formatMessage(messages.reset)}
        </Button>
        <Button variant="solid" onClick={onClose}>
          {intl.formatMessage(messages.done)}
        </Button>
      </div>
    </div>
  );
});
