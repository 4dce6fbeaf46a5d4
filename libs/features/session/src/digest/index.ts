export { DigestOffScreen } from './DigestOffScreen.tsx';
export { DigestOffStore } from './DigestOffStore.ts';
