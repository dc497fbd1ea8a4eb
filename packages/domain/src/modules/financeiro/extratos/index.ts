/** Bank statements: what the rest of the domain, the server and the screens use without zod. */
export { ACOES_FINANCEIRAS } from '../financeiro.lists.ts';
export {
  type ExtratoLido,
  ilegivel,
  type LancamentoLido,
  MAX_LANCAMENTOS,
} from './extrato.arquivo.ts';
export type { LeiauteCsv } from './extrato.colunas.ts';
export { type ContaConferida, motivoOutraConta } from './extrato.conta.ts';
export { type LinhaCsv, readCsv, separadorDe } from './extrato.csv.ts';
export {
  type Certeza,
  ESTADOS_LANCAMENTO,
  type EstadoLancamento,
  EXTRATOS_FILE_RULE,
  LANCAMENTO_FIELDS,
  LANCAMENTOS_ORDEM,
  ROTULO_CERTEZA,
  ROTULO_ESTADO,
  type TipoVinculo,
  VINCULO_FIELDS,
} from './extrato.lists.ts';
export { type Conhecido, lancamentosNovos, type Novo } from './extrato.novos.ts';
export { isOfx, readOfx } from './extrato.ofx.ts';
export { type Periodo, splitLidos } from './extrato.previa.ts';
export { motivoNaoExcluirExtrato } from './extrato.rules.ts';
export type { Alvo, Extrato, Importado, Lancamento, Previa, PropostaLida } from './extrato.schema.ts';
export { readTexto } from './extrato.texto.ts';
export { readDia, readValor } from './extrato.valor.ts';
export { extratosErrors, extratosMessages, extratosMotivos, type MotivoExtrato } from './extratos.messages.ts';

export { type Proposta, propor } from './proposta.pares.ts';
export { type Candidato, DIAS_ANTES, DIAS_DEPOIS, DIAS_FEITO, type LinhaDoExtrato } from './proposta.pontos.ts';
