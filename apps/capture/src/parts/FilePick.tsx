import type { ReactNode } from 'react';
import styles from './FilePick.module.css';

export interface FilePickProps {
  /** Camera straight away, or the phone's own choice of camera, pictures and files. */
  from: 'camera' | 'files';
  accept?: 'image/*' | 'video/*';
  multiple?: boolean;
  /** Said in addition to the words inside. */
  label?: string;
  className?: string | undefined;
  onFiles(files: File[]): void;
  /** Called in place of opening the camera or the files. */
  instead?: (() => void) | undefined;
  children: ReactNode;
}

/** Words or a picture that open the camera or the files when pressed; a real file input underneath. */
export function FilePick({
  from,
  accept = 'image/*',
  multiple = false,
  label,
  className,
  onFiles,
  instead,
  children,
}: FilePickProps) {
  return (
    <label className={`${styles.pick} ${className ?? ''}`}>
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
          // Choosing the same file again must be heard too.
          target.value = '';
        }}
      />
      {children}
    </label>
  );
}
