export { Findings } from './Findings.tsx';
export { FindingsStore } from './FindingsStore.ts';
