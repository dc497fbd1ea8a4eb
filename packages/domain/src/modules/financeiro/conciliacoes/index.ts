/** The monthly conciliação: what the rest of the domain, the server and the screens use without zod. */
export {
  CONCILIACAO_FIELDS,
  ROTULO_SITUACAO_CONCILIACAO,
  type SituacaoConciliacao,
} from './conciliacao.lists.ts';
export {
  type EstadoDoMes,
  motivoNaoAssinar,
  motivoNaoInformar,
  motivoNaoReabrirConciliacao,
  naoExplicado,
} from './conciliacao.rules.ts';
export type { Conciliacao, ContaConciliada, MovimentoSemLinha } from './conciliacao.schema.ts';
export {
  conciliacoesErrors,
  conciliacoesMessages,
  conciliacoesMotivos,
  ignoradosSomam,
  type MotivoConciliacao,
} from './conciliacoes.messages.ts';
export { PAGINAS_DA_CONCILIACAO } from './conciliacoes.name.ts';
