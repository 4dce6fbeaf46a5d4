export { PresenceStore } from './PresenceStore.ts';
export { PresentPeople } from './PresentPeople.tsx';
