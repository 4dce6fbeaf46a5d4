import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@forecourt/ui/icon';
import { CameraTrouble } from './CameraTrouble.tsx';
import { Controls } from './Controls.tsx';
import { KeepOrRetake } from './KeepOrRetake.tsx';
import { LivePicture } from './LivePicture.tsx';
import { viewfinderMessages as messages } from './messages.ts';
import type { ShotTarget } from './target.ts';
import { TorchButton } from './TorchButton.tsx';
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
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const view = useViewfinder(targets, onClose);
  const { stage, target } = view;

  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);

  const seen = stage.kind === 'live' || stage.kind === 'keeping' || stage.kind === 'hint';
  return (
    <dialog
      ref={dialog}
      className={styles.viewfinder}
      aria-label={target.label}
      data-trouble={(!seen && stage.kind !== 'opening') || undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.header}>
        <button
          type="button"
          className={styles.round}
          aria-label={intl.formatMessage(messages.close)}
          onClick={onClose}
        >
          <Icon icon={X} size={24} />
        </button>
        <p className={styles.title} role="status">
          <strong>{target.label}</strong>
          {targets.length > 1 && (
            <span>
              {intl.formatMessage(messages.place, { at: view.at + 1, count: targets.length })}
            </span>
          )}
        </p>
        {view.stream && seen && <TorchButton key={view.stream.id} stream={view.stream} />}
      </header>
      {stage.kind === 'opening' && (
        <p className={styles.opening} role="status">
          {intl.formatMessage(messages.opening)}
        </p>
      )}
      {view.stream && seen && (
        <LivePicture
          ref={video}
          stream={view.stream}
          target={target}
          taken={stage.kind === 'hint' ? stage.photo : null}
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
    </dialog>
  );
}

export default Viewfinder;
