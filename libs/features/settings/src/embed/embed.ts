import type { Settings } from '@forecourt/contract';

/** A language that a partner offers. */
export type Language = Settings['general']['locales']['list'][number];

/** How a partner's website includes the form. An empty text leaves a choice to its default. */
export interface Embed {
  /** A button with a dialog, a floating button with one, or the form in the page. */
  mode: 'button' | 'popup' | 'inline';
  /** Code such as `de-DE`; by default that of the website. */
  language: string;
  /** Words of the button. */
  text: string;
  /** `#RRGGBB`; by default the partner's published color. */
  color: string;
  /** By default as the visitor's device has it. */
  scheme: '' | 'light' | 'dark';
}

export const defaultEmbed: Embed = {
  mode: 'button',
  language: '',
  text: '',
  color: '',
  scheme: '',
};
