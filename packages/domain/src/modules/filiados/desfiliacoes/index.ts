/** Departures to confirm: what the rest of the domain, the server and the screens use without zod. */
export {
  DESFILIACOES_ORDEM,
  ESTADOS_DA_PROPOSTA,
  type EstadoDaProposta,
  PROPOSTA_FIELDS,
  ROTULO_ESTADO_DA_PROPOSTA,
} from './desfiliacao.lists.ts';
export { motivoNaoDesfiliar, motivoNaoManter, motivoNaoReativar } from './desfiliacao.rules.ts';
export type { PropostaDeDesfiliacao } from './desfiliacao.schema.ts';
export { DESFILIACOES_AVISOS } from './desfiliacoes.avisos.ts';
export { desfiliacoesErrors, desfiliacoesMessages, desfiliacoesMotivos } from './desfiliacoes.messages.ts';
export { PAGINA_DAS_DESFILIACOES } from './desfiliacoes.name.ts';
