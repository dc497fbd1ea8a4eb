/**
 * The ways out for a mail: an SMTP server, or a folder of .eml files where none is configured.
 *
 * `deliver` returns how the mail left, or throws what the server said. Limits: 10 s to connect and to be greeted, 30 s
 * of
 * silence. nodemailer is loaded with the first mail: an idle server does without it.
 */
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { makeFolder } from '../config/make-folder.ts';
import { LOGO_PLACE } from './mail-layout.ts';

export interface OutgoingMail {
  id: string;
  messageId: string;
  para: string;
  assunto: string;
  texto: string;
  html: string | null;
}

export interface Sender {
  nome: string;
  endereco: string;
  /** Travels inside the mail: nothing is fetched when it is read. */
  logo?: { tipo: string; conteudo: Buffer } | null;
}

export interface MailTransport {
  deliver(mail: OutgoingMail, from: Sender): Promise<'enviado' | 'arquivado'>;
  close(): void;
}

const LOGO_CID = 'logotipo@sede';

function withLogo(html: string | null, logo: Sender['logo']): Pick<SendMailOptions, 'html' | 'attachments'> {
  if (html === null) return {};
  if (!logo || !html.includes(LOGO_PLACE)) return { html: html.replace(LOGO_PLACE, '') };
  const image = `<p style="margin:0 0 12px"><img src="cid:${LOGO_CID}" alt="" style="max-width:200px;max-height:70px"></p>`;
  const filename = logo.tipo === 'image/png' ? 'logo.png' : 'logo.jpg';
  return {
    html: html.replace(LOGO_PLACE, image),
    attachments: [
      { filename, content: logo.conteudo, contentType: logo.tipo, cid: LOGO_CID, contentDisposition: 'inline' },
    ],
  };
}

const message = (mail: OutgoingMail, from: Sender): SendMailOptions => ({
  from: { name: from.nome, address: from.endereco },
  to: { name: '', address: mail.para },
  subject: mail.assunto,
  text: mail.texto,
  ...withLogo(mail.html, from.logo),
  messageId: mail.messageId,
  // Out-of-office answers to an automatic notice help nobody.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

function smtpTransport(url: string): MailTransport {
  let transporter: Transporter | null = null;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    const { hostname, port, protocol, username, password, searchParams } = new URL(url);
    const secure = protocol === 'smtps:';
    return createTransport({
      host: hostname,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      ignoreTLS: searchParams.get('ignoreTLS') === 'true',
      requireTLS: searchParams.get('requireTLS') === 'true',
      auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      dnsTimeout: 10_000,
    });
  };
  return {
    async deliver(mail, from) {
      transporter ??= await open();
      await transporter.sendMail(message(mail, from));
      return 'enviado';
    },
    close: () => transporter?.close(),
  };
}

function folderTransport(folder: string): MailTransport {
  return {
    async deliver(mail, from) {
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message: bytes } = await composer.sendMail(message(mail, from));
      makeFolder(folder, { mode: 0o700 });
      // The same name for the same mail: a repeat replaces the file instead of doubling it.
      const path = join(folder, `${mail.id}.eml`);
      await writeFile(`${path}.part`, bytes as Buffer, { mode: 0o600, flush: true });
      await rename(`${path}.part`, path);
      return 'arquivado';
    },
    close: () => undefined,
  };
}

/** `dataDir`/emails without SMTP: nothing pretends to have been sent (decisions §6). */
export function createMailTransport(config: { smtpUrl?: string | undefined; dataDir: string }): MailTransport {
  return config.smtpUrl ? smtpTransport(config.smtpUrl) : folderTransport(join(config.dataDir, 'emails'));
}
