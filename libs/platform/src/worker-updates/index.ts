export { endWorkers } from './endWorkers.ts';
export { followWorker } from './followWorker.ts';
export { whenIdle } from './whenIdle.ts';
