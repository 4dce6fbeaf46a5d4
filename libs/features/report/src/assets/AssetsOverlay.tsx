import type { Upload } from '@forecourt/contract';
import { DESKTOP_QUERY } from '@forecourt/platform';
import { useMediaQuery } from '@forecourt/platform/media';
import { Button } from '@forecourt/ui/button';
import { Skeleton } from '@forecourt/ui/skeleton';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { FormattedMessage, useIntl } from 'react-intl';
import { DamageFocusProvider } from '../damages/damageContext.ts';
import { type AssetDamages, AssetDamagesProvider } from './assetDamages.ts';
import { assetGroups, placeAsset } from './assetGroups.ts';
import { AssetList } from './AssetList.tsx';
import { AssetsBar } from './AssetsBar.tsx';
import { AssetStage } from './AssetStage.tsx';
import { assetsRecipe } from './AssetsOverlay.recipe.ts';
import { OverlayFrame } from './OverlayFrame.tsx';
import { assetMessages as messages } from './messages.ts';

export interface AssetsOverlayProps {
  /** Undefined while they load. */
  uploads: readonly Upload[] | undefined;
  /** Number of the asset in the address; null means the first. */
  assetId: number | null;
  /** The current asset changed; its number goes into the address. */
  onShow: (assetId: number) => void;
  onClose: () => void;
  /** They could not be loaded; retries. */
  onRetry?: () => void;
  /** The damages that photos and scans show; without the report nothing is known of them. */
  damages?: AssetDamages;
}

/**
 * The photos and scans of a report over the whole window (spec §2): from 1024 px one at a time, below
 * that all in one list.
 */
export function AssetsOverlay(props: AssetsOverlayProps) {
  const { uploads, assetId, onShow, onClose, onRetry, damages } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(assetsRecipe);
  const isDesktop = useMediaQuery(DESKTOP_QUERY);
  const groups = assetGroups(uploads ?? []);
  const place = placeAsset(groups, assetId);
  const first = placeAsset(groups, null);
  return (
    <AssetDamagesProvider value={damages ?? null}>
      <DamageFocusProvider value={damages?.focus ?? null}>
        <OverlayFrame label={intl.formatMessage(messages.overview)} onClose={onClose}>
          {!place ? (
            <div className={styles.frame}>
              <AssetsBar title={<FormattedMessage {...messages.overview} />} onClose={onClose} />
              <div className={styles.nothing}>
                {uploads ? (
                  <EmptyState
                    title={<FormattedMessage {...messages.gone} />}
                    actions={
                      first && (
                        <Button onClick={() => onShow(first.asset.id)}>
                          <FormattedMessage {...messages.showPhotos} />
                        </Button>
                      )
                    }
                  />
                ) : onRetry ? (
                  <ErrorState
                    title={<FormattedMessage {...messages.notLoaded} />}
                    onRetry={onRetry}
                  />
                ) : (
                  <div role="status" aria-label={intl.formatMessage(messages.loading)}>
                    <Skeleton width="min(480px, 80vw)" height="320px" />
                  </div>
                )}
              </div>
            </div>
          ) : isDesktop ? (
            <AssetStage groups={groups} place={place} onShow={onShow} onClose={onClose} />
          ) : (
            <AssetList groups={groups} assetId={assetId} onShow={onShow} onClose={onClose} />
          )}
        </OverlayFrame>
      </DamageFocusProvider>
    </AssetDamagesProvider>
  );
}
