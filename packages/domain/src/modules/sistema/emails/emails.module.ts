/** Manifest of E-mails: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { EMAILS_AVISOS } from './emails.avisos.ts';
import { emailsContract } from './emails.contract.ts';
import { EMAILS_PENDENCIAS } from './emails.pendencias.ts';

export const emailsModule = defineModule({
  rotulo: 'E-mails',
  contract: emailsContract,
  worklist: EMAILS_PENDENCIAS,
  notices: EMAILS_AVISOS,
});
