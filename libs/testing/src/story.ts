export { StoryRouter } from './StoryRouter.tsx';
export type { StoryRouterProps } from './StoryRouter.tsx';
export { TestProviders } from './TestProviders.tsx';
export { germanPrice, inGerman } from './inGerman.tsx';
export { SavedFiles } from './savedFiles.ts';
export type { SavedFile } from './savedFiles.ts';
export { shows } from './shows.ts';
export { withRouter } from './decorators.tsx';
export type { StoryParameters } from './decorators.tsx';
