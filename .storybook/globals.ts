import type { Preview } from '@storybook/react-vite';
import { partnerPresets } from '../libs/ui/src/theme/presets.ts';

interface Choice {
  value: string;
  title: string;
}

const toolbar = (title: string, icon: string, items: Choice[]) => ({
  description: title,
  toolbar: { title, icon: icon as 'paintbrush', items, dynamicTitle: true },
});

/** Toolbar settings that apply to every story. */
export const globalTypes: Preview['globalTypes'] = {
  partner: toolbar(
    'Partner',
    'paintbrush',
    Object.entries(partnerPresets).map(([value, { name }]) => ({ value, title: name })),
  ),
  scheme: toolbar('Scheme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  language: toolbar('Language', 'globe', [
    { value: 'en-US', title: 'English' },
    { value: 'pseudo', title: 'Pseudo, 40 % longer' },
    { value: 'rtl', title: 'Pseudo, right to left' },
  ]),
  motion: toolbar('Motion', 'play', [
    { value: 'full', title: 'Motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  network: toolbar('Network', 'transfer', [
    { value: 'fast', title: 'Network as the story says' },
    { value: 'slow', title: 'Slow: 3 s an answer' },
    { value: 'offline', title: 'Offline' },
    { value: 'failing', title: 'Server errors' },
  ]),
};

export const initialGlobals = {
  partner: 'northgate',
  scheme: 'light',
  language: 'en-US',
  // Under test, stories run without motion: a fade-in would be invisible in its first frames.
  motion: '__vitest_browser__' in globalThis ? 'reduced' : 'full',
  network: 'fast',
  viewport: { value: undefined, isRotated: false },
};

const screen = (name: string, width: number, height: number) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

export const viewports = {
  phone: screen('Phone', 390, 844),
  small: screen('Small', 650, 900),
  tablet: screen('Tablet', 768, 1024),
  desktop: screen('Desktop', 1024, 768),
  wide: screen('Wide', 1440, 900),
};
