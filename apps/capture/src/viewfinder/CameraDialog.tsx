import X from 'lucide-react/icons/x';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@forecourt/ui/icon';
import { viewfinderMessages as messages } from './messages.ts';
import { TorchButton } from './TorchButton.tsx';
import styles from './Viewfinder.module.css';

export interface CameraDialogProps {
  label: string;
  title: ReactNode;
  /** The stream that is shown, for its light. */
  stream: MediaStream | null;
  /** There is no live picture: the page's own colors apply. */
  hasTrouble: boolean;
  onClose(): void;
  children: ReactNode;
}

/** The full screen around the camera's picture. */
export function CameraDialog(props: CameraDialogProps) {
  const { label, title, stream, hasTrouble, onClose, children } = props;
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.viewfinder}
      aria-label={label}
      data-trouble={hasTrouble || undefined}
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
          {title}
        </p>
        {stream && <TorchButton key={stream.id} stream={stream} />}
      </header>
      {children}
    </dialog>
  );
}
