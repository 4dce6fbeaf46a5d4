import type { Services } from '../services.ts';

/** Every queue of the server; a module with jobs adds its own here. */
export function defineJobs(_services: Services): void {}
