import { cleanup, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach } from 'vitest';
import type { StoryRouterProps } from './StoryRouter.tsx';
import { TestProviders } from './TestProviders.tsx';

export type RenderOptions = Omit<StoryRouterProps, 'children'>;

/** Renders into jsdom with everything a screen needs; cleaned up after the test. */
export function renderWithProviders(ui: ReactElement, router: RenderOptions = {}): RenderResult {
  return render(ui, {
    wrapper: ({ children }) => <TestProviders {...router}>{children}</TestProviders>,
  });
}

afterEach(cleanup);
