import Camera from 'lucide-react/icons/camera';
import Focus from 'lucide-react/icons/focus';
import { defineMessages, useIntl } from 'react-intl';
import { useCamera, useCameraMode } from '../camera/cameraContext.ts';
import { Button } from '@forecourt/ui/button';
import type { ShotTarget } from './target.ts';
import { useViewfinderDesk } from './viewfinderContext.ts';

const messages = defineMessages({
  blocked: {
    defaultMessage: 'Camera blocked? See how to allow it',
    description: 'Button: tells the way to the settings',
  },
  declined: {
    defaultMessage: 'Take photos with an outline to follow',
    description: 'Button: the camera of the page in place of the phone’s camera app',
  },
});

/** Offers the guided camera again if it is blocked or was declined. */
export function CameraOffer({ targets }: { targets: readonly ShotTarget[] }) {
  const intl = useIntl();
  const camera = useCamera();
  const mode = useCameraMode();
  const { blocked } = useViewfinderDesk();
  if (mode === 'declined') {
    return (
      <Button size="touch" variant="plain" icon={Focus} onClick={() => camera.prefer('guided')}>
        {intl.formatMessage(messages.declined)}
      </Button>
    );
  }
  if (!blocked || targets.length === 0) return null;
  return (
    <Button size="touch" variant="plain" icon={Camera} onClick={() => blocked(targets)}>
      {intl.formatMessage(messages.blocked)}
    </Button>
  );
}
