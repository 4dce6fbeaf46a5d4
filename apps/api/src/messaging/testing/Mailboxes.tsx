import { emailHtml, type Brand } from '../email/document.ts';
import { sampleEmail, SAMPLE_SITE, TYPED, type EmailPurpose, type Typed } from './sampleEmails.ts';

/** Three partners: a usual one with a logo, and two whose colors are hard to read. */
const PARTNERS = {
  'Northgate Motors': { color: '#1d4ed8', logo: '/demo-media/partners/northgate-logo.svg' },
  Neon: { color: '#39ff14', logo: null },
  'Near black': { color: '#0a0a0c', logo: null },
};
const SCHEMES = ['light', 'dark'] as const;

export interface MailboxesProps {
  purpose: EmailPurpose;
  /** What differs from the usual words. */
  typed?: Partial<Typed>;
  /** Whether the mail program shows no pictures, as many do at first. */
  blocksImages?: boolean;
  /** Address of a logo for dark backgrounds, of the partner that has a logo. */
  darkLogo?: string;
}

/** A mail in the colors of three partners, in a light and in a dark mail program. */
export function Mailboxes({ purpose, typed, blocksImages = false, darkLogo }: MailboxesProps) {
  const mails = Object.entries(PARTNERS).flatMap(([partner, { color, logo }]) => {
    const wrote = { ...TYPED, partner, ...typed };
    const url = logo && new URL(logo, window.location.href).href;
    const own = url ? { url, width: 180, ...(darkLogo && { darkUrl: darkLogo }) } : null;
    const brand: Brand = { name: wrote.partner, color, logo: own };
    const html = emailHtml(sampleEmail(purpose, wrote), brand, SAMPLE_SITE);
    const shown = blocksImages ? html.replace('<head>', `<head>${NO_IMAGES}`) : html;
    return SCHEMES.map((scheme) => ({ partner, scheme, html: inScheme(shown, scheme) }));
  });
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {mails.map(({ partner, scheme, html }) => (
        <iframe
          key={partner + scheme}
          title={`${partner}, ${scheme}`}
          srcDoc={html}
          style={{ width: 600, height: 640, border: 0 }}
        />
      ))}
    </div>
  );
}

/** A frame takes the browser's scheme, so the mail's own rule is decided here. */
function inScheme(html: string, scheme: (typeof SCHEMES)[number]): string {
  return html.replace('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all');
}

const NO_IMAGES = `<meta http-equiv="Content-Security-Policy" content="img-src 'none'">`;
