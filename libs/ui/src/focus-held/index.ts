export { useFocusHeld } from './useFocusHeld.ts';
