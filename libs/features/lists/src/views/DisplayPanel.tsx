import { Button } from '@forecourt/ui/button';
import { Checkbox } from '@forecourt/ui/checkbox';
import { Fieldset } from '@forecourt/ui/fieldset';
import { SegmentGroup } from '@forecourt/ui/segment-group';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { FilteredList } from './FilteredList.ts';
import { displayMessages as messages, displaySentences } from './messages.ts';
import type { SavedViews } from './SavedViews.ts';
import { shareDisplay } from './viewActions.ts';
import { viewsRecipe } from './Views.recipe.ts';

export interface DisplayPanelProps {
  list: FilteredList;
  views: SavedViews;
  /** The columns beside the text of a row, in their order. */
  columns: readonly { id: string; header: MessageDescriptor }[];
  /** Closes the panel. */
  onClose(): void;
}

/** How the rows of a list look. Each choice takes effect at once, on the list beside it. */
export const DisplayPanel = observer(function DisplayPanel(props: DisplayPanelProps) {
  const { list, views, columns, onClose } = props;
  const { display } = list;
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
      <SharedCheck list={list} views={views} />
      <p className={styles.shown}>
        {intl.formatMessage(display.isOfView ? messages.keptShared : messages.kept)}
      </p>
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

/** Whether the open view says for everybody how its rows look, for those who may change it. */
const SharedCheck = observer(function SharedCheck({
  list,
  views,
}: Pick<DisplayPanelProps, 'list' | 'views'>) {
  const intl = useIntl();
  const [isSaving, setSaving] = useState(false);
  const view = views.find(list.viewId);
  if (!view || !views.maySave) return null;
  const share = async (isShared: boolean): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    await shareDisplay({ list, views, intl }, view, isShared);
    setSaving(false);
  };
  return (
    <Checkbox
      checked={view.query.display !== undefined}
      onCheckedChange={({ checked }) => void share(checked)}
    >
      {intl.formatMessage(displaySentences.shared, { name: view.name })}
    </Checkbox>
  );
});
