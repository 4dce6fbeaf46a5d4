import type { MessageAttachment } from '@forecourt/contract';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fileMessages } from '../files/fileMessages.ts';
import { usePhotoView } from '../files/photoView.ts';
import { plainText } from '../plainText.ts';
import { filesRecipe } from './files.recipe.ts';
import { PdfRow } from './PdfRow.tsx';

/** The photos and PDF files of a message. A photo opens over the whole window. */
export function MessageFiles({ files }: { files: readonly MessageAttachment[] }) {
  const styles = useSlotRecipe(filesRecipe);
  const view = usePhotoView();
  const [opened, setOpened] = useState<MessageAttachment | null>(null);
  if (files.length === 0) return null;
  return (
    <>
      <div className={styles.root}>
        {files.map((file) =>
          file.kind === 'PDF' ? (
            <PdfRow key={file.id} name={file.name} bytes={file.bytes} href={file.url} />
          ) : (
            <Photo key={file.id} photo={file} onOpen={() => setOpened(file)} />
          ),
        )}
      </div>
      {opened && view?.show({ photo: opened, onClose: () => setOpened(null) })}
    </>
  );
}

interface PhotoProps {
  photo: MessageAttachment;
  onOpen: () => void;
}

const Photo = observer(function Photo({ photo, onOpen }: PhotoProps) {
  const styles = useSlotRecipe(filesRecipe);
  const intl = useIntl();
  const view = usePhotoView();
  const { width, height, url, thumbnailUrl } = photo;
  const name = plainText(photo.name);
  const label = intl.formatMessage(fileMessages.open, { name });
  const image = (
    <img
      className={styles.image}
      src={thumbnailUrl ?? url}
      // its place is known before it has loaded, so the list does not jump
      width={width ?? undefined}
      height={height ?? undefined}
      // what the button does, before the note on it
      alt={view ? label : intl.formatMessage(fileMessages.photo, { name })}
      loading="lazy"
      decoding="async"
    />
  );
  const style = width && height ? { aspectRatio: `${width} / ${height}` } : undefined;
  if (view) {
    const note = view.noteOf?.(photo);
    return (
      <button type="button" className={styles.photo} style={style} onClick={onOpen}>
        {image}
        {note && <span className={styles.mark}>{note}</span>}
      </button>
    );
  }
  return (
    <a
      className={styles.photo}
      style={style}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
    >
      {image}
    </a>
  );
});
