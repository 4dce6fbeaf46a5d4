export { defaultUiText } from './defaults.ts';
export type { UiText } from './defaults.ts';
export { UiTextProvider, useUiText } from './UiTextProvider.tsx';
export type { UiTextOverrides } from './UiTextProvider.tsx';
