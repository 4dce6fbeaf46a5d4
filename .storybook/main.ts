import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { messages } from '../libs/platform/vite.ts';
import { compiledStyles } from '../libs/ui/vite.ts';
import { catalogueModule } from './links/plugin.ts';
import { readableProps } from './docs/docgen.ts';
import { withPages } from './docs/indexer.ts';

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
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [
    './public',
    { from: '../apps/api/demo-media', to: '/demo-media' },
    { from: '../node_modules/@fontsource-variable/inter/files', to: '/fonts' },
  ],
  experimental_indexers: withPages,
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      messages({ keepParser: true }),
      compiledStyles(),
      catalogueModule(join(import.meta.dirname, '..')),
      vite.plugins,
      readableProps(),
    ],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...LOADED_LATE],
      // What an earlier commit left behind lacks what was imported since, which would be found late.
      force: process.env.VITEST !== undefined,
    },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
