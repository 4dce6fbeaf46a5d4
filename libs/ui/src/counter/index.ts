export { Counter } from './Counter.tsx';
export type { CounterProps } from './Counter.tsx';
