export { may } from './may.ts';
export { Permitted } from './Permitted.tsx';
export type { PermittedProps } from './Permitted.tsx';
