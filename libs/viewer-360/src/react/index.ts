export { Viewer360, type Viewer360Props } from './Viewer360.tsx';
export { useViewer360, useViewer360State, type Viewer360Handle } from './useViewer360.ts';
