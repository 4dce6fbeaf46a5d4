import { UiProvider } from '@forecourt/ui/theme';
import { Toaster } from '@forecourt/ui/toast';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';

const preview: Preview = {
  loaders: [mswLoader()],
  decorators: [
    (Story) => (
      <UiProvider>
        <Story />
        <Toaster />
      </UiProvider>
    ),
  ],
  parameters: { a11y: { test: 'error' }, controls: { expanded: true } },
};

export default preview;
