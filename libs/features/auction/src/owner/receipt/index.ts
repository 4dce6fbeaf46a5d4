import { lazy } from 'react';

/** The owner's receipt; its code is loaded when it is opened. */
export const ReceiptPage = lazy(() => import('./ReceiptPage.tsx'));
