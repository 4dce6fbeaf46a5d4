export { PreviewFrame } from './PreviewFrame.tsx';
export type { PreviewFrameProps } from './PreviewFrame.tsx';
