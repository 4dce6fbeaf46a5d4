export { followWorker } from './followWorker.ts';
export { whenIdle } from './whenIdle.ts';
