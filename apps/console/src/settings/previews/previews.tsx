import type { Preview } from '@forecourt/feature-settings';
import { lazyPart } from '@forecourt/platform/lazy-part';
import { messages } from './messages.ts';

/** The invite page; also shown next to its texts. */
export const InvitePreview = lazyPart(() => import('./InvitePreview.tsx'));

/** What a partner embeds, by the script that websites include. */
export const EmbedPreview = lazyPart(() => import('./EmbedPreview.tsx'));

/** The previews shown while a color is dragged; each is loaded lazily. */
export const previews: readonly Preview[] = [
  { id: 'invite', label: messages.invite, device: 'phone', Page: InvitePreview },
  {
    id: 'capture',
    label: messages.capture,
    device: 'phone',
    Page: lazyPart(() => import('./CapturePreview.tsx')),
  },
  {
    id: 'offer',
    label: messages.offer,
    device: 'phone',
    Page: lazyPart(() => import('./OfferPreview.tsx')),
  },
  {
    id: 'dealer',
    label: messages.dealer,
    device: 'phone',
    Page: lazyPart(() => import('./DealerPreview.tsx')),
  },
  {
    id: 'requests',
    label: messages.requests,
    device: 'desktop',
    Page: lazyPart(() => import('./RequestsPreview.tsx')),
  },
];
