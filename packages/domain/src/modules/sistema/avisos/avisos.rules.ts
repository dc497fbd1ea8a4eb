/**
 * Which kinds of notice reach whom: a person is offered, on the account page, only those that their roles can bring.
 * Source: decisions §6.
 */
import { can, type Permission } from '@sede/domain/access';
import { TIPOS_AVISO, type TipoAviso } from './avisos.lists.ts';

/** Absent: anybody with an account. */
const DE_QUEM: { readonly [T in TipoAviso]?: Permission } = {
  aprovacao_solicitada: 'despesas.aprovar',
  segunda_aprovacao: 'despesas.aprovar',
  despesa_aprovada: 'despesas.solicitar-aprovacao',
  despesa_negada: 'despesas.solicitar-aprovacao',
  email_falhou: 'emails.ver',
  trabalho_falhou: 'tarefas.ver',
  copia_falhou: 'configuracoes.ver',
  prestacao_pronta: 'fechamentos.ver',
};

/** Who a notice goes to when it is not for named people. */
export const permissaoDoAviso = (tipo: TipoAviso): Permission | null => DE_QUEM[tipo] ?? null;

export const tiposDeQuem = (papeis: readonly string[]): TipoAviso[] =>
  TIPOS_AVISO.filter((tipo) => {
    const permissao = permissaoDoAviso(tipo);
    return permissao === null || can(papeis, permissao);
  });
