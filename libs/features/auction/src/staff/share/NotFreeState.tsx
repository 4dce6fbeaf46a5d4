import type { NotFree } from '@forecourt/contract';
import { Text } from '@forecourt/ui/layout';
import { FormattedMessage } from 'react-intl';
import { Note } from '../../shared/Note.tsx';
import { notFreeTexts, notFreeTitles } from './shareMessages.ts';

/** In place of the steps: the car is taken, and by what. */
export function NotFreeState({ reason }: { reason: NotFree }) {
  return (
    <Note role="status">
      <Text as="strong">
        <FormattedMessage {...notFreeTitles[reason]} />
      </Text>
      <p>
        <FormattedMessage {...notFreeTexts[reason]} />
      </p>
    </Note>
  );
}
