import type { EmbedPreviewProps } from '@forecourt/feature-settings';
import { createElement } from 'react';
import '../../embed/embed.ts';

/** The element of `embed.js` itself: it asks, draws and opens as on a website. */
export default function EmbedPreview({ uniqueId, embed }: EmbedPreviewProps) {
  const attributes = Object.entries(embed).filter(([, value]) => value !== '');
  return createElement('forecourt-get-started', {
    partner: uniqueId,
    ...Object.fromEntries(attributes),
  });
}
