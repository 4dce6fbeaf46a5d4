import { Icon } from '@forecourt/ui/icon';
import { useSlotRecipe } from '@forecourt/ui/styling';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import { type IntlShape, useIntl } from 'react-intl';
import { fileMessages } from '../files/fileMessages.ts';
import { plainText } from '../plainText.ts';
import { filesRecipe } from './files.recipe.ts';

const KB = 1024;

/** A PDF file: its name and size; with an address, a download. */
export function PdfRow({ name, bytes, href }: { name: string; bytes: number; href?: string }) {
  const styles = useSlotRecipe(filesRecipe);
  const intl = useIntl();
  const size = sizeOf(bytes, intl);
  const shown = plainText(name);
  const content = (
    <>
      <Icon icon={FileText} size={20} />
      <span className={styles.words}>
        <bdi className={styles.name}>{shown}</bdi>
        <span className={styles.size}>PDF · {size}</span>
      </span>
    </>
  );
  if (href === undefined) return <span className={styles.pdf}>{content}</span>;
  return (
    <a
      className={styles.pdf}
      href={href}
      download={shown}
      target="_blank"
      rel="noopener noreferrer"
    >
      {content}
      <Icon icon={Download} size={18} label={intl.formatMessage(fileMessages.download)} />
    </a>
  );
}

function sizeOf(bytes: number, intl: IntlShape): string {
  const [value, unit] =
    bytes < KB * KB
      ? ([Math.max(1, Math.round(bytes / KB)), 'kilobyte'] as const)
      : ([bytes / KB / KB, 'megabyte'] as const);
  return intl.formatNumber(value, { style: 'unit', unit, maximumFractionDigits: 1 });
}
