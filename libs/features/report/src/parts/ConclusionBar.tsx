import { conclusionNames } from '@forecourt/platform/flow-words';
import { Button } from '@forecourt/ui/button';
import { NextStepBar } from '@forecourt/ui/next-step-bar';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { conclusionMessages as messages } from '../conclusionMessages.ts';
import { sectionName } from '../messages.ts';
import { scrollToSection } from '../scrollToSection.ts';
import { conclusionOf, isDecidable } from '../sections.ts';
import type { ConclusionProps } from './Conclusion.types.ts';
import { conclusionSection } from './conclusionSection.ts';
import { openNextCar } from './openNextCar.ts';

/** The one next step of a claim or an inspection, for a bar at the bottom of a phone. */
export const ConclusionBar = observer(function ConclusionBar({
  store,
  definition,
  onOpen,
}: ConclusionProps) {
  const { data } = store;
  if (!data) return null;
  const id = conclusionSection(data);
  const status = conclusionOf(data);
  const found = { idle: null, searching: null, none: messages.none, failed: messages.searchFailed };
  const stands = status === undefined ? sectionName(id, definition) : conclusionNames[status];
  const words = found[store.searching] ?? stands;
  const mayDraw = status === undefined && isDecidable(data.report) && store.mayConclude;
  return (
    <NextStepBar title={<FormattedMessage {...words} />} unlessSeen={id}>
      {status === undefined ? (
        <Button
          size="lg"
          variant={mayDraw ? 'solid' : 'outline'}
          onClick={() => scrollToSection(id)}
        >
          <FormattedMessage {...(mayDraw ? messages.draw : messages.view)} />
        </Button>
      ) : (
        <Button
          size="lg"
          variant="solid"
          iconAfter={ArrowRight}
          loading={store.searching === 'searching'}
          onClick={() => void openNextCar(store, onOpen)}
        >
          <FormattedMessage {...messages.next} />
        </Button>
      )}
    </NextStepBar>
  );
});
