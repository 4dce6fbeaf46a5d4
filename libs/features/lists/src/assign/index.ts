export { AgentButton } from './AgentButton.tsx';
export { AssignDialog } from './AssignDialog.tsx';
export { AssignStore } from './AssignStore.ts';
