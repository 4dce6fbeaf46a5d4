import type { Upload } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import Rotate from 'lucide-react/icons/rotate-3d';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { galleryMessages } from '../gallery/galleryMessages.ts';
import { phrases } from '../messages.ts';
import { damageOf, useAssetDamages } from './assetDamages.ts';

interface DamageOfAssetProps {
  asset: Upload;
  /** Whether it is the one that is seen. @default true */
  isSeen?: boolean;
  onShow: (assetId: number) => void;
}

/** Of a photo of a damage: the button that turns the car to it. Its damage is then the chosen one. */
export const DamageOfAsset = observer(function DamageOfAsset(props: DamageOfAssetProps) {
  const { asset, isSeen = true, onShow } = props;
  const intl = useIntl();
  const damages = useAssetDamages();
  const damage = damageOf(asset, damages);
  const id = damage?.id;
  useEffect(() => {
    if (isSeen && id) damages?.focus.choose(id);
  }, [damages, id, isSeen]);
  const pin = damage?.pin;
  if (!damages || !damage || !pin) return null;
  const number = damages.locations.indexOf(damage) + 1;
  return (
    <Button
      variant="ghost"
      icon={Rotate}
      aria-label={intl.formatMessage(phrases.showOnScan, { number })}
      onClick={() => {
        damages.focus.choose(damage.id);
        onShow(pin.upload_id);
      }}
    >
      <FormattedMessage {...galleryMessages.turn} />
    </Button>
  );
});
