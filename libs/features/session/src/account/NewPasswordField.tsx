import { newPasswordMinLength } from '@forecourt/contract';
import { PasswordField } from '@forecourt/ui/password-field';
import type { PasswordFieldProps } from '@forecourt/ui/password-field';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { FormattedMessage } from 'react-intl';
import { accountMessages } from './messages.ts';
import { passwordStrength } from './passwordStrength.ts';
import type { PasswordStrength } from './passwordStrength.ts';
import { strengthRecipe } from './NewPasswordField.recipe.ts';

const words = {
  1: accountMessages.weak,
  2: accountMessages.fair,
  3: accountMessages.strong,
} as const;

/** A field for a new password: the rule first, then the strength of what is typed. */
export function NewPasswordField(props: PasswordFieldProps) {
  const strength = passwordStrength(props.value, newPasswordMinLength);
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      hint={
        strength === 0 ? <FormattedMessage {...accountMessages.rule} /> : <Strength of={strength} />
      }
    />
  );
}

function Strength({ of: strength }: { of: Exclude<PasswordStrength, 0> }) {
  const styles = useSlotRecipe(strengthRecipe);
  return (
    <span className={styles.root}>
      <span className={styles.bars} aria-hidden>
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={styles.bar} data-on={bar <= strength ? strength : undefined} />
        ))}
      </span>
      <FormattedMessage {...words[strength]} />
    </span>
  );
}
