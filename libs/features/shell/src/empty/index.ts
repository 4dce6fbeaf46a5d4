export { EmptyShell } from './EmptyShell.tsx';
