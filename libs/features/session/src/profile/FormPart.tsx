import { Button } from '@forecourt/ui/button';
import { Heading } from '@forecourt/ui/layout';
import { useSlotRecipe } from '@forecourt/ui/styling';
import type { FormEvent, ReactNode } from 'react';
import { profileRecipe } from './ProfileScreen.recipe.ts';

interface FormPartProps {
  /** Of the heading, unique on the page. */
  id: string;
  title: ReactNode;
  /** Between the title and the fields. */
  lead?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** What is wrong with the form as a whole; a field says itself what is wrong with it. */
  problem?: ReactNode;
  /** What the button that saves says. */
  submit: ReactNode;
  /** Whether it is being saved. */
  pending: boolean;
  onSubmit(): void;
  /** Other buttons beside it. */
  more?: ReactNode;
  /** Said once it is saved. */
  done?: ReactNode;
}

/** A part of /profile with fields and one button that saves them. */
export function FormPart(props: FormPartProps) {
  const { id, title, lead, children, problem, submit, pending, onSubmit, more, done } = props;
  const styles = useSlotRecipe(profileRecipe);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id} textStyle="title">
          {title}
        </Heading>
        {lead}
      </div>
      <form className={styles.form} onSubmit={send} noValidate>
        {children}
        <p role="alert" className={styles.alert} hidden={!problem}>
          {problem}
        </p>
        <div className={styles.buttons}>
          <Button type="submit" variant="solid" loading={pending}>
            {submit}
          </Button>
          {more}
        </div>
        <p role="status" className={styles.done}>
          {done}
        </p>
      </form>
    </section>
  );
}
