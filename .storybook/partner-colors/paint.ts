import { addons } from 'storybook/preview-api';
import { applyPartnerTheme } from '../../libs/ui/src/theme/applyPartnerTheme.ts';
import { partnerPresets } from '../../libs/ui/src/theme/presets.ts';
import type { PartnerPresetName } from '../../libs/ui/src/theme/presets.ts';
import { askEvent, paintEvent } from './events.ts';
import type { Paint } from './events.ts';

let preset: PartnerPresetName = 'northgate';
let edited: Paint = null;

const show = (): void => {
  applyPartnerTheme(edited ?? partnerPresets[preset].colors);
};

/** Paints the page with a preset; edited colors stay until another preset is chosen. */
export function choosePreset(name: PartnerPresetName): void {
  if (name !== preset) edited = null;
  preset = name;
  show();
}

/** Follows the toolbar: its colors are written directly to CSS variables, without React. */
export function followToolbar(): void {
  const channel = addons.getChannel();
  channel.on(paintEvent, (colors: Paint) => {
    edited = colors;
    show();
  });
  channel.emit(askEvent);
}
