import '@fontsource-variable/inter/index.css';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { withApp } from './decorators.tsx';
import { globalTypes, initialGlobals, viewports } from './globals.ts';
import { networkLoader } from './network.ts';
import { followPanel } from './partner-colors/paint.ts';
import { expectQuietConsole, listenToConsole } from './quietConsole.ts';

followPanel();
// Lazy-loaded parts can be slow on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  loaders: [mswLoader(), networkLoader],
  decorators: [withApp],
  beforeEach: listenToConsole,
  afterEach: expectQuietConsole,
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: {
          // These belong to a whole page; a story shows only a component.
          region: { enabled: false },
          'page-has-heading-one': { enabled: false },
        },
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { toc: true },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Welcome', 'Colour', 'Type', 'Space', 'Motion'],
          'Actions',
          'Forms',
        ],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
