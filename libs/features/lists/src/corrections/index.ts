export { CorrectionForm } from './CorrectionForm.ts';
export { CorrectionPanel } from './CorrectionPanel.tsx';
export { isMobileNumber, readPhone } from './phones.ts';
