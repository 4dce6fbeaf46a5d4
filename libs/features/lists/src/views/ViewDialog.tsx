import { Button } from '@forecourt/ui/button';
import { Checkbox } from '@forecourt/ui/checkbox';
import { Modal } from '@forecourt/ui/dialog';
import { Stack, Text } from '@forecourt/ui/layout';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { showToast } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FilteredList } from './FilteredList.ts';
import { filterWords } from './filterWords.ts';
import {
  displayMessages,
  problemMessages,
  viewMessages as messages,
  viewSentences,
} from './messages.ts';
import type { People } from './People.ts';
import type { SavedViews, ViewQuestion } from './SavedViews.ts';
import { viewsRecipe } from './Views.recipe.ts';
import { placeOf } from './viewQuery.ts';

interface ViewDialogProps {
  list: FilteredList;
  people: People;
  views: SavedViews;
  /** What the tab is called that is open. */
  tabLabel: string;
}

const FORM = 'save-view';
const MAX_NAME_LENGTH = 60;

/** Asks what a view is called: a new one, or an existing one from now on. */
export const ViewDialog = observer(function ViewDialog(props: ViewDialogProps) {
  const { list, views } = props;
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const { asked, isSaving } = views;
  // The text stays while the dialog closes.
  const [last, setLast] = useState<ViewQuestion | null>(null);
  if (asked && asked !== last) setLast(asked);
  const shown = asked ?? last;
  if (!shown) return null;
  const isNew = shown.view === undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void views.save().then((view) => {
      if (!view) return;
      if (isNew) list.name(view.id);
      const title = intl.formatMessage(viewSentences.saved, { name: view.name });
      showToast({ title, tone: 'success' });
    });
  };
  return (
    <Modal
      open={asked !== null}
      size="sm"
      title={intl.formatMessage(isNew ? messages.titleNew : messages.titleRename)}
      onOpenChange={() => views.close()}
      initialFocus={field}
      footer={
        <>
          <Button onClick={() => views.close()}>{intl.formatMessage(messages.cancel)}</Button>
          <Button variant="solid" type="submit" form={FORM} loading={isSaving}>
            {intl.formatMessage(messages.save)}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate>
        <Stack gap="4">
          {isNew && <Text color="fg.muted">{intl.formatMessage(messages.lead)}</Text>}
          <NameField views={views} field={field} />
          {isNew && <Shows {...props} />}
          {isNew && shown.display && (
            <Checkbox
              checked={views.withDisplay}
              onCheckedChange={({ checked }) => views.includeDisplay(checked)}
            >
              {intl.formatMessage(displayMessages.withDisplay)}
            </Checkbox>
          )}
        </Stack>
      </form>
    </Modal>
  );
});

interface NameFieldProps extends Pick<ViewDialogProps, 'views'> {
  field: RefObject<HTMLInputElement | null>;
}

const NameField = observer(function NameField({ views, field }: NameFieldProps) {
  const intl = useIntl();
  const { problem } = views;
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem, field]);
  return (
    <TextField
      ref={field}
      label={intl.formatMessage(messages.name)}
      hint={intl.formatMessage(messages.nameHint)}
      maxLength={MAX_NAME_LENGTH}
      autoComplete="off"
      value={views.name}
      onChange={({ target }) => views.type(target.value)}
      error={problem && intl.formatMessage(problemMessages[problem])}
    />
  );
});

/** What the new view will show. */
const Shows = observer(function Shows({ list, people, tabLabel }: ViewDialogProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(viewsRecipe);
  const { query } = list;
  const { filters } = placeOf({ tabs: [] }, { id: '', query });
  const words = [
    query.status && tabLabel,
    query.search && intl.formatMessage(viewSentences.search, { text: query.search }),
    ...filterWords(filters, people, intl).map(({ label }) => label),
  ].filter(Boolean);
  return (
    <p className={styles.shown}>
      {intl.formatMessage(messages.shows)}
      {': '}
      {words.length > 0 ? words.join(' · ') : intl.formatMessage(messages.everything)}
    </p>
  );
});
