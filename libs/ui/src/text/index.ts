export { defaultUiText } from './defaults.ts';
export type { UiText } from './defaults.ts';
export { UiTextProvider, useUiText } from './UiTextProvider.tsx';
export { uiTextOf } from './uiTextOf.ts';
export type { UiTextOverrides } from './UiTextProvider.tsx';
