import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import { Icon } from '../icon/Icon.tsx';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { Avatar } from './Avatar.tsx';
import { roleAvatarRecipe } from './RoleAvatar.recipe.ts';

export interface RoleAvatarProps {
  /** Full name; its initials are shown. */
  name: string;
  /** A seller is a minus-user on blue, a buyer a plus-user on green (spec §2). */
  role: 'seller' | 'buyer';
}

/** The initials of the other side of a conversation, with a small badge of their role. */
export function RoleAvatar({ name, role }: RoleAvatarProps) {
  const styles = useSlotRecipe(roleAvatarRecipe, { role });
  const text = useUiText();
  return (
    <span className={styles.root}>
      <Avatar name={name} />
      <span className={styles.badge}>
        <Icon
          icon={role === 'seller' ? UserMinus : UserPlus}
          size={12}
          label={role === 'seller' ? text.seller : text.buyer}
        />
      </span>
    </span>
  );
}
