/** Mails as an installation without SMTP keeps them: .eml files in the data folder. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { RunningServer } from './server.ts';

/** The link in the newest mail to this address, once it is in the folder: by default that to choose a password. */
export async function linkFor(
  server: RunningServer,
  email: string,
  wanted = /http\S+\/nova-senha\?token=[\w.-]+/,
): Promise<string> {
  let link = '';
  await expect(async () => {
    const folder = join(server.dataDir, 'emails');
    for (const name of (await readdir(folder)).toSorted()) {
      const mail = await readFile(join(folder, name), 'utf8');
      const text = mail
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      if (mail.includes(`To: ${email}`)) link = wanted.exec(text)?.[0] ?? link;
    }
    expect(link).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return link;
}
