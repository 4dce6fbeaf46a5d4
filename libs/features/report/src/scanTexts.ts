import type { ViewerTexts } from '@forecourt/viewer-360';
import type { IntlShape } from 'react-intl';
import { scanMessages, scanPhrases } from './scanMessages.ts';

/** The texts of the 360 viewer in the reader's language. */
export function scanTexts(intl: IntlShape): ViewerTexts {
  const names = Object.keys(scanMessages) as (keyof typeof scanMessages)[];
  const words = names.map((name) => [name, intl.formatMessage(scanMessages[name])]);
  return {
    ...(Object.fromEntries(words) as Record<keyof typeof scanMessages, string>),
    loading: (percent) => intl.formatMessage(scanPhrases.loading, { percent }),
    angle: (degrees) => intl.formatMessage(scanPhrases.angle, { degrees }),
  };
}
