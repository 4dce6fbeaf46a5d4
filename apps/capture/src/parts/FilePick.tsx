import { type ButtonLook, buttonRecipe } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import { cx, useRecipe } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import styles from './FilePick.module.css';

export interface FilePickProps {
  /** Opens the camera directly, or the phone's own menu of camera, photos and files. */
  from: 'camera' | 'files';
  accept?: 'image/*' | 'video/*';
  multiple?: boolean;
  /** Accessible text in addition to the visible content. */
  label?: string;
  /** Styled as a button of the kit. */
  variant?: ButtonLook['variant'];
  icon?: ButtonLook['icon'];
  className?: string | undefined;
  onFiles(files: File[]): void;
  /** Called instead of opening the camera or the files. */
  instead?: (() => void) | undefined;
  children: ReactNode;
}

/** Content that opens the camera or the files when pressed, backed by a real file input. */
export function FilePick({
  from,
  accept = 'image/*',
  multiple = false,
  label,
  variant,
  icon,
  className,
  onFiles,
  instead,
  children,
}: FilePickProps) {
  const button = useRecipe(buttonRecipe, { variant, size: 'touch' });
  return (
    <label className={cx(styles.pick, variant && button, className)}>
      <input
        type="file"
        className={styles.input}
        accept={accept}
        aria-label={label}
        multiple={multiple}
        {...(from === 'camera' && { capture: 'environment' })}
        onClick={(event) => {
          if (!instead) return;
          event.preventDefault();
          instead();
        }}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Choosing the same file again must fire a change event, too.
          target.value = '';
        }}
      />
      {icon && <Icon icon={icon} size={20} />}
      {children}
    </label>
  );
}
