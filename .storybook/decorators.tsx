import { IntlTexts } from '@forecourt/platform/i18n';
import { PseudoLocale, pseudoText } from '@forecourt/platform/pseudo';
import { defaultUiText } from '@forecourt/ui/text';
import { UiProvider } from '@forecourt/ui/theme';
import { Toaster } from '@forecourt/ui/toast';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import type { PartnerPresetName } from '../libs/ui/src/theme/presets.ts';
import { choosePreset } from './partner-colors/paint.ts';

const pseudoUiText = Object.fromEntries(
  Object.entries(defaultUiText).map(([key, text]) => [key, pseudoText(text)]),
);

function Language({ language, children }: { language: string; children: ReactNode }) {
  if (language === 'en-US') return <IntlTexts>{children}</IntlTexts>;
  return <PseudoLocale direction={language === 'rtl' ? 'rtl' : 'ltr'}>{children}</PseudoLocale>;
}

/** Toolbar settings that apply to the whole page, set before the story is painted. */
function Page({ globals, children }: { globals: Record<string, unknown>; children: ReactNode }) {
  const { partner, scheme, motion } = globals;
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    choosePreset(partner as PartnerPresetName);
    classList.toggle('dark', scheme === 'dark');
    classList.toggle('reduce-motion', motion === 'reduced');
  }, [partner, scheme, motion]);
  return children;
}

/** The frame around every story: design system, language, colors, and a place for toasts. */
export const withApp: Decorator = (Story, { globals }) => {
  const language = String(globals.language);
  return (
    <Page globals={globals}>
      <UiProvider text={language === 'en-US' ? undefined : pseudoUiText}>
        <Language language={language}>
          <Story />
          <Toaster />
        </Language>
      </UiProvider>
    </Page>
  );
};
