import type { Upload } from '@forecourt/contract';
import { DateTime } from '@forecourt/ui/date-time';
import { StatusBadge } from '@forecourt/ui/status-badge';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { shotOf } from '../shotMessages.ts';
import { reviewNames } from '../statusMessages.ts';
import type { PlacedAsset } from './assetGroups.ts';

/** The caption of an asset: its title and shot, or the owner's description. */
export function useAssetName({ asset, title }: Pick<PlacedAsset, 'asset' | 'title'>): string {
  const intl = useIntl();
  const shot = shotOf(asset);
  const detail = asset.description ?? (shot && intl.formatMessage(shot));
  const name = intl.formatMessage(title);
  return detail ? `${name} · ${detail}` : name;
}

/** When an asset was taken, and its verdict if there is one. */
export function AssetCaption({ asset }: { asset: Upload }) {
  const intl = useIntl();
  const { taken_at: takenAt, review_status: review } = asset;
  return (
    <>
      {takenAt ? <DateTime value={takenAt} /> : <FormattedMessage {...messages.timeUnknown} />}
      {review && (
        <StatusBadge
          status={review === 'approved' ? 'APPROVED' : 'DECLINED'}
          label={intl.formatMessage(reviewNames[review])}
        />
      )}
    </>
  );
}
