import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { CameraDialog } from './CameraDialog.tsx';
import { CameraTrouble } from './CameraTrouble.tsx';
import { Controls } from './Controls.tsx';
import { KeepOrRetake } from './KeepOrRetake.tsx';
import { LivePicture } from './LivePicture.tsx';
import { viewfinderMessages as messages } from './messages.ts';
import { ShotOverlay } from './ShotOverlay.tsx';
import type { ShotTarget } from './target.ts';
import { useViewfinder } from './useViewfinder.ts';
import styles from './Viewfinder.module.css';

export interface ViewfinderProps {
  /** The photos to take, in order. */
  targets: readonly ShotTarget[];
  onClose(): void;
}

/** The full-screen camera, with the outline of what the photo should show. */
export function Viewfinder({ targets, onClose }: ViewfinderProps) {
  const intl = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const view = useViewfinder(targets, onClose);
  const { stage, target } = view;

  const seen = stage.kind === 'live' || stage.kind === 'keeping' || stage.kind === 'hint';
  return (
    <CameraDialog
      label={target.label}
      title={
        <>
          <strong>{target.label}</strong>
          {targets.length > 1 && (
            <span>
              {intl.formatMessage(messages.place, { at: view.at + 1, count: targets.length })}
            </span>
          )}
        </>
      }
      stream={seen ? view.stream : null}
      hasTrouble={!seen && stage.kind !== 'opening'}
      onClose={onClose}
    >
      {stage.kind === 'opening' && (
        <p className={styles.opening} role="status">
          {intl.formatMessage(messages.opening)}
        </p>
      )}
      {view.stream && seen && (
        <LivePicture
          ref={video}
          stream={view.stream}
          over={(shape) => (
            <ShotOverlay
              target={target}
              shape={shape}
              taken={stage.kind === 'hint' ? stage.photo : null}
            />
          )}
        />
      )}
      {stage.kind === 'hint' ? (
        <KeepOrRetake
          hint={stage.hint}
          onRetake={view.retake}
          onKeep={() => void view.keepAnyway(stage.photo)}
        />
      ) : seen ? (
        <Controls
          target={target}
          busy={stage.kind === 'keeping'}
          failed={view.failed}
          onShoot={() => video.current?.videoWidth && void view.shoot(video.current)}
          onFiles={(files) => void view.take(files)}
          onAppPhoto={(files) => void view.take(files, true)}
        />
      ) : (
        stage.kind !== 'opening' && (
          <CameraTrouble
            problem={stage.kind}
            failed={view.failed}
            onFiles={(files) => void view.take(files)}
            onTryAgain={view.tryAgain}
          />
        )
      )}
    </CameraDialog>
  );
}

export default Viewfinder;
