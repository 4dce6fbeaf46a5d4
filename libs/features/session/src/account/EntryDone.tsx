import { ButtonLink } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { loginRecipe } from '../LoginScreen.recipe.ts';
import { EntryFrame } from './EntryFrame.tsx';

interface EntryDoneProps {
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** Link to continue. */
  href: string;
  label: MessageDescriptor;
  footer?: ReactNode;
}

/** Replaces a form before sign-in once it has succeeded; its title is focused and read out. */
export function EntryDone({ title, text, href, label, footer }: EntryDoneProps) {
  const intl = useIntl();
  const { form } = useSlotRecipe(loginRecipe);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <EntryFrame
      titleRef={heading}
      title={intl.formatMessage(title)}
      lead={<FormattedMessage {...text} />}
      footer={footer}
    >
      <div className={form}>
        <ButtonLink href={href} variant="solid" size="lg" fullWidth>
          <FormattedMessage {...label} />
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
