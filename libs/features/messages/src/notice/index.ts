export { NoticeMark } from './NoticeMark.tsx';
export { NoticeNote } from './NoticeNote.tsx';
