import type { StorybookConfig } from '@storybook/react-vite';
import { messages } from '../libs/platform/vite.ts';
import { compiledStyles } from '../libs/ui/vite.ts';

/**
 * Vite discovers these only when a worker or a late import needs them, and then reloads every page.
 */
const LOADED_LATE = [
  '@simplewebauthn/browser',
  'altcha-lib',
  'altcha-lib/algorithms/web/pbkdf2',
  'uqr',
];

/** `nx storybook <project>` shows the stories of one project. */
const project = process.env.STORIES_OF;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: project
    ? [`../${project}/src/**/*.mdx`, `../${project}/src/**/*.stories.tsx`]
    : [
        '../libs/**/src/**/*.mdx',
        '../libs/**/src/**/*.stories.tsx',
        '../apps/*/src/**/*.stories.tsx',
      ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [messages({ keepParser: true }), compiledStyles(), vite.plugins],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...LOADED_LATE],
    },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
