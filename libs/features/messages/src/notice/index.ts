export { NoticeMark } from './NoticeMark.tsx';
export { NoticeNote } from './NoticeNote.tsx';
export { NoticeStore } from './NoticeStore.ts';
