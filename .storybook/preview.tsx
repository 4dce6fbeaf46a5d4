import '@fontsource-variable/inter/index.css';
import { clearToasts } from '@forecourt/ui/toast';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { withApp } from './decorators.tsx';
import { globalTypes, initialGlobals, viewports } from './globals.ts';
import { leaveQuietly } from './leaving.ts';
import { networkLoader } from './network.ts';
import { getElementError } from '../libs/testing/src/elementError.ts';
import { keepNoOwnerStacks } from './ownerStacks.ts';
import { followToolbar } from './partner-colors/paint.ts';
import { beginRun } from '../libs/testing/src/perRun.ts';
import { expectQuietConsole, listenToConsole } from './quietConsole.ts';
import { followDocs, isShot } from './shots/shot.ts';
import { expectNoScrollSideways } from './sideways.ts';
import { startWorker } from './worker.ts';

leaveQuietly();
if (isShot) followDocs();
else followToolbar();

// Tests and pictures of stories have no pages of docs.
const inTests = '__vitest_browser__' in globalThis;
if (inTests) keepNoOwnerStacks();
const docs = inTests || isShot ? {} : (await import('./docs/parameters.ts')).docs;

// A wait ends with its event: the limit is for a machine that is busy with other things.
configure({ asyncUtilTimeout: 30_000, getElementError });

const preview: Preview = {
  loaders: [mswLoader(startWorker), networkLoader],
  decorators: [withApp],
  // A picture shows how far its story came, whatever a slow machine made of the rest.
  beforeEach: () => {
    // Messages outlive the story that showed them, as they outlive a page.
    clearToasts();
    beginRun();
    return isShot ? undefined : listenToConsole();
  },
  afterEach: isShot
    ? undefined
    : async (context) => {
        await expectNoScrollSideways(context);
        expectQuietConsole();
      },
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: {
      test: 'error',
      options: {
        // Tests ask what is wrong; the panel shows what was right as well.
        ...(inTests && { resultTypes: ['violations'] }),
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
    docs,
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'Add a component'],
          'Foundations',
          ['Color', 'Type', 'Space', 'Motion', 'Icons and illustration', 'Writing', 'Catalogue'],
          'Components',
          ['Actions', 'Forms', 'Data', 'Lists', 'Feedback', 'Overlays', 'Navigation', 'Messages'],
          'Patterns',
          'Screens',
          ['Frame', 'Trade', 'Claim', 'Inspection', 'Every flow', 'Capture', 'Account'],
          'Emails',
          ['To customers', 'To dealers', 'To staff', 'Unusual'],
          'Journeys',
          ['Trade', 'Claim', 'Inspection'],
        ],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
