import type { ClaimStatus } from '@forecourt/contract';
import { lazyPart } from '@forecourt/platform/lazy-part';
import { conclusionNames } from '@forecourt/platform/flow-words';
import { Button } from '@forecourt/ui/button';
import { DownloadLink } from '@forecourt/ui/download-link';
import { Icon } from '@forecourt/ui/icon';
import { useSlotRecipe } from '@forecourt/ui/styling';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import Search from 'lucide-react/icons/search';
import Undo from 'lucide-react/icons/undo-2';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { conclusionMessages as messages } from '../conclusionMessages.ts';
import type { ConclusionProps } from './Conclusion.types.ts';
import { conclusionRecipe } from './Conclusion.recipe.ts';
import { needsMore } from './conclusionSection.ts';
import { openNextCar } from './openNextCar.ts';

// Reports of cars for sale have none.
const Told = lazyPart(() => import('../telling/Told.tsx'));

interface ConclusionDrawnProps extends ConclusionProps {
  status: ClaimStatus;
}

/** A conclusion and what it means, with its undo, the photos as one file, and the next car. */
export const ConclusionDrawn = observer(function ConclusionDrawn(props: ConclusionDrawnProps) {
  const { store, status, definition, onOpen } = props;
  const styles = useSlotRecipe(conclusionRecipe);
  const result = useRef<HTMLDivElement>(null);
  const assets = store.data?.report.assets_url;
  const hint = definition.conclusions.find((choice) => choice.status === status)?.hint;
  // The pressed button has disappeared: move the focus to the result.
  useEffect(() => {
    if (document.activeElement === document.body) result.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div
        ref={result}
        tabIndex={-1}
        className={styles.result}
        data-tone={needsMore(status) ? 'warning' : 'success'}
      >
        <p className={styles.meaning}>
          <Icon icon={needsMore(status) ? Search : CircleCheck} size={18} />
          <span>
            <FormattedMessage {...conclusionNames[status]} />
          </span>
        </p>
        {hint && (
          <p>
            <FormattedMessage {...hint} />
          </p>
        )}
      </div>
      <Told store={store} />
      <div className={styles.actions}>
        <Button
          variant="solid"
          size="lg"
          fullWidth
          iconAfter={ArrowRight}
          loading={store.searching === 'searching'}
          onClick={() => void openNextCar(store, onOpen)}
        >
          <FormattedMessage {...messages.next} />
        </Button>
        {assets && (
          <DownloadLink href={assets}>
            <FormattedMessage {...messages.download} />
          </DownloadLink>
        )}
        {store.mayConclude && store.undo && (
          <Button
            icon={Undo}
            variant="ghost"
            loading={store.saving !== null}
            onClick={() => void store.takeBack()}
          >
            <FormattedMessage {...messages.undo} />
          </Button>
        )}
      </div>
      <p role="status" className={styles.hint}>
        {store.searching === 'none' && <FormattedMessage {...messages.none} />}
        {store.searching === 'failed' && <FormattedMessage {...messages.searchFailed} />}
      </p>
    </>
  );
});
