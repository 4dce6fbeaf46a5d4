import { useRef } from 'react';
import type { MouseEventHandler, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { useUiText } from '../text/UiTextProvider.tsx';
import { Modal } from './Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question, e.g. 'Archive this request?' */
  title: ReactNode;
  /** What will happen, and to whom. */
  children: ReactNode;
  /** Label of the confirming button, e.g. 'Archive'. @default 'Confirm' */
  confirmLabel?: string;
  cancelLabel?: string;
  /** The action is destructive or cannot be undone. @default false */
  danger?: boolean;
  /** Busy: the buttons are disabled. @default false */
  loading?: boolean;
  /** The action is not possible yet. @default false */
  disabled?: boolean;
  onConfirm: MouseEventHandler<HTMLButtonElement>;
  /** See `Modal`. @default false */
  stepless?: boolean;
  /** See `Modal`: the keys scroll a long text; focus still starts on the button. @default false */
  plain?: boolean;
  /** Called with `open: false` for Cancel, Escape, a press outside and the browser's Back. */
  onOpenChange: (details: { open: boolean }) => void;
}

/** Asks for confirmation. Focus starts on the button that changes nothing. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger,
  loading,
  disabled,
  stepless,
  plain,
  onConfirm,
  onOpenChange,
}: ConfirmDialogProps) {
  const text = useUiText();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open={open}
      size="sm"
      role="alertdialog"
      title={title}
      onOpenChange={onOpenChange}
      stepless={stepless}
      plain={plain}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} onClick={() => onOpenChange({ open: false })} disabled={loading}>
            {cancelLabel ?? text.cancel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'solid'}
            loading={loading}
            disabled={disabled}
            onClick={onConfirm}
          >
            {confirmLabel ?? text.confirm}
          </Button>
        </>
      }
    >
      <div>{children}</div>
    </Modal>
  );
}
