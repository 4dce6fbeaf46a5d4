export { readDialed } from './readDialed.ts';
export { SendManyDialog } from './SendManyDialog.tsx';
export type { SendManyDialogProps } from './SendManyDialog.tsx';
export { SendManyStore } from './SendManyStore.ts';
