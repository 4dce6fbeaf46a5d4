export { createRealtime } from './create.ts';
export type { RealtimeOptions } from './create.ts';
export type { SocketAccess, SocketIdentity } from './access.ts';
export type { Realtime, RequestChange } from './types.ts';
export { createWaiting } from './waiting.ts';
export type { Waiting } from './waiting.ts';
