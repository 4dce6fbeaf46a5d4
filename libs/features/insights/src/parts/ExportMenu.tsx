import { saveFile } from '@forecourt/platform/csv';
import { Button } from '@forecourt/ui/button';
import { Menu } from '@forecourt/ui/menu';
import { showToast } from '@forecourt/ui/toast';
import Download from 'lucide-react/icons/download';
import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';
import type { Chart } from '../charts.ts';
import { messages, phrases } from '../messages.ts';

/** Whose figures the page shows, of what and when: the line below the title of a saved picture. */
export const PictureLine = createContext('');

interface ExportMenuProps {
  /** Of the figures. */
  title: string;
  /** Name of the files without its end, such as `insights-selling`. */
  file: string;
  disabled?: boolean;
  /** `ghost` beside a title. */
  variant?: 'ghost' | 'outline';
  csv(): string;
  /** None where there is nothing to draw. */
  charts(): readonly Chart[];
}

/** Saves figures as a table for spreadsheets, or as a picture; what draws that loads when it is chosen. */
export function ExportMenu(props: ExportMenuProps) {
  const { title, file, disabled, variant = 'outline', csv, charts } = props;
  const intl = useIntl();
  const line = useContext(PictureLine);
  const name = intl.formatMessage(phrases.export, { title });
  const drawn = disabled ? [] : charts();
  const savePicture = async (): Promise<void> => {
    try {
      const { saveAsPng } = await import('../picture/saveAsPng.ts');
      await saveAsPng(`${file}.png`, { title, line, charts: drawn }, intl);
    } catch {
      showToast({ tone: 'danger', title: intl.formatMessage(messages.notSaved) });
    }
  };
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button
          icon={Download}
          variant={variant}
          size={variant === 'ghost' ? 'sm' : undefined}
          disabled={disabled}
          aria-label={name}
        >
          {intl.formatMessage(messages.export)}
        </Button>
      </Menu.Trigger>
      <Menu.Content aria-label={name}>
        <Menu.Item value="csv" onSelect={() => saveFile(`${file}.csv`, csv(), 'text/csv')}>
          {intl.formatMessage(messages.csv)}
        </Menu.Item>
        <Menu.Item value="png" disabled={drawn.length === 0} onSelect={() => void savePicture()}>
          {intl.formatMessage(messages.png)}
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
