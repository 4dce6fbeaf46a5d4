import { IntlTexts } from '@forecourt/platform/i18n';
import { PseudoLocale, pseudoText } from '@forecourt/platform/pseudo';
import { defaultUiText } from '@forecourt/ui/text';
import { UiProvider } from '@forecourt/ui/theme';
import { Toaster } from '@forecourt/ui/toast';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Page } from './page.tsx';
import { isShot } from './shots/shot.ts';

const pseudoUiText = Object.fromEntries(
  Object.entries(defaultUiText).map(([key, text]) => [key, pseudoText(text)]),
);

function Language({ language, children }: { language: string; children: ReactNode }) {
  if (language === 'en-US') return <IntlTexts>{children}</IntlTexts>;
  return <PseudoLocale direction={language === 'rtl' ? 'rtl' : 'ltr'}>{children}</PseudoLocale>;
}

/** The frame around every story: design system, language, colors, and a place for toasts. */
export const withApp: Decorator = (Story, { globals, storyGlobals, viewMode }) => {
  const language = String(globals.language);
  const story = (
    <UiProvider text={language === 'en-US' ? undefined : pseudoUiText}>
      <Language language={language}>
        <Story />
        <Toaster />
      </Language>
    </UiProvider>
  );
  // Docs and the pictures in them have the page's colors; a picture may have some of its own.
  const followed = viewMode === 'docs' || (isShot && !storyGlobals.scheme && !storyGlobals.partner);
  return followed ? story : <Page globals={globals}>{story}</Page>;
};
