import catalogue from 'virtual:forecourt-catalogue';
import { Children, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Device, StoryLink } from '../links/stories.ts';
import { Shot } from '../shots/Shot.tsx';
import { useShotGlobals } from './useToolbar.ts';

interface StepProps {
  /** Title of the screen in the sidebar. */
  of: string;
  /** The story, by the name of its export. */
  story: string;
  /** What has happened. */
  name: string;
  /** Who sees this. */
  who: string;
  /** @default a phone: every screen is at home there, and can be read in a small frame */
  device?: Device;
}

function storyOf({ of, story, device }: StepProps): StoryLink {
  const found = catalogue.screens[of]?.stories[story];
  if (!found) throw new Error(`${of} has no story ${story}`);
  return { ...found, device: device ?? 'phone' };
}

/** One picture of a strip: what somebody sees when something has happened. */
export const Step = (_: StepProps): ReactNode => null;

/** Of a whole frame in px: a phone at 72 %, whose text can be read; its width is in docs.css. */
const HEIGHT = 562;

/** A flow from its first message to its end: its states one after the other, live. */
export function Strip({ children }: { children: ReactNode }) {
  const globals = useShotGlobals();
  const steps = Children.toArray(children).filter((one): one is ReactElement<StepProps> =>
    isValidElement(one),
  );
  return (
    <ol className="fc-strip sb-unstyled" tabIndex={0} aria-label="States of the flow">
      {steps.map(({ props }, index) => (
        <li key={`${index} ${globals}`}>
          <Shot story={storyOf(props)} globals={globals} height={HEIGHT}>
            <span className="fc-step">{index + 1}</span>
            {index < steps.length - 1 ? <span className="fc-next" aria-hidden /> : <span />}
            <b>{props.name}</b>
            <span className="fc-who">{props.who}</span>
          </Shot>
        </li>
      ))}
    </ol>
  );
}
