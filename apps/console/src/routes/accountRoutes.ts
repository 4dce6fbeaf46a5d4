/* One file, as in `entryRoutes.ts`: each page leads to the other. */
export { profileRoute } from './profileRoute.tsx';
export { sessionsRoute } from './sessionsRoute.tsx';
export { systemRoute } from './systemRoute.tsx';
