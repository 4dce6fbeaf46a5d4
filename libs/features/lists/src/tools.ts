// What is loaded with a first press on a list: bulk actions and questions about a row.
export { default as CarBulk } from './cars/bulk/CarBulk.tsx';
export { default as Bulk } from './requests/bulk/Bulk.tsx';
export { default as RetryDialog } from './requests/parts/RetryDialog.tsx';
export { default as SendQuestionDialog } from './requests/parts/SendQuestionDialog.tsx';
export { default as ThreadBulk } from './threads/bulk/ThreadBulk.tsx';
