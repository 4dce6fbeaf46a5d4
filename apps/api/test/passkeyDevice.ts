import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** A software authenticator: creates one passkey for one site and signs with it. */
export class PasskeyDevice {
  readonly id = randomBytes(32);
  counter = 0;
  private readonly origin: string;
  private readonly privateKey: KeyObject;
  private readonly publicKey: Buffer;

  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const [px, py] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    // COSE: kty EC2, alg ES256, crv P-256, x, y
    const head = Buffer.from('a5010203262001215820', 'hex');
    this.publicKey = Buffer.concat([head, px, Buffer.from('225820', 'hex'), py]);
  }

  /** Responds to registration options, as JSON text. */
  create(options: string): string {
    const { challenge } = JSON.parse(options) as { challenge: string };
    const size = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), size, this.id, this.publicKey]);
    const authData = Buffer.concat([this.authenticatorData(0x45), credential]);
    // CBOR: { fmt: 'none', attStmt: {}, authData }
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([authData.length]),
      authData,
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** @param verified whether its owner unlocked it by finger, face or PIN. */
  get(options: string, verified = true): string {
    const { challenge } = JSON.parse(options) as { challenge: string };
    this.counter += 1;
    const authData = this.authenticatorData(verified ? 0x05 : 0x01);
    const clientData = this.clientData('webauthn.get', challenge);
    const hash = createHash('sha256').update(clientData).digest();
    const signature = sign('sha256', Buffer.concat([authData, hash]), this.privateKey);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private answer(response: object): string {
    const id = this.id.toString('base64url');
    const envelope = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
    return JSON.stringify({ ...envelope, response });
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin }), 'utf8');
  }

  private authenticatorData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const party = createHash('sha256').update(new URL(this.origin).hostname).digest();
    return Buffer.concat([party, Buffer.from([flags]), counter]);
  }
}
