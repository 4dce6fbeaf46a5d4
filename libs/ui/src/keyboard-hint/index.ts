export { KeyboardHint, KeyboardHintList } from './KeyboardHint.tsx';
export type { KeyboardHintProps, Shortcut } from './KeyboardHint.tsx';
