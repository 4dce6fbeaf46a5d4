import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';

export const CLIENT = { id: 'forecourt', secret: 'the-client-secret-of-north' };

/** What a person has at the provider. */
export interface ProviderPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
}

/** How the provider misbehaves in a test. */
interface Faults {
  nonce?: string;
  audience?: string;
  issuer?: string;
  state?: string;
  /** Seconds from now on; negative ones are over. */
  expiresIn?: number;
  /** Signs with a key that it does not publish. */
  strange?: boolean;
  /** How many seconds ago the person signed in there; null does not say it. */
  signedIn?: number | null;
  /** Leaves email and groups to userinfo. */
  thinToken?: boolean;
}

interface Grant {
  asked: URLSearchParams;
  person: ProviderPerson;
  faults: Faults;
}

/** An OpenID provider on this machine: discovery, keys, tokens with PKCE, userinfo. */
export class CompanyProvider {
  url = '';
  /** Answers nothing but this status. */
  broken: number | null = null;
  /** The issuer that its document names, if it is not its own. */
  called: string | null = null;
  /** Bodies and authorization headers that reached its token endpoint. */
  readonly tokenCalls: string[] = [];
  private keys: { id: string; pair: { publicKey: CryptoKey; privateKey: CryptoKey } }[] = [];
  private readonly grants = new Map<string, Grant>();
  private readonly tokens = new Map<string, Grant>();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', this.url);
      const page = this.broken === null ? this.page(pathname, searchParams) : null;
      if (page !== null) {
        response.writeHead(page.status, page.headers).end(page.html);
        return;
      }
      void this.answer(request).then(({ status, body }) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(body)),
      );
    });
  }

  /** @param port any free one when omitted */
  async start(port = 0): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    await this.rotate();
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** Publishes and signs with a new key, and with it alone. */
  async rotate(): Promise<void> {
    const pair = await generateKeyPair('RS256');
    this.keys = [{ id: `key-${Math.random()}`, pair }];
  }

  /** The person signs in at the address. @returns the query that the browser comes back with */
  signIn(address: string, person: ProviderPerson, faults: Faults = {}): string {
    const asked = new URL(address).searchParams;
    const code = `code-${this.grants.size}-${Math.random()}`;
    this.grants.set(code, { asked, person, faults });
    const state = faults.state ?? asked.get('state') ?? '';
    return new URLSearchParams({ code, state, iss: this.url }).toString();
  }

  /** What a browser sees: a form that takes every email and group, and the way back from it. */
  private page(path: string, query: URLSearchParams) {
    if (path === '/authorize') {
      const asked = query.toString().replaceAll('&', '&amp;');
      const hint = (query.get('login_hint') ?? '').replace(/[^\w.@+-]/g, '');
      const html = `<!doctype html><html lang="en"><title>The company</title><main>
        <h1>The company’s sign-in</h1><form action="/sign-in">
        <input type="hidden" name="asked" value="${asked}">
        <label>Work email <input name="email" value="${hint}"></label>
        <label>Groups <input name="groups"></label>
        <button>Sign in</button></form></main></html>`;
      return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, html };
    }
    if (path !== '/sign-in') return null;
    const email = query.get('email') ?? '';
    const groups = (query.get('groups') ?? '').split(' ');
    const asked = query.get('asked') ?? '';
    const person = { sub: `sub of ${email}`, email, name: email.split('@')[0], groups };
    const location = `${new URLSearchParams(asked).get('redirect_uri')}?${this.signIn(`${this.url}/authorize?${asked}`, person)}`;
    return { status: 302, headers: { location }, html: '' };
  }

  private async answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    if (this.broken !== null) return { status: this.broken, body: {} };
    const { pathname } = new URL(request.url ?? '', this.url);
    if (pathname === '/.well-known/openid-configuration') return ok(this.document());
    if (pathname === '/keys') return ok({ keys: await this.publicKeys() });
    if (pathname === '/token') return this.token(request);
    if (pathname === '/userinfo') {
      const grant = this.tokens.get(request.headers.authorization?.replace(/^Bearer /i, '') ?? '');
      return grant ? ok(grant.person) : { status: 401, body: {} };
    }
    return { status: 404, body: {} };
  }

  private document() {
    return {
      issuer: this.called ?? this.url,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      userinfo_endpoint: `${this.url}/userinfo`,
      jwks_uri: `${this.url}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      claims_supported: ['sub', 'email', 'groups'],
    };
  }

  private publicKeys() {
    return Promise.all(
      this.keys.map(async ({ id, pair }) => ({
        ...(await exportJWK(pair.publicKey)),
        kid: id,
        alg: 'RS256',
        use: 'sig',
      })),
    );
  }

  private async token(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    this.tokenCalls.push(`${request.headers.authorization ?? ''} ${text}`);
    const refused = (error: string) => ({ status: 400, body: { error } });
    const [, basic = ''] = request.headers.authorization?.split(' ') ?? [];
    const client = Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent);
    if (client.join(':') !== `${CLIENT.id}:${CLIENT.secret}`) return refused('invalid_client');
    const body = new URLSearchParams(text);
    const grant = this.grants.get(body.get('code') ?? '');
    this.grants.delete(body.get('code') ?? '');
    if (!grant) return refused('invalid_grant');
    const verifier = new TextEncoder().encode(body.get('code_verifier') ?? '');
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', verifier)).toString('base64url');
    if (hash !== grant.asked.get('code_challenge')) return refused('invalid_grant');
    if (body.get('redirect_uri') !== grant.asked.get('redirect_uri')) {
      return refused('invalid_grant');
    }
    const access_token = `access-${this.tokens.size}`;
    this.tokens.set(access_token, grant);
    return ok({ access_token, token_type: 'Bearer', id_token: await this.idToken(grant) });
  }

  private async idToken({ asked, faults, person }: Grant): Promise<string> {
    const [key] = this.keys;
    const { sub, ...rest } = person;
    const claims: JWTPayload = faults.thinToken ? {} : { ...rest };
    const seconds = Math.floor(Date.now() / 1000);
    const { signedIn = 0 } = faults;
    if (asked.has('max_age') && signedIn !== null) claims.auth_time = seconds - signedIn;
    const strange = faults.strange ? (await generateKeyPair('RS256')).privateKey : null;
    return new SignJWT({ ...claims, nonce: faults.nonce ?? asked.get('nonce') ?? '' })
      .setProtectedHeader({ alg: 'RS256', kid: key!.id })
      .setSubject(sub)
      .setIssuer(faults.issuer ?? this.url)
      .setAudience(faults.audience ?? asked.get('client_id') ?? '')
      .setIssuedAt(seconds - 3600)
      .setExpirationTime(seconds + (faults.expiresIn ?? 300))
      .sign(strange ?? key!.pair.privateKey);
  }
}

const ok = (body: unknown) => ({ status: 200, body });
