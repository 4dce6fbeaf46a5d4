import type { AttachmentKind } from '@forecourt/contract';

const MAX_LENGTH = 120;
/** Control characters, marks that turn the direction of text, and what paths are made of. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;
const EXTENSIONS = { PHOTO: 'jpg', PDF: 'pdf' } as const satisfies Record<AttachmentKind, string>;

/** A file's name as it is shown and saved: one line, with the extension of what it is. */
export function fileName(kind: AttachmentKind, name: string): string {
  const clean = name.normalize('NFC').replace(UNWANTED, ' ').replace(/\s+/g, ' ').trim();
  const stem = clean.replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(/^[. ]+|[. ]+$/g, '');
  const short = Array.from(stem).slice(0, MAX_LENGTH).join('');
  return `${short || kind.toLowerCase()}.${EXTENSIONS[kind]}`;
}

/** The same name in the letters that an address takes. */
export function addressName(name: string): string {
  const [, stem = '', extension = ''] = /^(.*)\.(\w+)$/.exec(name) ?? [];
  const plain = stem
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 50);
  return `${plain || 'file'}.${extension}`;
}
