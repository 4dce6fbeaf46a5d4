import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { IntlTexts } from '@forecourt/platform/i18n';
import { UiProvider } from '@forecourt/ui/theme';
import type { PropsWithChildren } from 'react';
import { isScheme, themes } from '../brand/themes.ts';
import { Page } from '../page.tsx';
import './docs.css';
import { useGlobalsOf } from './useToolbar.ts';

/** The frame of every page of docs: the toolbar's scheme and colors hold for all of it. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobalsOf(context);
  const { scheme } = globals;
  return (
    <Page globals={globals}>
      <DocsContainer context={context} theme={themes[isScheme(scheme) ? scheme : 'light']}>
        <UiProvider>
          <IntlTexts>{children}</IntlTexts>
        </UiProvider>
      </DocsContainer>
    </Page>
  );
}
