import { Button } from '@forecourt/ui/button';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { conclusionMessages as messages } from '../conclusionMessages.ts';
import type { ConclusionStore } from '../ConclusionStore.ts';
import type { ConclusionChoice } from '../definition.ts';
import { conclusionOf } from '../sections.ts';
import { conclusionRecipe } from './Conclusion.recipe.ts';
import { ConclusionDrawn } from './ConclusionDrawn.tsx';

interface ConclusionProps {
  store: ConclusionStore;
  choices: readonly ConclusionChoice[];
  /** Opens another report. */
  onOpen: (requestId: string) => void;
}

/** The form for staff's conclusion of a claim or an inspection, and what follows it. */
export const Conclusion = observer(function Conclusion(props: ConclusionProps) {
  const { store, choices, onOpen } = props;
  const styles = useSlotStyles(conclusionRecipe);
  const status = store.data && conclusionOf(store.data);
  return (
    <div className={styles.root}>
      {store.problem && (
        <p role="alert" className={styles.problem}>
          <FormattedMessage {...messages[store.problem]} />
        </p>
      )}
      {status !== undefined ? (
        <ConclusionDrawn store={store} status={status} onOpen={onOpen} />
      ) : store.mayConclude ? (
        <Choices store={store} choices={choices} />
      ) : (
        <p className={styles.hint}>
          <FormattedMessage {...messages.open} />
        </p>
      )}
    </div>
  );
});

const Choices = observer(function Choices({
  store,
  choices,
}: Pick<ConclusionProps, 'store' | 'choices'>) {
  const styles = useSlotStyles(conclusionRecipe);
  return (
    <>
      <p>
        <FormattedMessage {...messages.question} />
      </p>
      <ul className={styles.choices}>
        {choices.map(({ status, label, hint }) => (
          <li key={status} className={styles.choice}>
            <Button
              size="lg"
              fullWidth
              variant="outline"
              loading={store.saving === status}
              disabled={store.saving !== null && store.saving !== status}
              aria-describedby={`conclusion-${status}`}
              onClick={() => void store.conclude(status)}
            >
              <FormattedMessage {...label} />
            </Button>
            <p id={`conclusion-${status}`} className={styles.hint}>
              <FormattedMessage {...hint} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
});
