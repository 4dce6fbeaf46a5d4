import { ButtonLink } from '@forecourt/ui/button';
import { useSlotStyles } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { loginRecipe } from '../LoginScreen.recipe.ts';
import { EntryFrame } from './EntryFrame.tsx';

interface EntryNoteProps {
  title: ReactNode;
  /** Why, and what to do. */
  children: ReactNode;
  /** The way on. */
  href: string;
  label: ReactNode;
}

/** A page before one is in that has nothing to fill in, such as that of a link that has ended. */
export function EntryNote({ title, children, href, label }: EntryNoteProps) {
  const { form } = useSlotStyles(loginRecipe);
  return (
    <EntryFrame title={title} lead={children}>
      <div className={form}>
        <ButtonLink href={href} variant="solid" size="lg" fullWidth>
          {label}
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
