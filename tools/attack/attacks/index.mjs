import { attack as chatFiles } from './chatFiles.mjs';
import { attack as dealerLinks } from './dealerLinks.mjs';
import { attack as erased } from './erased.mjs';
import { attack as headers } from './headers.mjs';
import { attack as hostileBodies } from './hostileBodies.mjs';
import { attack as hosts } from './hosts.mjs';
import { attack as images } from './images.mjs';
import { attack as inviteFlood } from './inviteFlood.mjs';
import { attack as keys } from './keys.mjs';
import { attack as log } from './log.mjs';
import { attack as lowRoles } from './lowRoles.mjs';
import { attack as origins } from './origins.mjs';
import { attack as otherTenants } from './otherTenants.mjs';
import { attack as passwords } from './passwords.mjs';
import { attack as paths } from './paths.mjs';
import { attack as repeats } from './repeats.mjs';
import { attack as resets } from './resets.mjs';
import { attack as signUpMessages } from './signUpMessages.mjs';
import { attack as sockets } from './sockets.mjs';
import { attack as tokens } from './tokens.mjs';
import { attack as uploads } from './uploads.mjs';

/** In this order: attacks that exhaust a limit or read the log come last. */
export const attacks = [
  otherTenants,
  lowRoles,
  tokens,
  keys,
  repeats,
  sockets,
  origins,
  hosts,
  paths,
  headers,
  images,
  uploads,
  chatFiles,
  erased,
  hostileBodies,
  signUpMessages,
  resets,
  dealerLinks,
  inviteFlood,
  passwords,
  log,
];
