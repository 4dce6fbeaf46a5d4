import { EMAIL_LOCAL_MAX_LENGTH, EMAIL_MAX_LENGTH } from './limits.ts';

const local = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domain = /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** Whether a text has the form of an email address: 254 characters, 64 before the @ (spec §5). */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX_LENGTH) return false;
  const at = text.lastIndexOf('@');
  const before = text.slice(0, at);
  return (
    at > 0 &&
    before.length <= EMAIL_LOCAL_MAX_LENGTH &&
    local.test(before) &&
    domain.test(text.slice(at + 1))
  );
}
