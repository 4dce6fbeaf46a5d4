import type { Decorator } from '@storybook/react-vite';
import { StoryRouter, type StoryRouterProps } from './StoryRouter.tsx';

/** Storybook parameters that the decorators read. */
export interface StoryParameters {
  router?: Omit<StoryRouterProps, 'children'>;
}

/** Puts a story into a router; `parameters.router` says where it starts. */
export const withRouter: Decorator = (Story, { parameters }) => (
  <StoryRouter {...(parameters as StoryParameters).router}>
    <Story />
  </StoryRouter>
);
