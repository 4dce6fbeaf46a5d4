import { SendError } from './sendError.ts';

/** Nobody can be reached this way, because no provider is set. Trying again does not help. */
export class ChannelOff extends SendError {
  constructor(channel: 'E-mail' | 'SMS') {
    super(`${channel} is switched off: no provider is set`, 'CHANNEL_OFF', { isFinal: true });
    this.name = 'ChannelOff';
  }
}
