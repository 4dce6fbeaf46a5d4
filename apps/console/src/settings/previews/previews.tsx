import type { Preview } from '@forecourt/feature-settings';
import { lazy } from 'react';
import { messages } from './messages.ts';

/** The invite page; also shown next to its texts. */
export const InvitePreview = lazy(() => import('./InvitePreview.tsx'));

/** The previews shown while a color is dragged; each is loaded lazily. */
export const previews: readonly Preview[] = [
  { id: 'invite', label: messages.invite, device: 'phone', Page: InvitePreview },
  {
    id: 'capture',
    label: messages.capture,
    device: 'phone',
    Page: lazy(() => import('./CapturePreview.tsx')),
  },
  {
    id: 'offer',
    label: messages.offer,
    device: 'phone',
    Page: lazy(() => import('./OfferPreview.tsx')),
  },
  {
    id: 'dealer',
    label: messages.dealer,
    device: 'phone',
    Page: lazy(() => import('./DealerPreview.tsx')),
  },
  {
    id: 'requests',
    label: messages.requests,
    device: 'desktop',
    Page: lazy(() => import('./RequestsPreview.tsx')),
  },
];
