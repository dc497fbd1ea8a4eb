/**
 * Every module of the program, by its contract key: with `main.ts`, the only place that knows them all.
 *
 * A module that is missing here, or that the contract does not know, does not compile.
 */
import type { AppContract } from '@sede/domain/root-contract';
import { inicioRoutes } from '#modules/acesso/inicio/index.ts';
import type { Accounts } from '#modules/acesso/sessao/index.ts';
import { avisarFinanceiroEspecial, findUsuarioPorEmail, usuariosSource } from '#modules/acesso/usuarios/index.ts';
import { analiseRoutes } from '#modules/financeiro/analise/index.ts';
import { beneficiariosRoutes, beneficiariosSource } from '#modules/financeiro/beneficiarios/index.ts';
import { borderosRoutes, borderosSource } from '#modules/financeiro/borderos/index.ts';
import { conciliacoesRoutes } from '#modules/financeiro/conciliacoes/index.ts';
import { contasBancariasRoutes, contasBancariasSource } from '#modules/financeiro/contas-bancarias/index.ts';
import {
  despesasAttachments,
  despesasRoutes,
  despesasSource,
  palavrasDasDespesas,
} from '#modules/financeiro/despesas/index.ts';
import { documentosAttachments, documentosRoutes, documentosSource } from '#modules/financeiro/documentos/index.ts';
import { eventosRoutes, eventosSource } from '#modules/financeiro/eventos/index.ts';
import { extratosAttachments, extratosRoutes } from '#modules/financeiro/extratos/index.ts';
import { fechamentosRoutes } from '#modules/financeiro/fechamentos/index.ts';
import { funcionariosRoutes, funcionariosSource } from '#modules/financeiro/funcionarios/index.ts';
import { itensDespesaRoutes, itensDespesaSource, palavrasDosItens } from '#modules/financeiro/itens-despesa/index.ts';
import { itensReceitaRoutes, itensReceitaSource } from '#modules/financeiro/itens-receita/index.ts';
import { orcamentoRoutes, palavrasDoOrcamento } from '#modules/financeiro/orcamento/index.ts';
import { painelRoutes } from '#modules/financeiro/painel/index.ts';
import { projecaoRoutes } from '#modules/financeiro/projecao/index.ts';
import { receitasAttachments, receitasRoutes, receitasSource } from '#modules/financeiro/receitas/index.ts';
import {
  palavrasDasRecorrencias,
  recorrenciasRoutes,
  recorrenciasSource,
} from '#modules/financeiro/recorrencias/index.ts';
import { relatorioDespesasRoutes } from '#modules/financeiro/relatorio-despesas/index.ts';
import { suprimentosRoutes } from '#modules/financeiro/suprimentos/index.ts';
import { transferenciasRoutes } from '#modules/financeiro/transferencias/index.ts';
import {
  transparenciaAttachments,
  transparenciaRoutes,
  transparenciaSource,
} from '#modules/financeiro/transparencia/index.ts';
import { escritoriosRoutes } from '#modules/juridico/escritorios/index.ts';
import { anexosRoutes } from '#modules/sistema/anexos/index.ts';
import { aoVivoRoutes } from '#modules/sistema/ao-vivo/index.ts';
import { auditoriaRoutes } from '#modules/sistema/auditoria/index.ts';
import { avisosRoutes } from '#modules/sistema/avisos/index.ts';
import { buscaRoutes } from '#modules/sistema/busca/index.ts';
import { configuracoesRoutes, configuracoesSource, type PalavrasEmUso } from '#modules/sistema/configuracoes/index.ts';
import { copiasRoutes } from '#modules/sistema/copias/index.ts';
import { emailsRoutes } from '#modules/sistema/emails/index.ts';
import { saudeRoutes } from '#modules/sistema/saude/index.ts';
import { visoesRoutes } from '#modules/sistema/visoes/index.ts';
import type { ModuleRoutes } from '#platform/api/index.ts';
import type { AttachmentOwner } from '#platform/files/index.ts';
import type { Jobs } from '#platform/jobs/index.ts';
import type { MailSender } from '#platform/mail/index.ts';
import type { SearchSource } from '#platform/search/index.ts';

/** The modules that keep files, each answering who may see them. */
export const attachmentOwners: AttachmentOwner[] = [
  despesasAttachments,
  receitasAttachments,
  documentosAttachments,
  transparenciaAttachments,
  extratosAttachments,
];

/** What Ctrl K finds, in the order of its groups. */
export const searchSources: SearchSource[] = [
  despesasSource,
  recorrenciasSource,
  borderosSource,
  receitasSource,
  beneficiariosSource,
  itensDespesaSource,
  itensReceitaSource,
  contasBancariasSource,
  eventosSource,
  documentosSource,
  transparenciaSource,
  funcionariosSource,
  usuariosSource,
  configuracoesSource,
];

/** The modules whose records hold words of the settings' lists. */
const palavrasEmUso: PalavrasEmUso[] = [
  palavrasDasDespesas,
  palavrasDosItens,
  palavrasDoOrcamento,
  palavrasDasRecorrencias,
];

export interface ModulesDeps {
  accounts: Pick<Accounts, 'modules' | 'authenticate' | 'usuarios'>;
  mailSender: Pick<MailSender, 'wake'>;
  queueRuns: () => boolean;
  enqueue: Jobs['enqueue'];
  version: string;
}

export type AppModules = { [K in keyof AppContract]: ModuleRoutes };

export function createModules({ accounts, mailSender, queueRuns, enqueue, version }: ModulesDeps): AppModules {
  const modules: AppModules = {
    analise: analiseRoutes,
    anexos: anexosRoutes,
    aoVivo: aoVivoRoutes({ authenticate: accounts.authenticate, modules: () => modules, pessoais: ['avisos'] }),
    auditoria: auditoriaRoutes({ enqueue }),
    avisos: avisosRoutes,
    beneficiarios: beneficiariosRoutes,
    borderos: borderosRoutes,
    busca: buscaRoutes(searchSources),
    conciliacoes: conciliacoesRoutes,
    conta: accounts.modules.conta,
    contasBancarias: contasBancariasRoutes,
    configuracoes: configuracoesRoutes({
      conta: findUsuarioPorEmail,
      avisarEspeciais: (ctx, emails) => avisarFinanceiroEspecial(accounts.usuarios, ctx, emails),
      palavrasEmUso,
    }),
    copias: copiasRoutes({ enqueue }),
    despesas: despesasRoutes,
    documentos: documentosRoutes,
    emails: emailsRoutes({ sender: mailSender }),
    escritorios: escritoriosRoutes,
    eventos: eventosRoutes,
    extratos: extratosRoutes,
    fechamentos: fechamentosRoutes({ enqueue }),
    funcionarios: funcionariosRoutes,
    inicio: inicioRoutes({ modules: () => modules }),
    itensDespesa: itensDespesaRoutes,
    itensReceita: itensReceitaRoutes,
    painel: painelRoutes,
    projecao: projecaoRoutes,
    orcamento: orcamentoRoutes,
    receitas: receitasRoutes,
    recorrencias: recorrenciasRoutes,
    relatorioDespesas: relatorioDespesasRoutes,
    saude: saudeRoutes({ queueRuns, enqueue, version }),
    sessao: accounts.modules.sessao,
    suprimentos: suprimentosRoutes,
    transferencias: transferenciasRoutes,
    transparencia: transparenciaRoutes,
    usuarios: accounts.modules.usuarios,
    visoes: visoesRoutes(() => modules),
  };
  return modules;
}
