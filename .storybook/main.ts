import type { StorybookConfig } from '@storybook/react-vite';
import { messages } from '../libs/platform/vite.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../libs/**/src/**/*.mdx',
    '../libs/**/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  viteFinal: (vite) => ({ ...vite, plugins: [messages({ keepParser: true }), vite.plugins] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
