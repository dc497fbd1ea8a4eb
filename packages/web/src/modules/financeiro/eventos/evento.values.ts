/** An event as its form holds it: '' for an empty text, null for an empty choice or day, lists of chosen words. */
import type { Evento } from '@sede/domain/modules/financeiro/eventos';

export const NO_EVENTO = {
  tipo: null as string | null,
  nome: '',
  areas: [] as string[],
  descricao: '',
  dataInicio: null as string | null,
  dataFim: null as string | null,
  publicosAlvo: [] as string[],
  responsaveis: '',
  relacaoDocumentos: false,
  idDocumento: null as string | null,
};
export type EventoValues = typeof NO_EVENTO;

export const valuesOf = (record: Evento): EventoValues => ({
  tipo: record.tipo,
  nome: record.nome,
  areas: record.areas,
  descricao: record.descricao ?? '',
  dataInicio: record.dataInicio,
  dataFim: record.dataFim,
  publicosAlvo: record.publicosAlvo,
  responsaveis: record.responsaveis ?? '',
  relacaoDocumentos: record.relacaoDocumentos,
  idDocumento: record.idDocumento,
});
