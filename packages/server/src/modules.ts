/**
 * Every module of the program, by its contract key: with `main.ts`, the only place that knows them all.
 *
 * A module that is missing here, or that the contract does not know, does not compile.
 */
import type { AppContract } from '@sede/domain/root-contract';
import type { Accounts } from '#modules/acesso/sessao/index.ts';
import { beneficiariosRoutes } from '#modules/financeiro/beneficiarios/index.ts';
import { despesasAttachments, despesasRoutes } from '#modules/financeiro/despesas/index.ts';
import { eventosRoutes } from '#modules/financeiro/eventos/index.ts';
import { itensDespesaRoutes } from '#modules/financeiro/itens-despesa/index.ts';
import { anexosRoutes } from '#modules/sistema/anexos/index.ts';
import { aoVivoRoutes } from '#modules/sistema/ao-vivo/index.ts';
import { avisosRoutes } from '#modules/sistema/avisos/index.ts';
import { configuracoesRoutes } from '#modules/sistema/configuracoes/index.ts';
import { emailsRoutes } from '#modules/sistema/emails/index.ts';
import { saudeRoutes } from '#modules/sistema/saude/index.ts';
import type { ModuleRoutes } from '#platform/api/index.ts';
import type { AttachmentOwner } from '#platform/files/index.ts';
import type { MailSender } from '#platform/mail/index.ts';

/** The modules that keep files, each answering who may see them. */
export const attachmentOwners: AttachmentOwner[] = [despesasAttachments];

export interface ModulesDeps {
  accounts: Pick<Accounts, 'modules' | 'authenticate'>;
  mailSender: Pick<MailSender, 'wake'>;
  queueRuns: () => boolean;
  version: string;
}

export type AppModules = { [K in keyof AppContract]: ModuleRoutes };

export function createModules({ accounts, mailSender, queueRuns, version }: ModulesDeps): AppModules {
  const modules: AppModules = {
    anexos: anexosRoutes,
    aoVivo: aoVivoRoutes({ authenticate: accounts.authenticate, modules: () => modules, pessoais: ['avisos'] }),
    avisos: avisosRoutes,
    beneficiarios: beneficiariosRoutes,
    conta: accounts.modules.conta,
    configuracoes: configuracoesRoutes,
    despesas: despesasRoutes,
    emails: emailsRoutes({ sender: mailSender }),
    eventos: eventosRoutes,
    itensDespesa: itensDespesaRoutes,
    saude: saudeRoutes({ queueRuns, version }),
    sessao: accounts.modules.sessao,
  };
  return modules;
}
