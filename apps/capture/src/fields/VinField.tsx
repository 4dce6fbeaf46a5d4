import Images from 'lucide-react/icons/images';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import { useContext, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { useDraft, useModel } from '../app/context.ts';
import { lazyPart } from '../app/lazyPart.tsx';
import { CodeReaderContext } from '../barcode/codeReaderContext.ts';
import { barcodeMessages as messages } from '../barcode/messages.ts';
import { useCameraMode } from '../camera/cameraContext.ts';
import type { Place } from '../draft/actions.ts';
import { FilePick } from '../parts/FilePick.tsx';
import { problemMessage } from '../parts/photoMessages.ts';
import { useIntake } from '../photo/useIntake.ts';
import type { TextFieldDefinition } from './definition.ts';
import styles from './fields.module.css';
import { TextField } from './TextField.tsx';

const ScanDialog = lazyPart(() => import('../barcode/ScanDialog.tsx'));

/** The photo that the VIN's step asks for. */
const SHOT: Place = { section: 'vin', slot: null, single: true };

/** How the reading of a code went; the VIN that was read. */
type Reading = { kind: 'reading' | 'none' | 'other' | 'failed' } | { kind: 'read'; vin: string };

/** The VIN, typed or read from its barcode. */
export function VinField({ field }: { field: TextFieldDefinition }) {
  const intl = useIntl();
  const { actions } = useModel();
  const draft = useDraft();
  const mode = useCameraMode();
  const openReader = useContext(CodeReaderContext);
  const intake = useIntake();
  const [isScanning, setScanning] = useState(false);
  const [reading, setReading] = useState<Reading | null>(null);
  const latest = useRef<File>(null);

  function fill(vin: string): void {
    setReading({ kind: 'read', vin });
    void actions.setField(field.path, vin);
  }

  async function readPhoto(file: File): Promise<void> {
    latest.current = file;
    setReading({ kind: 'reading' });
    if (!draft.photos.some(({ section }) => section === 'vin')) void intake.take([file], [SHOT]);
    const finding = await import('../barcode/vinInPhoto.ts')
      .then(({ vinInPhoto }) => vinInPhoto(file, openReader))
      .catch(() => ({ kind: 'failed' as const }));
    if (latest.current !== file) return;
    if (finding.kind === 'vin') fill(finding.vin);
    else setReading(finding);
  }

  const isChanged = reading?.kind === 'read' && reading.vin !== draft.value(field.path);
  return (
    <div className={styles.switched}>
      {/* What was read replaces what was being typed. */}
      <TextField key={reading?.kind === 'read' ? reading.vin : ''} field={field} />
      <div role="status">
        {reading && !isChanged && reading.kind !== 'failed' && (
          <p className={styles.reading}>{intl.formatMessage(messages[reading.kind])}</p>
        )}
      </div>
      {(intake.problem ?? (reading?.kind === 'failed' || null)) && (
        <Alert status="error">
          {intl.formatMessage(intake.problem ? problemMessage(intake.problem) : messages.failed)}
        </Alert>
      )}
      <div className={styles.scanWays}>
        {mode !== 'app' && (
          <Button
            size="touch"
            variant="outline"
            icon={ScanBarcode}
            onClick={() => setScanning(true)}
          >
            {intl.formatMessage(messages.scan)}
          </Button>
        )}
        <FilePick
          from="files"
          variant={mode === 'app' ? 'outline' : 'plain'}
          icon={mode === 'app' ? ScanBarcode : Images}
          onFiles={([file]) => file && void readPhoto(file)}
        >
          {intl.formatMessage(mode === 'app' ? messages.scanPhoto : messages.fromPhoto)}
        </FilePick>
      </div>
      {isScanning && (
        <ScanDialog
          onVin={(vin) => {
            setScanning(false);
            fill(vin);
          }}
          onPhoto={(file) => {
            setScanning(false);
            void readPhoto(file);
          }}
          onClose={() => setScanning(false)}
        />
      )}
    </div>
  );
}
