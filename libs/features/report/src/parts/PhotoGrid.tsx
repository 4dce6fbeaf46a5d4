import type { Upload } from '@forecourt/contract';
import { ImageGrid } from '@forecourt/ui/image-grid';
import type { ImageGridItem } from '@forecourt/ui/image-grid';
import { useIntl } from 'react-intl';
import { phrases } from '../messages.ts';
import { photoSource } from '../photo.ts';

interface PhotoGridProps {
  /** Name of the section, as in its title. */
  section: string;
  uploads: readonly Upload[];
}

/** The photos of a section, sized, with when they were taken. */
export function PhotoGrid({ section, uploads }: PhotoGridProps) {
  const intl = useIntl();
  const items = uploads.flatMap((upload, index): ImageGridItem[] => {
    const source = photoSource(upload);
    if (!source) return [];
    return [
      {
        id: upload.id,
        src: source.src,
        srcSet: source.srcSet,
        sizes: '(max-width: 650px) 45vw, 280px',
        alt:
          upload.description ?? intl.formatMessage(phrases.photoOf, { section, number: index + 1 }),
        kind: upload.filetype,
      },
    ];
  });
  return items.length > 0 && <ImageGrid items={items} label={section} />;
}
