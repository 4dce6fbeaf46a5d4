export { StoryRouter } from './StoryRouter.tsx';
export type { StoryRouterProps } from './StoryRouter.tsx';
export { TestProviders } from './TestProviders.tsx';
export { germanPrice, inGerman } from './inGerman.tsx';
export { shows } from './shows.ts';
export { withRouter } from './decorators.tsx';
export type { StoryParameters } from './decorators.tsx';
