import { IntlTexts } from '@forecourt/platform/i18n';
import { UiProvider } from '@forecourt/ui/theme';
import type { ReactNode } from 'react';
import { StoryRouter, type StoryRouterProps } from './StoryRouter.tsx';

/** What every screen needs: the design system, texts in en-US, and an in-memory router. */
export function TestProviders({ children, ...router }: StoryRouterProps): ReactNode {
  return (
    <UiProvider>
      <IntlTexts>
        <StoryRouter {...router}>{children}</StoryRouter>
      </IntlTexts>
    </UiProvider>
  );
}
