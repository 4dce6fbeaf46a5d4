export { CommandsStore } from './CommandsStore.ts';
export { FindButton } from './FindButton.tsx';
export { messages as commandMessages } from './messages.ts';
export { useCommandKeys } from './useCommandKeys.ts';
