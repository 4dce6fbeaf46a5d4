import type { Upload } from '@forecourt/contract';
import { lazyPart } from '@forecourt/platform/lazy-part';
import { Button } from '@forecourt/ui/button';
import { IconButton } from '@forecourt/ui/icon-button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import type { Placing } from '@forecourt/viewer-360/pins';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AssetsBar } from '../assets/AssetsBar.tsx';
import { assetsRecipe } from '../assets/AssetsOverlay.recipe.ts';
import { OverlayFrame } from '../assets/OverlayFrame.tsx';
import { damageWords } from './damageWords.ts';
import { placingRecipe } from './Placing.recipe.ts';
import { placingFailures, placingMessages as messages } from './placingMessages.ts';
import type { PlacingStore } from './PlacingStore.ts';

const PlacingViewer = lazyPart(async () => ({
  default: (await import('./PlacingViewer.tsx')).PlacingViewer,
}));

/** One press of an arrow button moves the pin by this fraction of the picture. */
const STEP = 0.01;

const NUDGES = [
  [ArrowLeft, messages.left, -STEP, 0],
  [ArrowRight, messages.right, STEP, 0],
  [ArrowUp, messages.up, 0, -STEP],
  [ArrowDown, messages.down, 0, STEP],
] as const;

interface PlacingDialogProps {
  store: PlacingStore;
  scan: Upload;
}

/** Over the whole window: the turning car, on which one damage is placed. */
export const PlacingDialog = observer(function PlacingDialog(props: PlacingDialogProps) {
  const { store, scan } = props;
  const intl = useIntl();
  const frame = useSlotRecipe(assetsRecipe);
  const styles = useSlotRecipe(placingRecipe);
  const placing = useRef<Pick<Placing, 'nudge'>>(null);
  const { act, damage, points } = store;
  if (!damage) return null;

  const finish = async (work: Promise<boolean>, said: keyof typeof messages): Promise<void> => {
    if (await work) showToast({ title: intl.formatMessage(messages[said]), tone: 'success' });
  };
  const hint =
    points.length === 0 ? messages.first : points.length === 1 ? messages.second : messages.good;
  return (
    <OverlayFrame label={intl.formatMessage(messages.title)} onClose={() => store.cancel()}>
      <div className={frame.frame}>
        <AssetsBar
          title={<FormattedMessage {...messages.title} />}
          note={<bdi>{damageWords(damage, intl)}</bdi>}
          onClose={() => store.cancel()}
        />
        <div className={styles.stage}>
          <PlacingViewer
            ref={placing}
            scan={scan}
            damage={damage}
            locations={store.locations}
            points={points}
            onChange={(changed) => store.change(changed)}
          />
        </div>
        <div className={styles.panel}>
          <p className={styles.hint} role="status">
            <FormattedMessage {...hint} />
          </p>
          <p className={styles.keys}>
            <FormattedMessage {...messages.keys} />
          </p>
          {act.failure && (
            <p className={styles.failure} role="alert">
              <FormattedMessage {...placingFailures[act.failure]} />
            </p>
          )}
          <div className={styles.actions}>
            <div
              className={styles.nudges}
              role="group"
              // The pin moves on the picture, whose left is left in any language.
              dir="ltr"
              aria-label={intl.formatMessage(messages.nudge)}
            >
              {NUDGES.map(([icon, label, x, y]) => (
                <IconButton
                  key={`${x} ${y}`}
                  icon={icon}
                  variant="outline"
                  label={intl.formatMessage(label)}
                  onClick={() => placing.current?.nudge(x, y)}
                />
              ))}
            </div>
            {points.length > 0 && (
              <Button variant="ghost" onClick={() => store.change([])}>
                <FormattedMessage {...messages.again} />
              </Button>
            )}
            <div className={styles.spring} />
            {damage.pin && (
              <Button
                variant="ghost"
                loading={act.sending === 'remove'}
                onClick={() => void finish(store.remove(), 'removed')}
              >
                <FormattedMessage {...messages.remove} />
              </Button>
            )}
            <div className={styles.main}>
              <Button onClick={() => store.cancel()}>
                <FormattedMessage {...messages.cancel} />
              </Button>
              <Button
                variant="solid"
                disabled={!store.isChanged}
                loading={act.sending === 'save'}
                onClick={() => void finish(store.save(), 'saved')}
              >
                <FormattedMessage {...messages.save} />
              </Button>
            </div>
          </div>
        </div>
      </div>
    </OverlayFrame>
  );
});
