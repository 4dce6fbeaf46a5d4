import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { freePorts } from '../server/ports.ts';
import { ended, said } from '../server/said.ts';

const movableClock = new URL('../server/movableClock.ts', import.meta.url).href;
const workspace = new URL('../../../', import.meta.url);

/** A company with an OpenID provider of its own: the one of the API's tests, as a program. */
export class Company {
  readonly clientId = 'forecourt';
  readonly clientSecret = 'the-client-secret-of-north';
  readonly issuer: string;
  private provider: ChildProcess;

  private constructor(port: number) {
    this.issuer = `http://127.0.0.1:${port}`;
    this.provider = this.spawn();
  }

  static async start(): Promise<Company> {
    const [port = 0] = await freePorts(1);
    const company = new Company(port);
    await said(company.provider, 'The company is ready on');
    return company;
  }

  /** Its provider is down. */
  async stop(): Promise<void> {
    await ended(this.provider);
  }

  /** Its clock goes with the server's, as tokens have times. */
  async moveClock(ms: number): Promise<void> {
    const moved = once(this.provider, 'message');
    this.provider.send(ms);
    await moved;
  }

  /** On the provider's page: the person signs in. @param groups with blanks between */
  async signIn(page: Page, email: string, groups: string): Promise<void> {
    await expect(page.getByRole('heading', { name: 'The company’s sign-in' })).toBeVisible();
    await page.getByLabel('Work email').fill(email);
    await page.getByLabel('Groups').fill(groups);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }

  private spawn(): ChildProcess {
    const program = 'apps/api/test/companyProviderProcess.ts';
    const { port } = new URL(this.issuer);
    return spawn(process.execPath, ['--import', movableClock, program, port], {
      cwd: workspace,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
  }
}
