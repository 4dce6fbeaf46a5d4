export { DealerForm } from './DealerForm.ts';
export { DealerPanel } from './DealerPanel.tsx';
export type { DealerPanelProps } from './DealerPanel.tsx';
