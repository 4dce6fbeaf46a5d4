export { Modal, preloadDialog, SidePanel } from './Dialog.tsx';
export type { ModalProps, SidePanelProps } from './Dialog.tsx';
export { ConfirmDialog } from './ConfirmDialog.tsx';
export type { ConfirmDialogProps } from './ConfirmDialog.tsx';
