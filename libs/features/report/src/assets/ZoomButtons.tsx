import { IconButton } from '@forecourt/ui/icon-button';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useIntl } from 'react-intl';
import { assetMessages as messages } from './messages.ts';
import type { Zoom } from './useZoom.ts';
import { MAX_SCALE, STEP_SCALE } from './zoom.ts';

/** Makes a photo smaller and larger, by a step each. */
export function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const intl = useIntl();
  return (
    <>
      <IconButton
        icon={ZoomOut}
        label={intl.formatMessage(messages.zoomOut)}
        disabled={zoom.view.scale <= 1}
        onClick={() => zoom.zoomBy(1 / STEP_SCALE)}
      />
      <IconButton
        icon={ZoomIn}
        label={intl.formatMessage(messages.zoomIn)}
        disabled={zoom.view.scale >= MAX_SCALE}
        onClick={() => zoom.zoomBy(STEP_SCALE)}
      />
    </>
  );
}
