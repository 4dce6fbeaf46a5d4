import { defineMessages, useIntl } from 'react-intl';
import { useCamera, useCameraMode } from '../camera/camera-context.ts';
import { Button } from '../parts/Button.tsx';
import type { ShotTarget } from './target.ts';
import { useViewfinderDesk } from './viewfinder-context.ts';

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

/** The way back to the guided camera, where it is blocked or was put aside. */
export function CameraOffer({ targets }: { targets: readonly ShotTarget[] }) {
  const intl = useIntl();
  const camera = useCamera();
  const mode = useCameraMode();
  const { blocked } = useViewfinderDesk();
  if (mode === 'declined') {
    return (
      <Button look="plain" icon="frame" onClick={() => camera.prefer('guided')}>
        {intl.formatMessage(messages.declined)}
      </Button>
    );
  }
  if (!blocked || targets.length === 0) return null;
  return (
    <Button look="plain" icon="camera" onClick={() => blocked(targets)}>
      {intl.formatMessage(messages.blocked)}
    </Button>
  );
}
