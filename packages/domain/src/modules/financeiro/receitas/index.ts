/** Revenues: what the rest of the domain, the server and the screens use without zod. */
export { ACOES_FINANCEIRAS, BASES, type Base, ORIGENS, TIPOS_RECEITA, type TipoReceita } from '../financeiro.lists.ts';
export type { Escopo } from '../financeiro.parcelas.ts';
export type { Fatia } from '../financeiro.schema.ts';
export {
  BASE_ROTULOS,
  CAMPO_RELATORIO_ROTULOS,
  type CampoRelatorio,
  ESCOPO_RECEITA_ROTULOS,
  LANCAMENTO_ROTULOS,
  LANCAMENTOS_ORDEM,
  MAX_FATIAS,
  RECEITA_ANEXO_FIELDS,
  RECEITA_FIELDS,
  RECEITA_FORM_FIELDS,
  RECEITA_READ_FIELDS,
  RECEITAS_FILE_RULE,
  RECEITAS_ORDEM,
  STATUS_CREDITO,
  STATUS_CREDITO_ROTULOS,
  type StatusCredito,
} from './receita.lists.ts';
export {
  CAMPOS_CREDITADOS,
  isCreditada,
  isOrigemDe,
  motivoNaoCreditar,
  motivoNaoDarContaReceita,
  motivoNaoDesfazerCredito,
  motivoNaoEditarReceita,
  motivoNaoEstornarReceita,
  motivoNaoExcluirReceita,
  motivoNaoRemoverAnexoReceita,
  origensDe,
  type QuemMexe,
  statusCredito,
  textoCredito,
} from './receita.rules.ts';
export type { LancamentoReceita, Receita, ReceitaCompleta } from './receita.schema.ts';
export { type MotivoReceita, receitasErrors, receitasMessages, receitasMotivos } from './receitas.messages.ts';
