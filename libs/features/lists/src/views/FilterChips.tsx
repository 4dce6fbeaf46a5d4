import { Button } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import { useSlotRecipe } from '@forecourt/ui/styling';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { FilteredList } from './FilteredList.ts';
import { filterWords } from './filterWords.ts';
import { filterMessages, filterSentences, viewMessages } from './messages.ts';
import type { People } from './People.ts';
import type { SavedViews } from './SavedViews.ts';
import { saveAs, saveChanges } from './viewActions.ts';
import { viewsRecipe } from './Views.recipe.ts';

interface FilterChipsProps {
  list: FilteredList;
  people: People;
  views: SavedViews;
}

/** The active filters, each with a cross, and buttons that save or clear them. */
export const FilterChips = observer(function FilterChips({
  list,
  people,
  views,
}: FilterChipsProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(viewsRecipe);
  const context = { list, views, intl };
  const { filters } = list;
  useEffect(() => {
    if (filters.agent) void people.load();
  }, [filters.agent, people]);
  const view = views.find(list.viewId);
  const isSaved = view !== undefined && !list.isChanged(view);
  return (
    <>
      <ul className={styles.chips} aria-label={intl.formatMessage(filterMessages.chips)}>
        {filterWords(filters, people, intl).map(({ id, label, without }) => (
          <li key={id} className={styles.chip}>
            <bdi className={styles.word}>{label}</bdi>
            <button
              type="button"
              className={styles.cross}
              aria-label={intl.formatMessage(filterSentences.remove, { filter: label })}
              onClick={() => list.change(without)}
            >
              <Icon icon={X} size={14} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        {views.maySave && !isSaved && (
          <Button
            size="sm"
            onClick={() => (view ? void saveChanges(context, view) : saveAs(context))}
          >
            {intl.formatMessage(view ? viewMessages.saveChanges : viewMessages.saveView)}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => list.clear()}>
          {intl.formatMessage(filterMessages.clear)}
        </Button>
      </div>
    </>
  );
});
