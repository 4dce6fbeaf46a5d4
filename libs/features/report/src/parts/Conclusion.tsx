import { lazyPart, useLatch } from '@forecourt/platform/lazy-part';
import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import CircleCheck from 'lucide-react/icons/circle-check';
import Search from 'lucide-react/icons/search';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { conclusionMessages as messages } from '../conclusionMessages.ts';
import { sectionName } from '../messages.ts';
import { sectionTitleId } from '../scrollToSection.ts';
import { conclusionOf, isDecidable } from '../sections.ts';
import type { ConclusionProps } from './Conclusion.types.ts';
import { conclusionRecipe } from './Conclusion.recipe.ts';
import { ConclusionDrawn } from './ConclusionDrawn.tsx';
import { conclusionSection, needsMore } from './conclusionSection.ts';

const TellDialog = lazyPart(() => import('../telling/TellDialog.tsx'));

/** Staff's conclusion of a claim or an inspection as a card, and what follows it. */
export const Conclusion = observer(function Conclusion(props: ConclusionProps) {
  const { store, definition } = props;
  const styles = useSlotRecipe(conclusionRecipe);
  const isTelling = useLatch(store.telling.asked !== null);
  const { data } = store;
  if (!data) return null;
  const id = conclusionSection(data);
  return (
    <section id={id} aria-labelledby={sectionTitleId(id)} className={styles.card} data-screen-only>
      <h2 id={sectionTitleId(id)} tabIndex={-1} className={styles.title}>
        <FormattedMessage {...sectionName(id, definition)} />
      </h2>
      {store.problem && (
        <p role="alert" className={styles.problem}>
          <FormattedMessage {...messages[store.problem]} />
        </p>
      )}
      <Content {...props} />
      {isTelling && <TellDialog store={store} />}
    </section>
  );
});

const Content = observer(function Content(props: ConclusionProps) {
  const { store, definition } = props;
  const styles = useSlotRecipe(conclusionRecipe);
  const { data } = store;
  if (!data) return null;
  const status = conclusionOf(data);
  if (status !== undefined) return <ConclusionDrawn {...props} status={status} />;
  if (isDecidable(data.report) && store.mayConclude)
    return <Choices store={store} definition={definition} />;
  return (
    <p className={styles.hint}>
      <FormattedMessage {...(isDecidable(data.report) ? messages.open : messages.waiting)} />
    </p>
  );
});

const Choices = observer(function Choices({
  store,
  definition,
}: Pick<ConclusionProps, 'store' | 'definition'>) {
  const styles = useSlotRecipe(conclusionRecipe);
  return (
    <>
      <p className={styles.hint}>
        <FormattedMessage {...messages.question} />
      </p>
      <ul className={styles.choices}>
        {definition.conclusions.map(({ status, label, hint }) => (
          <li key={status} className={styles.choice}>
            <Button
              size="lg"
              fullWidth
              icon={needsMore(status) ? Search : CircleCheck}
              loading={store.saving === status}
              disabled={store.saving !== null && store.saving !== status}
              aria-describedby={`conclusion-${status}`}
              onClick={() => void store.choose(status)}
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
