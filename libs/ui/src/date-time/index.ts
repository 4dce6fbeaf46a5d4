export { DateTime } from './DateTime.tsx';
export type { DateTimeProps } from './DateTime.tsx';
