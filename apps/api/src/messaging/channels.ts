/** Nobody can be reached this way, because no provider is set. Trying again does not help. */
export class ChannelOff extends Error {
  constructor(channel: 'E-mail' | 'SMS') {
    super(`${channel} is switched off: no provider is set`);
    this.name = 'ChannelOff';
  }
}
