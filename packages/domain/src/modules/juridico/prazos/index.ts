/** Deadlines: what the rest of the domain, the server and the screens use without zod. */
export {
  avisoDevido,
  type Contagem,
  contagemPadrao,
  countPrazo,
  type DiasPulados,
  FIM_DE_SEMANA,
  type Foro,
  motivoSemExpediente,
  TIPOS_DE_CONTAGEM,
  type TipoDeContagem,
} from './contagem.rules.ts';
export {
  ESTADOS_DO_PRAZO,
  MOTIVO_PROCESSO_EXCLUIDO,
  PRAZO_FIELDS,
  PRAZO_SIGILOSOS,
  PRAZOS_ORDEM,
} from './prazo.lists.ts';
export { contagemGuardada, faltasDaContagem, motivoPrazoEncerrado } from './prazo.rules.ts';
export type { Prazo, Recalculo } from './prazo.schema.ts';
export { PRAZOS_AVISOS, type PrazoAvisado, quandoVence } from './prazos.avisos.ts';
export { prazosErrors, prazosMessages, prazosMotivos } from './prazos.messages.ts';
export { PAGINA_DOS_PRAZOS } from './prazos.name.ts';
