import type { Upload } from '@forecourt/contract';
import { DateTime } from '@forecourt/ui/date-time';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { ReviewMark } from '../parts/ReviewMark.tsx';
import { shotOf } from '../shotMessages.ts';
import type { PlacedAsset } from './assetGroups.ts';

/** What an asset shows: the owner's description, or its shot; undefined if neither says more. */
export function useAssetDetail(asset: Upload): string | undefined {
  const intl = useIntl();
  const shot = shotOf(asset);
  return asset.description ?? (shot && intl.formatMessage(shot));
}

/** The name of an asset: its title, and what it shows. */
export function useAssetName({ asset, title }: Pick<PlacedAsset, 'asset' | 'title'>): string {
  const intl = useIntl();
  const detail = useAssetDetail(asset);
  const name = intl.formatMessage(title);
  return detail ? `${name} · ${detail}` : name;
}

/** When an asset was taken, and its verdict if there is one. */
export function AssetCaption({ asset }: { asset: Upload }) {
  const { taken_at: takenAt } = asset;
  return (
    <>
      {takenAt ? <DateTime value={takenAt} /> : <FormattedMessage {...messages.timeUnknown} />}
      <ReviewMark upload={asset} />
    </>
  );
}
