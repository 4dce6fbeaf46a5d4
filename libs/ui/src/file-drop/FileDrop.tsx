import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { type DragEvent, type Ref, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { fileDropRecipe } from './FileDrop.recipe.ts';

export interface FileDropProps {
  /** The button, such as to focus it in a dialog. */
  ref?: Ref<HTMLButtonElement>;
  /** Label of the button that opens the choice of a file, e.g. 'Choose file'. */
  label: string;
  /** After the button, e.g. 'or drop it here'. */
  hint: string;
  /** File types that can be chosen, as in the `accept` attribute. A dropped file can be any. */
  accept: string;
  /** While the file is read. */
  loading?: boolean;
  /** A second button, which saves an empty file to be filled in. */
  template?: { label: string; onSave: () => void };
  /** Called with a file that was chosen or dropped, the first of several. */
  onFileChange: (details: { file: File }) => void;
}

/** Takes one file, by choice or by drop; the same file can be taken again once it was corrected. */
export function FileDrop(props: FileDropProps) {
  const { ref, label, hint, accept, loading, template, onFileChange } = props;
  const styles = useSlotRecipe(fileDropRecipe);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file) onFileChange({ file });
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={styles.root}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        accept={accept}
        className={styles.input}
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          take(event.target.files);
          // the same file again, after it was corrected, is a change as well
          event.target.value = '';
        }}
      />
      <Button ref={ref} icon={Upload} loading={loading} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <span>{hint}</span>
      {template && (
        <Button variant="ghost" icon={Download} onClick={() => template.onSave()}>
          {template.label}
        </Button>
      )}
    </div>
  );
}
