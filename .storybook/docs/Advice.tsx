import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Icon } from '@forecourt/ui';

interface ExampleProps {
  /** Why it is right, or what is wrong with it. */
  says: string;
  /** The example, live. */
  children: ReactNode;
}

/** Examples of what to do and what not, beside each other where there is room. */
export const Advice = ({ children }: { children: ReactNode }) => (
  <div className="fc-advice sb-unstyled">{children}</div>
);

export const Do = ({ says, children }: ExampleProps) => (
  <figure className="fc-do">
    <div className="fc-example">{children}</div>
    <figcaption>
      <Icon icon={Check} />
      <span>
        <b>Do</b> {says}
      </span>
    </figcaption>
  </figure>
);

export const Dont = ({ says, children }: ExampleProps) => (
  <figure className="fc-dont">
    <div className="fc-example">{children}</div>
    <figcaption>
      <Icon icon={X} />
      <span>
        <b>Don’t</b> {says}
      </span>
    </figcaption>
  </figure>
);
