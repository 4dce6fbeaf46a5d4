import { Button } from '@forecourt/ui/button';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import { followPrinting, picturesReady } from './preparePrint.ts';

/** Prints the report, or saves it as a PDF, once all its pictures are there. */
export function PrintButton() {
  const [waiting, setWaiting] = useState(false);
  useEffect(followPrinting, []);
  const print = async (): Promise<void> => {
    setWaiting(true);
    await picturesReady();
    setWaiting(false);
    // Drawn without the ring first: printing holds the page.
    setTimeout(() => window.print());
  };
  return (
    <Button icon={Printer} loading={waiting} onClick={() => void print()}>
      <FormattedMessage {...messages.print} />
    </Button>
  );
}
