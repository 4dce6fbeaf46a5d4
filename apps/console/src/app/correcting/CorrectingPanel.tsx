import { callsOf } from '@forecourt/api-client';
import {
  CorrectionForm,
  CorrectionPanel,
  isMobileNumber,
  readPhone,
} from '@forecourt/feature-lists/corrections';
import type { CorrectionAsk } from '@forecourt/feature-lists/requests';
import { createStorage } from '@forecourt/platform';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { App } from '../App.ts';
import type { Staff } from '../../stores/Staff.ts';

/** What is typed outlives a reload of this tab. */
const tab = createStorage(() => globalThis.sessionStorage);

interface CorrectingPanelProps {
  app: App;
  staff: Staff;
}

/** The form that corrects what is asked about. */
export default observer(function CorrectingPanel({ app, staff }: CorrectingPanelProps) {
  const { asked } = staff.correcting;
  const [form, setForm] = useState<CorrectionForm | null>(null);
  // The form stays while the panel closes.
  if (asked && asked !== form?.ask) setForm(formOf(app, asked));
  if (!form) return null;
  return (
    <CorrectionPanel
      key={form.ask.id}
      form={form}
      open={asked !== null}
      onClose={() => staff.correcting.close()}
    />
  );
});

function formOf(app: App, ask: CorrectionAsk): CorrectionForm {
  const userId = app.session.user.value?.id ?? 'somebody';
  return new CorrectionForm({
    ask,
    api: callsOf(app.http, CorrectionForm.endpoints),
    readPhone: (stored) => readPhone(stored),
    isMobileNumber,
    kept: {
      storage: tab,
      key: `forecourt_correction:${userId}:${ask.id}:${ask.fields.join()}`,
    },
  });
}
