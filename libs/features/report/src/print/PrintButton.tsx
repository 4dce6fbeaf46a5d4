import { Button } from '@forecourt/ui/button';
import type { ButtonLook } from '@forecourt/ui/button';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import { followPrinting, picturesReady } from './preparePrint.ts';

/** Prints the report, or saves it as a PDF, once all its pictures have loaded. */
export function PrintButton({ size }: Pick<ButtonLook, 'size'>) {
  const [waiting, setWaiting] = useState(false);
  useEffect(followPrinting, []);
  const print = async (): Promise<void> => {
    setWaiting(true);
    await picturesReady();
    setWaiting(false);
    // Remove the spinner before printing, which blocks the page.
    setTimeout(() => window.print());
  };
  return (
    <Button icon={Printer} size={size} loading={waiting} onClick={() => void print()}>
      <FormattedMessage {...messages.print} />
    </Button>
  );
}
