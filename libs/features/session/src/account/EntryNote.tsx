import { ButtonLink } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { loginRecipe } from '../LoginScreen.recipe.ts';
import { EntryFrame } from './EntryFrame.tsx';

interface EntryNoteProps {
  title: string;
  /** The reason, and what to do. */
  children: ReactNode;
  /** Link to continue. */
  href: string;
  label: ReactNode;
  footer?: ReactNode;
}

/** A page before sign-in without a form, such as that of an expired link. */
export function EntryNote({ title, children, href, label, footer }: EntryNoteProps) {
  const { form } = useSlotRecipe(loginRecipe);
  return (
    <EntryFrame title={title} lead={children} footer={footer}>
      <div className={form}>
        <ButtonLink href={href} variant="solid" size="lg" fullWidth>
          {label}
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
