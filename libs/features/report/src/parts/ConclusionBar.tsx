import { Button } from '@forecourt/ui/button';
import { useSlotStyles } from '@forecourt/ui/styling';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { conclusionMessages as messages, conclusionNames } from '../conclusionMessages.ts';
import { sectionName } from '../messages.ts';
import { scrollToSection } from '../scrollToSection.ts';
import { conclusionOf, isClosed } from '../sections.ts';
import type { ConclusionProps } from './Conclusion.tsx';
import { conclusionBarRecipe } from './ConclusionBar.recipe.ts';
import { conclusionSection } from './conclusionSection.ts';
import { openNextCar } from './openNextCar.ts';

/** The one next step of a claim or an inspection, for a bar at the bottom of a phone. */
export const ConclusionBar = observer(function ConclusionBar({
  store,
  onOpen,
}: Pick<ConclusionProps, 'store' | 'onOpen'>) {
  const styles = useSlotStyles(conclusionBarRecipe);
  const { data } = store;
  if (!data) return null;
  const id = conclusionSection(data);
  const status = conclusionOf(data);
  const mayDraw = status === undefined && isClosed(data.report) && store.mayConclude;
  return (
    <div className={styles.root}>
      <span className={styles.title}>
        <FormattedMessage {...(status === undefined ? sectionName(id) : conclusionNames[status])} />
      </span>
      {status === undefined ? (
        <Button
          size="lg"
          variant={mayDraw ? 'solid' : 'outline'}
          onClick={() => scrollToSection(id)}
        >
          <FormattedMessage {...(mayDraw ? messages.draw : messages.view)} />
        </Button>
      ) : (
        <Button
          size="lg"
          variant="solid"
          iconAfter={ArrowRight}
          loading={store.searching === 'searching'}
          onClick={() => void openNextCar(store, onOpen)}
        >
          <FormattedMessage {...messages.next} />
        </Button>
      )}
    </div>
  );
});
