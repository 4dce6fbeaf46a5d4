export { AskButton } from './AskButton.tsx';
export { AskForMore } from './AskForMore.tsx';
export { MoreDrafts } from './drafts.ts';
export { MoreNotice } from './MoreNotice.tsx';
export { MoreStore } from './MoreStore.ts';
export { photoMarks } from './photoMarksOf.tsx';
export { RefuseDialog } from './RefuseDialog.tsx';
