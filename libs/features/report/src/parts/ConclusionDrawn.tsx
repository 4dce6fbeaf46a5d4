import type { ClaimStatus } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { DownloadLink } from '@forecourt/ui/download-link';
import { useSlotStyles } from '@forecourt/ui/styling';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Undo from 'lucide-react/icons/undo-2';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { conclusionMessages as messages } from '../conclusionMessages.ts';
import type { ConclusionStore } from '../ConclusionStore.ts';
import { conclusionRecipe } from './Conclusion.recipe.ts';
import { ConclusionBadge } from './ConclusionBadge.tsx';

interface ConclusionDrawnProps {
  store: ConclusionStore;
  status: ClaimStatus;
  onOpen: (requestId: string) => void;
}

/** A conclusion, with its undo, the photos as one file, and the next car. */
export const ConclusionDrawn = observer(function ConclusionDrawn(props: ConclusionDrawnProps) {
  const { store, status, onOpen } = props;
  const styles = useSlotStyles(conclusionRecipe);
  const result = useRef<HTMLParagraphElement>(null);
  const assets = store.data?.report.assets_url;
  // The pressed button has disappeared: move the focus to the result.
  useEffect(() => {
    if (document.activeElement === document.body) result.current?.focus({ preventScroll: true });
  }, []);
  const openNext = async () => {
    const id = await store.findNext();
    if (id) onOpen(id);
  };
  return (
    <>
      <p ref={result} tabIndex={-1} className={styles.result}>
        <ConclusionBadge status={status} />
      </p>
      <div className={styles.actions}>
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
        <Button
          variant="solid"
          iconAfter={ArrowRight}
          loading={store.searching === 'searching'}
          onClick={() => void openNext()}
        >
          <FormattedMessage {...messages.next} />
        </Button>
      </div>
      <p role="status" className={styles.hint}>
        {store.searching === 'none' && <FormattedMessage {...messages.none} />}
        {store.searching === 'failed' && <FormattedMessage {...messages.searchFailed} />}
      </p>
    </>
  );
});
