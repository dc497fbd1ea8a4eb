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
import type MimeNode from 'nodemailer/lib/mime-node';
import { makeFolder } from '../config/make-folder.ts';
import { type CalendarEvent, renderCalendar } from './calendar-part.ts';
import { LOGO_PLACE } from './mail-layout.ts';

export interface OutgoingMail {
  id: string;
  messageId: string;
  para: string;
  assunto: string;
  texto: string;
  html: string | null;
  /** Of the mail's own; only names that we give (`List-Unsubscribe`), each a single line. */
  cabecalhos?: Readonly<Record<string, string>>;
  /** Pictures of the text, named in it as `cid:…`. */
  imagens?: readonly InlineImage[];
  responderPara?: string | null;
  /** Of an appointment: goes along as a calendar file. */
  calendario?: CalendarEvent | null;
}

export interface InlineImage {
  cid: string;
  tipo: string;
  nome: string;
  conteudo: Buffer;
}

export interface Sender {
  nome: string;
  endereco: string;
  /** Travels inside the mail: nothing is fetched when it is read. */
  logo?: { tipo: string; conteudo: Buffer } | null;
}

export interface MailTransport {
  /** `beforeData`: awaited when the server has agreed to take the text, before its first byte; if it throws, none is given. */
  deliver(mail: OutgoingMail, from: Sender, beforeData?: () => Promise<void>): Promise<'enviado' | 'arquivado'>;
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

const inline = ({ cid, tipo, nome, conteudo }: InlineImage) => ({
  filename: nome,
  content: conteudo,
  contentType: tipo,
  cid,
  contentDisposition: 'inline' as const,
});

/** The event for this one recipient, from whoever sends the mail: otherwise calendars do not take it. */
async function withCalendar(
  { calendario, para }: OutgoingMail,
  from: Sender,
): Promise<Pick<SendMailOptions, 'icalEvent'>> {
  if (!calendario) return {};
  const { metodo } = calendario;
  const people = {
    organizador: { nome: from.nome, endereco: from.endereco },
    participante: { nome: calendario.participante, endereco: para },
  };
  const content = await renderCalendar([calendario], { metodo, ...people });
  return { icalEvent: { method: metodo, filename: 'atendimento.ics', content } };
}

async function message(mail: OutgoingMail, from: Sender): Promise<SendMailOptions> {
  const { attachments = [], ...html } = withLogo(mail.html, from.logo);
  return {
    from: { name: from.nome, address: from.endereco },
    to: { name: '', address: mail.para },
    ...(mail.responderPara && { replyTo: { name: '', address: mail.responderPara } }),
    subject: mail.assunto,
    text: mail.texto,
    ...html,
    ...(await withCalendar(mail, from)),
    attachments: [...attachments, ...(mail.imagens ?? []).map(inline)],
    messageId: mail.messageId,
    // Out-of-office answers to an automatic notice help nobody.
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.cabecalhos },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Lets `before` finish between the server's 354 and the first byte of the text. nodemailer gives the connection the message
 * as a stream and pipes it only then; a message that is never piped never reaches the server.
 */
function holdStream(compiled: MimeNode, before: () => Promise<void>): void {
  const create = compiled.createReadStream.bind(compiled);
  compiled.createReadStream = (options) => {
    const stream = create(options);
    const pipe = stream.pipe.bind(stream) as (to: NodeJS.WritableStream) => NodeJS.WritableStream;
    stream.pipe = <T extends NodeJS.WritableStream>(to: T): T => {
      before().then(
        () => pipe(to),
        (error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))),
      );
      return to;
    };
    return stream;
  };
}

function smtpTransport(url: string): MailTransport {
  let transporter: Transporter | null = null;
  const held = new Map<string, () => Promise<void>>();
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    const { hostname, port, protocol, username, password, searchParams } = new URL(url);
    const secure = protocol === 'smtps:';
    const made = createTransport({
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
    made.use('stream', ({ data, message: compiled }, done) => {
      const before = held.get(data.messageId ?? '');
      if (before) holdStream(compiled, before);
      done();
    });
    return made;
  };
  return {
    async deliver(mail, from, beforeData) {
      transporter ??= await open();
      if (beforeData) held.set(mail.messageId, beforeData);
      try {
        await transporter.sendMail(await message(mail, from));
        return 'enviado';
      } finally {
        held.delete(mail.messageId);
      }
    },
    close: () => transporter?.close(),
  };
}

function folderTransport(folder: string): MailTransport {
  return {
    async deliver(mail, from) {
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message: bytes } = await composer.sendMail(await message(mail, from));
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
